import { type DryRun, dryRun, type DryRunInput } from './dryRun.ts'

export type DryRunMessage = { kind: 'progress'; share: number } | { kind: 'failed' } | DryRun

const answer = (message: DryRunMessage) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<DryRunInput>) => {
  dryRun(data, (share) => answer({ kind: 'progress', share })).then(answer, () => answer({ kind: 'failed' }))
})
