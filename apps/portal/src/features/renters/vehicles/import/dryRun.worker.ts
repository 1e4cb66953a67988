import { type DryRun, dryRun, type DryRunInput } from './dryRun.ts'

export type DryRunMessage = { kind: 'failed' } | DryRun

const answer = (message: DryRunMessage) => postMessage(message, {})

addEventListener('message', ({ data }: MessageEvent<DryRunInput>) => {
  dryRun(data).then(answer, () => answer({ kind: 'failed' }))
})
