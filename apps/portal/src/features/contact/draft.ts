import * as z from 'zod/mini'

const state = z.object({ usr: z.object({ draft: z.record(z.string(), z.string()) }) })

/**
 * What was typed, kept with this entry of the tab's history: a reload, or coming back, brings it back. Not in a storage,
 * which other pages and later visits would share.
 */
export function readDraft(): Readonly<Record<string, string>> {
  const found = z.safeParse(state, history.state)
  return found.success ? found.data.usr.draft : {}
}

/** The router keeps its own marks in the entry; `usr` is the host's part. */
export function keepDraft(draft: Readonly<Record<string, string>>): void {
  try {
    const marks: unknown = history.state
    history.replaceState({ ...(typeof marks === 'object' ? marks : {}), usr: { draft } }, '')
  } catch {
    // some browsers count how often this is done: then the last words are not kept
  }
}
