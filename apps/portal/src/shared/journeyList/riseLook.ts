import { isSoon, isSteep } from '@voie-libre/domain/fleet/dearer'
import type { Rise } from '@voie-libre/domain/journey/deadline'
import { parisDay } from '@voie-libre/domain/journey/parisTime'

/** The look of a later price on all screens: its colour says that it comes soon, its weight that it is steep. */
export function riseLook({ before, after, lastDay }: Pick<Rise, 'before' | 'after' | 'lastDay'>, now: Date): string {
  const steep = isSteep(before, after)
  return `${steep ? 'font-semibold' : ''} ${isSoon(lastDay, parisDay(now), steep) ? 'text-warning' : ''}`
}
