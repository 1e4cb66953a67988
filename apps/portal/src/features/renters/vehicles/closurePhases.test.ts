import type { Plate } from '@voie-libre/contract/schemas/account'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { type Closure, loaded, loading, nextPhase, notClosed, type Step } from './closurePhases.ts'

const plateOf = (id: string): Plate => ({ id, numberPlate: `AB-${id}`, countryCode: 'FR' })
const [one, two, three] = [plateOf('1'), plateOf('2'), plateOf('3')] as const
const after = (...steps: readonly Step[]) => steps.reduce<Closure>(nextPhase, loading)
const start = [{ phase: 'loaded', vehicles: [one, two, three] }] as const
const changedOf = (plate: Plate) => ({ before: plate, after: { ...plate, validityEndDate: '2026-03-01' } })
const refusedOf = (vehicle: Plate, present?: Plate) => ({ vehicle, error: new ApiError('outage'), present })
const answered = (of: 'waiting' | 'changed', outcome: Extract<Step, { phase: 'answered' }>['outcome']) =>
  ({ phase: 'answered', of, outcome }) as const
const partly = answered('waiting', {
  changed: [changedOf(one)],
  refused: [refusedOf(two), refusedOf(three, { ...three, validityEndDate: '2026-02-01' })],
})

describe('the phases of a closure', { tags: ['API-38', 'OPEN-55', 'OPEN-72'] }, () => {
  it('load the vehicles first, again after a failure, and send nothing before', () => {
    const unloaded = { phase: 'unloaded', error: new ApiError('outage') } as const
    expect(after(unloaded)).toEqual(unloaded)
    expect(after(unloaded, loading, ...start)).toEqual(loaded([one, two, three]))
    expect(after({ phase: 'sending', sent: 0, total: 3 })).toEqual(loading)
  })

  it('end when all are closed', () => {
    const all = answered('waiting', { changed: [one, two, three].map(changedOf), refused: [] })
    expect(after(...start, { phase: 'sending', sent: 1, total: 3 })).toMatchObject({ phase: 'sending', sent: 1 })
    expect(after(...start, all)).toMatchObject({ phase: 'done', vehicles: { waiting: [], changed: [] } })
  })

  it('ask again about those that failed and those that somebody else has changed, apart', () => {
    const now = after(...start, partly)
    expect(now).toMatchObject({ phase: 'asking', vehicles: { waiting: [two], changed: [{ id: '3' }] } })
    expect('vehicles' in now && notClosed(now.vehicles)).toEqual([two, three])
    expect(nextPhase(now, { phase: 'sending', sent: 0, total: 1 })).toMatchObject({ vehicles: { refused: [] } })
    const overwritten = answered('changed', { changed: [changedOf(three)], refused: [] })
    expect(nextPhase(now, overwritten)).toMatchObject({ phase: 'asking', vehicles: { waiting: [two], changed: [] } })
    const kept = nextPhase(now, { phase: 'asking', left: { changed: [] } })
    expect(nextPhase(kept, answered('waiting', { changed: [changedOf(two)], refused: [] }))).toMatchObject({
      phase: 'done',
      vehicles: { closed: [{ before: one }, { before: two }] },
    })
  })

  it('leave out vehicles that the renter takes away', () => {
    expect(after(...start, { phase: 'asking', left: { waiting: [one] } })).toMatchObject({
      vehicles: { waiting: [one] },
    })
  })
})
