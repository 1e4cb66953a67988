import { journey } from '@voie-libre/contract/schemas/journey'
import { filled, maybe } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'
import { plateSearch } from '../journey/plateSearch.ts'

/** What one payment session pays. The provider returns to that session, whatever was searched meanwhile. [F-NAV-06] */
export const keptBasket = z.object({
  sessionId: filled,
  journeys: z.array(journey).check(z.minLength(1)),
  plate: maybe(plateSearch),
  isFromNotice: z.boolean(),
  /** ISO instant. */
  keptAt: z.iso.datetime(),
})
export type KeptBasket = z.infer<typeof keptBasket>

/** How long the operator keeps the session of a search, in milliseconds. */
export const searchLife = 30 * 60_000

/** The baskets whose session can still be alive at `now`. */
export const liveBaskets = (baskets: readonly KeptBasket[], now: Date): KeptBasket[] =>
  baskets.filter(({ keptAt }) => now.getTime() - Date.parse(keptAt) < searchLife)

/** Adds or replaces the basket of a session. */
export const withBasket = (baskets: readonly KeptBasket[], basket: KeptBasket): KeptBasket[] => [
  ...withoutBasket(baskets, basket.sessionId),
  basket,
]

export const withoutBasket = (baskets: readonly KeptBasket[], sessionId: string): KeptBasket[] =>
  baskets.filter((one) => one.sessionId !== sessionId)
