import { useTranslation } from 'react-i18next'
import { FleetPage } from '../FleetPage.tsx'
import { JourneyTable } from './JourneyTable.tsx'

/** renters/paymentNotice. [RENTER-07] */
export function Component() {
  const { t } = useTranslation('common')
  const title = t('nav.fleetNotices')
  return (
    <FleetPage title={title}>
      <JourneyTable listing="LATE_PAYMENT" caption={title} />
    </FleetPage>
  )
}
