import { pages } from '@voie-libre/domain/access/pages'
import { Card } from '@voie-libre/ui/card'
import { Spinner } from '@voie-libre/ui/spinner'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, Navigate, replace, useLoaderData } from 'react-router'
import { emailOf } from '../../api/payments.ts'
import { localized } from '../../i18n/setup.ts'
import { adoptSession, saveEmail } from '../../session/search.ts'
import { Page } from '../../shared/page/Page.tsx'
import { sessionIdIn } from './sessionIdIn.ts'
import { resultPage } from './paymentAttempt.ts'

/** Handles the return from the provider, possibly in another browser than at the start. [RESULT-04..07] */
export function loader({ request }: LoaderFunctionArgs) {
  const sessionId = sessionIdIn(new URL(request.url).searchParams)
  if (sessionId === undefined) throw replace(localized(pages.home))
  adoptSession(sessionId)
  // Not awaited: the page shows the check in progress. Started in the loader, so that it runs once.
  return { result: check(sessionId) }
}

async function check(sessionId: string): Promise<string> {
  try {
    saveEmail(sessionId, await emailOf(sessionId))
  } catch {
    // Optional data for the confirmation; the status alone decides the page. [RESULT-07, F-PAY-04]
  }
  return resultPage(sessionId)
}

/** [§2.8] */
export function Component() {
  const { t } = useTranslation(['payment', 'common'])
  const { result } = useLoaderData<typeof loader>()
  return (
    <Page title={t('processing.title')} breadcrumb={[]}>
      <Card className="mx-auto max-w-prose">
        <div className="flex flex-col items-center gap-4 py-8 text-center">
          <Spinner size="lg" label={t('common:loading')} />
          <p className="text-lg font-semibold">{t('processing.text')}</p>
          <p className="text-text-soft">{t('processing.wait')}</p>
        </div>
      </Card>
      <Suspense>
        <Onward result={result} />
      </Suspense>
    </Page>
  )
}

const Onward = ({ result }: { result: Promise<string> }) => <Navigate to={localized(use(result))} replace />
