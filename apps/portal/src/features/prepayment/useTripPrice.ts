import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import useSWR from 'swr'
import { type Trip, tripPrice } from '../../api/prepayment.ts'

/** Prices in cents of a single trip in each direction. */
interface Prices {
  forward: number
  reversed: number
}
export type PriceState =
  | { kind: 'none' }
  | { kind: 'asking' }
  | ({ kind: 'known' } & Prices)
  | { kind: 'failed'; retry: () => void }

/** Requests the price of a trip and, with `alsoBack`, of its return, on each change. [PREPAY-19, PREPAY-20, OPEN-37] */
export function useTripPrice(
  plate: PlateSearch,
  trip: Trip | undefined,
  { alsoBack, onKnown, onFailed }: { alsoBack: boolean; onKnown: (forward: number) => void; onFailed: () => void },
): PriceState {
  const { data, error, isValidating, mutate } = useSWR(
    trip && (['tripPrice', plate, trip, alsoBack] as const),
    async ([, , there]): Promise<Prices> => {
      const back = { ...there, entrance: there.exit, exit: there.entrance }
      const [forward, reversed] = await Promise.all([tripPrice(plate, there), alsoBack ? tripPrice(plate, back) : 0])
      return { forward, reversed }
    },
    {
      dedupingInterval: 0,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      onSuccess: ({ forward }) => onKnown(forward),
      onError: onFailed,
    },
  )
  if (trip === undefined) return { kind: 'none' }
  if (isValidating) return { kind: 'asking' }
  return data && error === undefined ? { kind: 'known', ...data } : { kind: 'failed', retry: () => void mutate() }
}
