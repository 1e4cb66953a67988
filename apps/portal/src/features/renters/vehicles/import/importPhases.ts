import type { FileColumns } from '@voie-libre/domain/fleet/fleetImport'
import type { ApiError } from '../../../../api/errors.ts'
import type { DryRun, Preview, RefusedLines } from './dryRun.ts'

/** `reopen` is the renter's consent; `without` leaves out vehicles that lose days, `false` imports them; `asked`: an import before that choice was. */
type Wishes = { reopen?: boolean; without?: boolean | undefined; asked?: true }
/** A file that the dry run has read. */
export type Ready = Wishes & { file: File; preview: Preview }

/** `asked`: an import without a file was. `table` is what the renter says of the columns; without it, the heads say it. */
type Choice = { phase: 'choosing'; asked?: true } | { phase: 'reading'; file: File; table?: FileColumns }
type Sending =
  | { phase: 'importing'; sent: number }
  | { phase: 'stopped'; error: ApiError; refusals?: RefusedLines | undefined }
  | { phase: 'done'; imported: number; countAdded?: number; countChanged?: number }
export type Step = Choice | { phase: 'read'; result: DryRun } | (Wishes & { phase: 'preview' }) | Sending

/** Where an import is: nothing is sent before `importing`, and what has `stopped` can start again. [RENTER-02, OPEN-55] */
export type Import =
  | Choice
  | { phase: 'unreadable'; file: File; result: Exclude<DryRun, Preview> }
  | (({ phase: 'preview' } | Sending) & { ready: Ready })

/** What an import sends. */
export const partsOf = ({ preview, reopen, without }: Ready) => [
  preview.accepted,
  ...(without ? [] : [preview.shortening]),
  ...(reopen ? [preview.reopening] : []),
]

/** Whether the renter has not yet said if the vehicles that lose days are imported. */
export const isUndecided = ({ preview: { shortening }, without }: Ready) =>
  without === undefined && shortening.vehicles.length > 0

export const chosen = (file: File | undefined): Choice => (file ? { phase: 'reading', file } : { phase: 'choosing' })

/** The import after a step. A step that comes too late, such as the end of a dry run of a file chosen before, changes nothing. */
export function nextPhase(now: Import, step: Step): Import {
  if (step.phase === 'choosing' || step.phase === 'reading') return step
  if (step.phase === 'read') {
    if (now.phase !== 'reading') return now
    const { result } = step
    return result.kind === 'problem'
      ? { phase: 'unreadable', file: now.file, result }
      : { phase: 'preview', ready: { file: now.file, preview: result } }
  }
  if (!('ready' in now)) return now
  const { phase, ...choice } = step
  if (phase === 'preview') return { phase, ready: { ...now.ready, ...choice } }
  return { ...step, ready: now.ready }
}
