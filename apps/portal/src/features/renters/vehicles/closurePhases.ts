import type { Plate } from '@voie-libre/contract/schemas/account'
import type { ApiError } from '../../../api/errors.ts'
import type { Changed, Outcome, Refused } from '../../../api/fleet.ts'

/** The chosen vehicles, by what has become of them. */
interface Chosen {
  all: readonly Plate[]
  waiting: readonly Plate[]
  /** Those that another person has changed, as they are now. [OPEN-72] */
  changed: readonly Plate[]
  closed: readonly Changed[]
  /** Those that the last call refused, for another reason. */
  refused: readonly Refused[]
}

type Loading = { phase: 'loading'; loaded: number; total: number } | { phase: 'unloaded'; error: ApiError }
type Sending = { phase: 'sending'; sent: number; total: number }
/** Where a closure is: nothing is sent before `sending`, and the renter decides again on what is left. [API-38, OPEN-55] */
export type Closure = Loading | (({ phase: 'asking' } | Sending | { phase: 'done' }) & { vehicles: Chosen })
export type Step =
  | Loading
  | Sending
  | { phase: 'loaded'; vehicles: readonly Plate[] }
  | { phase: 'asking'; left: Partial<Pick<Chosen, 'waiting' | 'changed'>> }
  | { phase: 'answered'; of: 'waiting' | 'changed'; outcome: Outcome }

export const loading = { phase: 'loading', loaded: 0, total: 0 } as const
export const withoutDate = (vehicles: readonly Plate[]) =>
  vehicles.filter(({ validityEndDate }) => validityEndDate === undefined)

/** Vehicles that have a closure date keep it among others, unless the renter says otherwise. */
export function loaded(all: readonly Plate[]): Closure {
  const open = withoutDate(all)
  const waiting = open.length > 0 ? open : all
  return { phase: 'asking', vehicles: { all, waiting, changed: [], closed: [], refused: [] } }
}

/** The closure after a step. One that comes too early or too late changes nothing. */
export function nextPhase(now: Closure, step: Step): Closure {
  if (!('vehicles' in now)) {
    if (step.phase === 'loaded') return loaded(step.vehicles)
    return step.phase === 'loading' || step.phase === 'unloaded' ? step : now
  }
  const { vehicles } = now
  switch (step.phase) {
    case 'asking':
      return { phase: 'asking', vehicles: { ...vehicles, ...step.left } }
    case 'sending':
      return { ...step, vehicles: { ...vehicles, refused: [] } }
    case 'answered': {
      const { of, outcome } = step
      const refused = outcome.refused.filter(({ present }) => present === undefined)
      const waiting = [...(of === 'waiting' ? [] : vehicles.waiting), ...refused.map(({ vehicle }) => vehicle)]
      const changed = [
        ...(of === 'changed' ? [] : vehicles.changed),
        ...outcome.refused.flatMap(({ present }) => present ?? []),
      ]
      return {
        phase: waiting.length + changed.length === 0 ? 'done' : 'asking',
        vehicles: { ...vehicles, waiting, changed, closed: [...vehicles.closed, ...outcome.changed], refused },
      }
    }
    default:
      return now
  }
}

/** The vehicles that are not closed. */
export function notClosed({ all, closed }: Chosen): Plate[] {
  const ids = new Set(closed.map(({ before }) => before.id))
  return all.filter(({ id }) => !ids.has(id))
}
