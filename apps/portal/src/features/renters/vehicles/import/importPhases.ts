import type { FileColumns } from '@voie-libre/domain/fleet/fleetImport'
import type { ApiError } from '../../../../api/errors.ts'
import type { DryRun, Preview, RefusedLines } from './dryRun.ts'

/** A file that the dry run has read; `reopen` is the renter's consent. */
export interface Ready {
  file: File
  preview: Preview
  reopen: boolean
}

/** `table` is what the renter says of the columns; without it, the heads say it. */
type Choice = { phase: 'choosing' } | { phase: 'reading'; file: File; table?: FileColumns }
type Sending =
  | { phase: 'importing'; sent: number }
  | { phase: 'stopped'; error: ApiError; refusals?: RefusedLines | undefined }
  | { phase: 'done'; imported: number }
export type Step = Choice | { phase: 'read'; result: DryRun } | { phase: 'preview'; reopen: boolean } | Sending

/** Where an import is: nothing is sent before `importing`, and what has `stopped` can start again. [RENTER-02, OPEN-55] */
export type Import =
  | Choice
  | { phase: 'unreadable'; file: File; result: Exclude<DryRun, Preview> }
  | (({ phase: 'preview' } | Sending) & { ready: Ready })

export const chosen = (file: File | undefined): Choice => (file ? { phase: 'reading', file } : { phase: 'choosing' })

/** The import after a step. A step that comes too late, such as the end of a dry run of a file chosen before, changes nothing. */
export function nextPhase(now: Import, step: Step): Import {
  if (step.phase === 'choosing' || step.phase === 'reading') return step
  if (step.phase === 'read') {
    if (now.phase !== 'reading') return now
    const { result } = step
    return result.kind === 'problem'
      ? { phase: 'unreadable', file: now.file, result }
      : { phase: 'preview', ready: { file: now.file, preview: result, reopen: false } }
  }
  if (!('ready' in now)) return now
  if (step.phase === 'preview') return { phase: 'preview', ready: { ...now.ready, reopen: step.reopen } }
  return { ...step, ready: now.ready }
}
