import { journey } from '@voie-libre/contract/schemas/journey'
import { filled, maybe } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'
import { plateSearch } from '../journey/canonical.ts'

/** The journeys of one payment session. The provider returns to that session, whatever the driver searched meanwhile. [F-NAV-06] */
export const savedBasket = z.object({
  sessionId: filled,
  journeys: z.array(journey).check(z.minLength(1)),
  plate: maybe(plateSearch),
  isFromNotice: z.boolean(),
  /** ISO instant. */
  savedAt: z.iso.datetime(),
})
export type SavedBasket = z.infer<typeof savedBasket>

/** How long the operator keeps the session of a search, in milliseconds. */
export const searchLife = 30 * 60_000

/** The baskets whose session can still be alive at `now`. */
export const liveBaskets = (baskets: readonly SavedBasket[], now: Date): SavedBasket[] =>
  baskets.filter(({ savedAt }) => now.getTime() - Date.parse(savedAt) < searchLife)

export const withBasket = (baskets: readonly SavedBasket[], basket: SavedBasket): SavedBasket[] => [
  ...withoutBasket(baskets, basket.sessionId),
  basket,
]

export const withoutBasket = (baskets: readonly SavedBasket[], sessionId: string): SavedBasket[] =>
  baskets.filter((one) => one.sessionId !== sessionId)
