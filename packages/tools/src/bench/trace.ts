import type { Page } from 'playwright'
import * as z from 'zod/mini'

/** What Chromium's trace records per task: its start, and how long its thread worked on it, in microseconds. */
const trace = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), pid: z.number(), tid: z.number(), ts: z.number(), tdur: z.optional(z.number()) }),
  ),
})
type Event = z.infer<typeof trace>['traceEvents'][number]

/** One task of the page's main thread: its start in microseconds, and its work in milliseconds of processor time. */
interface Task {
  ts: number
  took: number
}

/** Records what the page does during `act`: its marks by name, and the tasks of the thread that set the first mark. */
export async function traced(page: Page, start: string, act: () => Promise<unknown>) {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] })
  await act()
  const { traceEvents } = trace.parse(JSON.parse(String(await browser?.stopTracing())))
  const mark = (wanted: string): Event => {
    const found = traceEvents.find(({ name }) => name === wanted)
    if (!found) throw new Error(`the page never reached '${wanted}'`)
    return found
  }
  const { pid, tid, ts: from } = mark(start)
  const tasks: Task[] = traceEvents
    .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid && event.ts > from)
    .map(({ ts, tdur = 0 }) => ({ ts, took: tdur / 1000 }))
  return { mark, tasks }
}
