import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Illustration } from '@voie-libre/ui/illustration'
import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router'
import { ApiError } from '../../api/errors.ts'
import { Page } from '../../shared/page/Page.tsx'
import { usePageHead } from '../../shared/page/pageHead.ts'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'

/** Shows that the journeys failed to load; must differ from an empty list. [OPEN-05] */
export function ListFailure() {
  const { t } = useTranslation(['journeys', 'common'])
  const { revalidate, state } = useRevalidator()
  const error = useRouteError()
  if (!(error instanceof ApiError)) throw error
  const again = error.kind === 'refused' ? {} : { onRetry: () => void revalidate(), busy: state === 'loading' }
  return (
    <Page {...usePageHead('travels', [])}>
      <div className="mx-auto flex max-w-prose flex-col items-center gap-6">
        <Illustration name="closed" />
        <div className="w-full">
          <FailureNotice error={error} aboutJourneys {...again} />
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <Button href={pages.formPayment} icon="search">
            {t('empty.again')}
          </Button>
          <Button href={pages.home} variant="secondary">
            {t('common:action.home')}
          </Button>
        </div>
      </div>
    </Page>
  )
}
