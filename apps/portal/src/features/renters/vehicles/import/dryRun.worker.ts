import { type DryRun, dryRun, type DryRunInput, type Preview } from './dryRun.ts'

export type DryRunMessage = { kind: 'progress'; share: number } | { kind: 'failed' } | DryRun

const answer = (message: DryRunMessage, moved: Transferable[] = []) => postMessage(message, { transfer: moved })

const buffersOf = ({ accepted, rejected, acceptedLines }: Preview) =>
  [...accepted, ...rejected, acceptedLines].map(({ buffer }) => buffer)

addEventListener('message', ({ data }: MessageEvent<DryRunInput>) => {
  let reported = 0
  const report = (share: number) => {
    // Each message is a task of the page.
    if (share < 1 && share - reported < 0.01) return
    reported = share
    answer({ kind: 'progress', share })
  }
  dryRun(data, report).then(
    (result) => answer(result, result.kind === 'preview' ? buffersOf(result) : []),
    () => answer({ kind: 'failed' }),
  )
})
