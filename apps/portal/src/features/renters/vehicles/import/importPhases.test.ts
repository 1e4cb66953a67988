import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../api/errors.ts'
import type { Preview } from './dryRun.ts'
import { chosen, type Import, nextPhase, type Step } from './importPhases.ts'

const file = new File(['numberPlate'], 'fleet.csv')
const part = { csv: new Blob(), lines: new Uint32Array(), vehicles: [] }
const table = { head: ['Fahrzeug'], rows: [], columns: [''], unread: [], proposal: [''] } as const
const preview: Preview = {
  kind: 'preview',
  table,
  added: 1,
  changed: 0,
  reopened: 1,
  unchanged: 0,
  refused: 0,
  isFleetKnown: true,
  refusals: { lines: [], file: new Blob() },
  missing: [],
  accepted: part,
  shortening: part,
  reopening: part,
}
const after = (...steps: readonly Step[]) => steps.reduce<Import>(nextPhase, chosen(undefined))
const read = [chosen(file), { phase: 'read', result: preview }] as const
const sent = { phase: 'importing', sent: 0.5 } as const

describe('the phases of an import', { tags: ['RENTER-02', 'OPEN-55', 'OPEN-72'] }, () => {
  it('go from a file over its dry run and its upload to the end, with the consent to reopen', () => {
    expect(after()).toEqual({ phase: 'choosing' })
    expect(after(chosen(file))).toEqual({ phase: 'reading', file })
    expect(after(...read)).toEqual({ phase: 'preview', ready: { file, preview } })
    const ready = { file, preview, reopen: true }
    const agreed = { phase: 'preview', reopen: true } as const
    expect(after(...read, agreed, sent)).toEqual({ phase: 'importing', sent: 0.5, ready })
    expect(after(...read, agreed, sent, { phase: 'done', imported: 2 })).toEqual({ phase: 'done', imported: 2, ready })
  })

  it('keep file, dry run and consent after a stop, and drop its error when the upload starts again', () => {
    const stop = { phase: 'stopped', error: new ApiError('outage') } as const
    expect(after(...read, sent, stop)).toMatchObject({ ...stop, ready: { file, preview } })
    expect(after(...read, sent, stop, sent)).toEqual({ ...sent, ready: { file, preview } })
  })

  it('keep the columns in sight while the file is read as the renter says', () => {
    const unknown = { phase: 'read', result: { kind: 'problem', problem: 'wrong_columns', table } } as const
    const told = { phase: 'reading', file, table: { ...table, columns: ['numberPlate'] } } as const
    expect(after(chosen(file), unknown, told)).toEqual(told)
    expect(after(chosen(file), unknown, told, { phase: 'read', result: preview })).toMatchObject({ phase: 'preview' })
    expect(after(chosen(file), unknown, told, chosen(file)), 'another file is read by its heads').toEqual(chosen(file))
  })

  it('name the problem of a file as a whole, which another file ends', () => {
    const result = { kind: 'problem', problem: 'empty' } as const
    expect(after(chosen(file), { phase: 'read', result })).toEqual({ phase: 'unreadable', file, result })
    expect(after(chosen(file), { phase: 'read', result }, chosen(undefined))).toEqual({ phase: 'choosing' })
  })

  it('ignore the end of a dry run and the progress of an upload whose file was taken away', () => {
    expect(after({ phase: 'read', result: preview })).toEqual({ phase: 'choosing' })
    expect(after(...read, chosen(undefined), sent)).toEqual({ phase: 'choosing' })
  })
})
