import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { paymentsAtom } from '../../session/payments.ts'
import { processingOf } from '../../shared/payment/paymentStatus.ts'
import { paymentWords } from '../../shared/payment/paymentWords.ts'

interface StartedNoticeProps {
  sessionId: string
  onResume: () => void
}

/** Replaces the form after Back from the provider or a reload, until the driver chooses. [F-NAV-03] */
export function StartedNotice({ sessionId, onResume }: StartedNoticeProps) {
  const { t } = useTranslation(['journeys', 'payment'])
  const payment = useAtomValue(paymentsAtom).find((one) => one.sessionId === sessionId)
  return (
    <Alert tone="warning" live title={t('payment:started.title')}>
      <p>{t('payment:started.text')}</p>
      {payment && <p>{paymentWords(t, payment)}</p>}
      {payment?.reference !== undefined && <p>{t('known.reference', { reference: payment.reference })}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button href={processingOf(sessionId)} icon="refresh">
          {t('payment:started.check')}
        </Button>
        <Button variant="secondary" onClick={onResume}>
          {t('payment:started.resume')}
        </Button>
      </div>
    </Alert>
  )
}
