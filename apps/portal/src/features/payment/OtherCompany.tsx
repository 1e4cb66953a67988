import { pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useTranslation } from 'react-i18next'
import { companyOf, journeysOfCompany } from '../../api/payments.ts'
import { useResource } from '../../api/resource.ts'
import { saveSearch } from '../../session/search.ts'
import type { FoundState } from '../../shared/journeySearch/foundState.ts'
import { useGo } from '../../shared/page/navigation.ts'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../shared/feedback/useAction.ts'

/** Offers to pay journeys of the same vehicle at another company, if any. [RESULT-23, OPEN-44] */
export function OtherCompany({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('payment')
  const { data: company } = useResource(companyOf(sessionId))
  const go = useGo()
  const { busy, error, run } = useAction(async (code: string) => {
    const set = await journeysOfCompany(sessionId, code)
    const found = set.sessionId ?? sessionId
    saveSearch({ ...set, sessionId: found })
    go(pages.travels, { state: { found } satisfies FoundState })
  })
  const companyCode = company?.hasCompany ? company.details?.companyCode : undefined
  if (companyCode === undefined) return null
  return (
    <Card title={t('confirmation.company')} tone="accent">
      <p className="mb-4">{t('confirmation.companyText')}</p>
      <Button icon="wallet" loading={busy} onClick={() => void run(companyCode)}>
        {t('confirmation.payCompany')}
      </Button>
      {error && (
        <div className="mt-4">
          <FailureNotice error={error} aboutJourneys />
        </div>
      )}
    </Card>
  )
}
