import { useTranslation } from 'react-i18next'
import { FleetPage } from '../FleetPage.tsx'
import { JourneyTable } from './JourneyTable.tsx'

/** renters/travels. [RENTER-06] */
export function Component() {
  const { t } = useTranslation('common')
  const title = t('nav.fleetJourneys')
  return (
    <FleetPage title={title}>
      <JourneyTable listing="PROTEST" caption={title} />
    </FleetPage>
  )
}
