import type { PlateSearch } from '@voie-libre/domain/journey/plateSearch'
import { useEffect, useEffectEvent, useState } from 'react'
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
  { licensePlate, country }: PlateSearch,
  trip: Trip | undefined,
  { alsoBack, onKnown, onFailed }: { alsoBack: boolean; onKnown: (forward: number) => void; onFailed: () => void },
): PriceState {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ to: string; prices: Prices | undefined }>()
  const { entrance, exit, vehicleClass } = trip ?? {}
  const request = `${entrance} ${exit} ${vehicleClass} ${attempt}`

  const known = useEffectEvent(onKnown)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (entrance === undefined || exit === undefined || vehicleClass === undefined) return undefined
    const own = new AbortController()
    const plate = { licensePlate, country }
    const there = { entrance, exit, vehicleClass }
    const back = { entrance: exit, exit: entrance, vehicleClass }
    Promise.all([
      tripPrice(plate, there, own.signal),
      alsoBack ? tripPrice(plate, back, own.signal) : Promise.resolve(0),
    ])
      .then(([forward, reversed]) => {
        if (own.signal.aborted) return
        setAnswer({ to: request, prices: { forward, reversed } })
        known(forward)
      })
      .catch(() => {
        if (own.signal.aborted) return
        setAnswer({ to: request, prices: undefined })
        failed()
      })
    return () => own.abort()
  }, [licensePlate, country, entrance, exit, vehicleClass, alsoBack, request])

  if (trip === undefined) return { kind: 'none' }
  if (answer?.to !== request) return { kind: 'asking' }
  return answer.prices
    ? { kind: 'known', ...answer.prices }
    : { kind: 'failed', retry: () => setAttempt((before) => before + 1) }
}
