import { pages } from '@voie-libre/domain/access/pages'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Page } from '../../../shared/page/Page.tsx'
import { usePageHead } from '../../../shared/page/pageHead.ts'
import { ContractsPanel } from '../contracts/ContractsPanel.tsx'
import { JourneyTable } from './JourneyTable.tsx'

/** renters/travels: the list, or by rental contract. [RENTER-06] */
export function Component() {
  const { t } = useTranslation('fleet')
  const [query] = useSearchParams()
  const head = usePageHead('renterTravels')
  const list = { label: head.title, href: pages.renterTravels }
  // Different keys, so that a change of the view moves the focus to the heading.
  return query.get('view') === 'contracts' ? (
    <Page key="contracts" {...head} title={t('contracts.title')} parents={[list]}>
      <ContractsPanel />
    </Page>
  ) : (
    <Page key="list" {...head}>
      <JourneyTable listing="PROTEST" caption={head.title} />
    </Page>
  )
}
