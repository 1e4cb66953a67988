import { type DryRun, dryRun, type DryRunInput } from './dryRun.ts'

export type DryRunMessage = { kind: 'progress'; share: number } | { kind: 'failed' } | DryRun

const answer = (message: DryRunMessage, moved: Transferable[] = []) => postMessage(message, { transfer: moved })

addEventListener('message', ({ data }: MessageEvent<DryRunInput>) => {
  dryRun(data, (share) => answer({ kind: 'progress', share })).then(
    (result) => answer(result, result.kind === 'preview' ? [result.acceptedLines.buffer] : []),
    () => answer({ kind: 'failed' }),
  )
})
