import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shared/page/Page.tsx'

/** Placeholder of a page that opens later, with links to available pages. */
export function Component() {
  const { t } = useTranslation(['soon', 'common'])
  return (
    <Page title={t('title')}>
      <EmptyState
        title={t('text')}
        illustration="road"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button href={pages.formPayment}>{t('pay')}</Button>
            <Button href={pages.home} variant="secondary">
              {t('common:action.home')}
            </Button>
          </div>
        }
      />
    </Page>
  )
}
