import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/errors.ts'
import { TroubleNotice } from '../../shared/feedback/TroubleNotice.tsx'

interface ClaimTroubleProps {
  error: ApiError
  renter: boolean
  onRetry: () => void
}

/** Explains why sending a claim failed and how to continue. The form keeps its values. */
export function ClaimTrouble({ error, renter, onRetry }: ClaimTroubleProps) {
  const { t } = useTranslation(['claim', 'errors'])
  if (error.kind !== 'refused') return <TroubleNotice error={error} onRetry={onRetry} />
  const [page, words] =
    error.code === 'payment_session_invalid'
      ? ([pages.formClaim, 'trouble.search'] as const)
      : error.code === 'payment_journeys_invalid' || error.code === 'renter_protest_no_journey_selected'
        ? ([pages.claimSelect, 'claim.change'] as const)
        : []
  if (page === undefined) return <TroubleNotice error={error} />
  return (
    <Alert tone="danger" title={t(`errors:${error.code}`)}>
      <p>{t(`trouble.${error.code === 'payment_session_invalid' ? 'session' : 'journeys'}`)}</p>
      <Button href={renter ? pages.renterPaymentNotice : page} variant="secondary" className="mt-2">
        {t(renter ? 'claim.toNotices' : words)}
      </Button>
    </Alert>
  )
}
