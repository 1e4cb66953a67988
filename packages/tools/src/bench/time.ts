import { flushSync } from 'react-dom'

/** Time until the frame that shows the change is finished: script, style, layout and paint. */
export async function time(change: () => void): Promise<number> {
  const started = performance.now()
  flushSync(change)
  await new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => done())
      port1.start()
      port2.postMessage('painted')
    })
  })
  return performance.now() - started
}

/** Mean of several times. */
export async function mean(times: number, change: (index: number) => void): Promise<number> {
  let sum = 0
  for (let index = 0; index < times; index += 1) sum += await time(() => change(index))
  return sum / times
}
