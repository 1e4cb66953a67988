import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/errors.ts'
import { processingOf } from '../../shared/payment/paymentStatus.ts'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { isGone } from './basket.ts'

export type Failure =
  | { kind: 'call'; error: ApiError; onRetry?: () => void }
  /** The provider's page did not open, or its URL is not allowed. */
  | { kind: 'provider' }
  /** The portal sent a card payment and got no response, so the outcome is unknown. */
  | { kind: 'unanswered'; error: ApiError; sessionId: string }

/** Explains a failure; never offers a second payment before a check of the first. [PAY-08, PAY-14, PAY-15] */
export function PaymentFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation(['payment', 'errors', 'common'])
  switch (failure.kind) {
    case 'provider':
      return (
        <Alert tone="danger" title={t('failure.provider')}>
          <p>{t('errors:unknown')}</p>
          <p>{t('failure.notDebited')}</p>
        </Alert>
      )
    case 'unanswered':
      return (
        <div className="flex flex-col items-start gap-4">
          <FailureNotice error={failure.error} />
          <p>{t('failure.maybePaid')}</p>
          <Button variant="secondary" icon="refresh" href={processingOf(failure.sessionId)}>
            {t('started.check')}
          </Button>
        </div>
      )
    default: {
      const { error, onRetry } = failure
      if (!isGone(error)) {
        return (
          <div className="flex flex-col gap-3">
            <FailureNotice error={error} {...(onRetry && { onRetry })} />
            <p>{t('failure.notDebited')}</p>
          </div>
        )
      }
      const isEnded = error.code === 'payment_session_invalid'
      return (
        <Alert tone="danger" title={t(`errors:${error.code}`)}>
          {error.code === 'payment_journeys_invalid' && <p>{t('failure.changed')}</p>}
          <p>{t('failure.notDebited')}</p>
          <NextPages>
            <Button href={isEnded ? pages.formPayment : pages.travels}>
              {t(isEnded ? 'failure.search' : 'failure.list')}
            </Button>
          </NextPages>
        </Alert>
      )
    }
  }
}

/** Links out of a payment that cannot continue: `children`, and home. */
export function NextPages({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {children}
      <Button href={pages.home} variant="secondary">
        {t('action.home')}
      </Button>
    </div>
  )
}
