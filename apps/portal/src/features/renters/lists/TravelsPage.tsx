import { pages } from '@voie-libre/domain/access/pages'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ContractsPanel } from '../contracts/ContractsPanel.tsx'
import { FleetPage } from '../FleetPage.tsx'
import { JourneyTable } from './JourneyTable.tsx'

/** renters/travels: the list, or by rental contract. [RENTER-06] */
export function Component() {
  const { t } = useTranslation(['common', 'fleet'])
  const [query] = useSearchParams()
  const title = t('nav.fleetJourneys')
  if (query.get('view') === 'contracts') {
    return (
      // A page of its own: its key moves the focus to the heading.
      <FleetPage
        key="contracts"
        title={t('fleet:contracts.title')}
        parent={{ label: title, href: pages.renterTravels }}
      >
        <ContractsPanel />
      </FleetPage>
    )
  }
  return (
    <FleetPage key="list" title={title}>
      <JourneyTable listing="PROTEST" caption={title} />
    </FleetPage>
  )
}
