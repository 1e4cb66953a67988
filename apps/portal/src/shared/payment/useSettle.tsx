import type { Plate } from '@voie-libre/contract/schemas/account'
import { pages } from '@voie-libre/domain/access/pages'
import { canonicalPlate } from '@voie-libre/domain/journey/canonical'
import { totalDue } from '@voie-libre/domain/journey/price'
import { initialSelection } from '@voie-libre/domain/journey/selection'
import { payable } from '@voie-libre/domain/payment/start'
import { useJourneySearch } from '../journeySearch/useJourneySearch.ts'
import { useSecondPayment } from './useSecondPayment.tsx'

/** Opens the payment of all that one of the customer's vehicles has to pay; its list, if that is nothing by now. */
export function useSettle() {
  const { openPayment, dialog } = useSecondPayment(undefined)
  const { search, ...progress } = useJourneySearch({
    onward: ({ journeys }) => {
      const chosen = payable(journeys, initialSelection(journeys))
      if (totalDue(chosen) <= 0) return pages.travels
      openPayment(chosen)
      return undefined
    },
  })
  const settle = ({ countryCode: country, numberPlate }: Plate) =>
    void search({ by: 'plate', form: { country, plate: canonicalPlate(numberPlate), rental: false } })
  return { ...progress, settle, dialog }
}
