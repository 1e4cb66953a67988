import { isSoon } from '@voie-libre/domain/fleet/dearer'
import type { Rise } from '@voie-libre/domain/journey/deadline'
import { parisDay } from '@voie-libre/domain/journey/parisTime'

/** The look of a later price on all screens: its colour says that it comes within the week. */
export const riseLook = ({ lastDay }: Pick<Rise, 'lastDay'>, now: Date): string =>
  isSoon(lastDay, parisDay(now)) ? 'text-warning' : ''
