import { isSoon, isSteep } from '@voie-libre/domain/fleet/dearer'
import type { Rise } from '@voie-libre/domain/journey/deadline'
import { parisDay } from '@voie-libre/domain/journey/parisTime'

/**
 * The look of a later price on all screens: its colour says that it comes within the week, its weight that it is steep. Where
 * nearly all are steep, `isUsual`, none has weight.
 */
export const riseLook = (
  { before, after, lastDay }: Pick<Rise, 'before' | 'after' | 'lastDay'>,
  now: Date,
  isUsual = false,
): string =>
  `${!isUsual && isSteep(before, after) ? 'font-semibold' : ''} ${isSoon(lastDay, parisDay(now)) ? 'text-warning' : ''}`
