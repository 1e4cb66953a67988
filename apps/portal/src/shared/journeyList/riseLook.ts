import { isSoon, isSteep } from '@voie-libre/domain/fleet/dearer'
import type { Rise } from '@voie-libre/domain/journey/deadline'
import { parisDay } from '@voie-libre/domain/journey/parisTime'

/** The look of a later price on all screens: its colour says that it comes within the week, its weight that it is steep. */
export const riseLook = (rise: Rise, now: Date): string =>
  `${isSteep(rise) ? 'font-semibold' : ''} ${isSoon(rise.lastDay, parisDay(now)) ? 'text-warning' : ''}`
