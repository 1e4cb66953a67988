import { isSteep } from '@voie-libre/domain/fleet/dearer'

/** How a later price looks on each screen: a steep rise stands out, one of today or tomorrow has its colour. */
export const riseLook = (before: number, after: number, isNear: boolean) =>
  isSteep(before, after) ? 'font-semibold text-warning' : isNear ? 'text-warning' : ''
