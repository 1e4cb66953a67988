import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '../../i18n/setup.ts'
import type { SearchPurpose } from '../../shared/journeySearch/useJourneySearch.ts'
import { FactsAside } from '../../shared/page/FactsAside.tsx'
import { SearchPage } from './SearchPage.tsx'

const toContest: SearchPurpose = {
  onlyNotices: true,
  onward: async ({ journeys }) => {
    if (journeys.length > 0) return pages.claimSelect
    await loadNamespaces(['journeys']) // for `Nothing`
    return undefined
  },
}

/** form/claim: searches for journeys to contest. [OPEN-27] */
export function Component() {
  const { t } = useTranslation('claim')
  return (
    <SearchPage
      title={t('search.title')}
      subtitle={t('search.subtitle')}
      purpose={toContest}
      aside={
        <FactsAside
          title={t('facts.label')}
          facts={[
            ['search', t('facts.number')],
            ['file', t('facts.files')],
            ['clock', t('facts.time')],
          ]}
        />
      }
      nothing={<Nothing />}
    />
  )
}

function Nothing() {
  const { t } = useTranslation(['claim', 'journeys'])
  return (
    <Alert tone="info" live title={t('journeys:empty.title')}>
      <p>{t('journeys:empty.delay')}</p>
      <p>{t('search.byNumber')}</p>
      <Button href={pages.formPayment} variant="secondary" className="mt-2">
        {t('search.toPay')}
      </Button>
    </Alert>
  )
}
