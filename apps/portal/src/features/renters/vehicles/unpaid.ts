import type { ContractMatch, RentalContract } from '@voie-libre/contract/schemas/fleet'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { totalDue } from '@voie-libre/domain/journey/price'
import { riseOfAll } from '@voie-libre/domain/fleet/dearer'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchContracts } from '../../../api/fleet.ts'
import { useResource } from '../../../api/resource.ts'
import { toPayPageData } from '../../../api/whitelabel.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { useToday } from '../../../shared/page/useToday.ts'

/** A match counts only the days on which the vehicle belongs to the fleet. [OPEN-68] */
export const everyDay = { start: '2000-01-01', end: '2999-12-31' } as const

/** Of so many, the journeys of the largest fleets are still a few megabytes. */
const most = 500

/**
 * The unpaid journeys of each period, in their order; `periods` must be stable. Undefined until they are known, for more than
 * `most`, and, silently, where the operator does not answer: then the renter decides without them. [OPEN-71]
 */
export function useUnpaid(periods: readonly RentalContract[]): readonly ContractMatch[] | undefined {
  const [found, setFound] = useState<{ periods: typeof periods; matches: readonly ContractMatch[] }>()
  useEffect(() => {
    const own = new AbortController()
    const matches: ContractMatch[] = []
    if (periods.length > 0 && periods.length <= most)
      matchContracts(periods, own.signal, (part) => matches.push(...part)).then(
        () => matches.every(({ outcome }) => outcome !== 'invalid') && setFound({ periods, matches }),
        () => undefined,
      )
    return () => own.abort()
  }, [periods])
  return found?.periods === periods ? found.matches : undefined
}

/** Number of journeys, their sum and what it becomes, for a text. */
export function useSums(journeys: readonly Journey[] | undefined) {
  const { t } = useTranslation('fleet')
  const now = useToday()
  const { lateFees = [] } = useResource(journeys && toPayPageData()).data ?? {}
  if (journeys === undefined) return undefined
  const rise = riseOfAll(journeys, lateFees, now)
  const then = rise ? `, ${t('desk.then', { after: formatMoney(rise.after) })}` : ''
  return { count: journeys.length, due: formatMoney(totalDue(journeys)) + then }
}
