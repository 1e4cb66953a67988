import type { Journey } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { displayGroup, displayGroups } from '@voie-libre/domain/journey/category'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { displayedTtc, totalDue } from '@voie-libre/domain/journey/price'
import { Link } from '@voie-libre/ui/link'
import { SummaryPanel } from '@voie-libre/ui/summary-panel'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'
import { NearestDeadline } from '../../shared/journeyList/NearestDeadline.tsx'
import { Way } from '../../shared/journeyList/Way.tsx'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import { useTripText } from './tripText.ts'

const groups = [...displayGroups, 'prepayment'] as const

interface PaymentSummaryProps {
  plate: PlateSearch | undefined
  journeys: readonly Journey[]
  /** Whether the list still shows the search of this basket. */
  hasList: boolean
  /** The pay button of narrow windows. */
  children?: ReactNode
}

/** Sums up the basket, read-only, with a link to the list for changes. [PAY-02, OPEN-22, OPEN-32] */
export function PaymentSummary({ plate, journeys, hasList, children }: PaymentSummaryProps) {
  const { t } = useTranslation('payment')
  const trip = useTripText()
  const indemnity = journeys.reduce((sum, journey) => sum + journey.indemnity, 0)
  const lines = groups.flatMap((group) => {
    const members = journeys.filter(
      (journey) => (journey.status === 'PREPAYMENT' ? 'prepayment' : displayGroup(journey)) === group,
    )
    if (members.length === 0) return []
    return {
      label: t(`summary.${group}`, { count: members.length }),
      amount: formatMoney(members.reduce((sum, journey) => sum + displayedTtc(journey), 0)),
      items: members.map((journey) => ({
        label: <Way text={trip(journey)} />,
        amount: formatMoney(displayedTtc(journey)),
      })),
    }
  })
  return (
    <SummaryPanel
      className="max-lg:-mx-4 sm:max-lg:-mx-6"
      title={t('summary.title')}
      about={
        <>
          {plate && <VehiclePlate vehicle={plate} />}
          <NearestDeadline journeys={journeys} className="mt-4 mb-1" />
        </>
      }
      lines={indemnity === 0 ? lines : [...lines, { label: t('summary.indemnity'), amount: formatMoney(indemnity) }]}
      total={{ label: t('summary.total'), amount: formatMoney(totalDue(journeys)) }}
      note={
        // On a phone the page itself shows the link.
        hasList && (
          <Link href={pages.travels} variant="back" className="max-lg:hidden">
            {t('summary.change')}
          </Link>
        )
      }
    >
      {children}
    </SummaryPanel>
  )
}
