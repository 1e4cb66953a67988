import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Icon, type IconName } from '@voie-libre/ui/icon'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '../../i18n/setup.ts'
import type { SearchPurpose } from '../../shared/journeySearch/useJourneySearch.ts'
import { SearchPage } from './SearchPage.tsx'

const toContest: SearchPurpose = {
  onlyNotices: true,
  onward: async ({ journeys }: JourneysSet) => {
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
      aside={<Aside />}
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

function Aside() {
  const { t } = useTranslation('claim')
  const facts: [IconName, string][] = [
    ['search', t('facts.number')],
    ['file', t('facts.files')],
    ['clock', t('facts.time')],
  ]
  return (
    <aside aria-label={t('facts.label')}>
      <Card tone="sunken" title={t('facts.label')}>
        <ul className="flex flex-col gap-4">
          {facts.map(([icon, text]) => (
            <li key={icon} className="flex items-center gap-3">
              <Icon name={icon} size={24} className="shrink-0 text-action-text" />
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}
