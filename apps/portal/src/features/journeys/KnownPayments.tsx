import { paymentsOfPlate, paymentStateOf } from '@voie-libre/domain/payment/known'
import type { PlateSearch } from '@voie-libre/domain/journey/plateSearch'
import type { KnownPayment } from '@voie-libre/domain/payment/records'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'
import { paymentsAtom } from '../../session/payments.ts'
import { Facts } from '../../shared/payment/Facts.tsx'
import { processingOf } from '../../shared/payment/paymentStatus.ts'
import { paymentWords } from '../../shared/payment/paymentWords.ts'
import { downloadReceipt } from '../../shared/payment/downloadReceipt.ts'
import { useAction } from '../../shared/feedback/useAction.ts'

/** Maximum number of finished payments shown here; the receipts page shows all. */
const most = 3

/** Lists payments that this browser made or started for the vehicle, to prevent a second payment. */
export function KnownPayments({ plate }: { plate: PlateSearch | undefined }) {
  const { t } = useTranslation('journeys')
  const all = useAtomValue(paymentsAtom)
  const payments = plate ? paymentsOfPlate(all, plate) : []
  const open = payments.filter((payment) => paymentStateOf(payment) === 'open')
  const decided = payments.filter((payment) => paymentStateOf(payment) !== 'open').slice(0, most)
  if (payments.length === 0) return null
  return (
    <div className="mx-auto mb-6 flex w-full flex-col gap-4">
      {open.map((payment) => (
        <OpenPayment key={keyOf(payment)} payment={payment} />
      ))}
      {decided.length > 0 && (
        <Card title={t('known.title')}>
          <ul className="divide-y divide-line">
            {decided.map((payment) => (
              <DecidedPayment key={keyOf(payment)} payment={payment} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

const keyOf = ({ sessionId, startedAt }: KnownPayment) => `${sessionId} ${startedAt}`

function OpenPayment({ payment }: { payment: KnownPayment }) {
  const { t } = useTranslation('journeys')
  return (
    <Alert tone="warning" live title={paymentWords(t, payment)}>
      <AmountAndReference payment={payment} />
      <p>{t('known.openText')}</p>
      <Button href={processingOf(payment.sessionId)} variant="secondary" icon="refresh" className="mt-1">
        {t('known.check')}
      </Button>
    </Alert>
  )
}

function DecidedPayment({ payment }: { payment: KnownPayment }) {
  const { t } = useTranslation(['journeys', 'errors'])
  const { sessionId, reference, status } = payment
  const { busy, error, run } = useAction(() => downloadReceipt(sessionId, reference))
  return (
    <li className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold">{paymentWords(t, payment)}</p>
          <AmountAndReference payment={payment} />
          {paymentStateOf(payment) === 'failed' && payment.debited === false && <p>{t('known.notDebited')}</p>}
        </div>
        {status === 'SUCCEED' && (
          <Button
            variant="secondary"
            icon="download"
            loading={busy}
            aria-label={t('known.receiptNamed', { payment: paymentWords(t, payment) })}
            onClick={() => void run()}
          >
            {t('known.receipt')}
          </Button>
        )}
      </div>
      {error && (
        <Alert tone="danger" title={t('known.receiptFailed')}>
          {t(`errors:${error.code}`)}
        </Alert>
      )}
    </li>
  )
}

function AmountAndReference({ payment: { amount, reference } }: { payment: KnownPayment }) {
  const { t } = useTranslation('journeys')
  const facts = [
    amount !== undefined && formatMoney(amount),
    reference !== undefined && t('known.reference', { reference }),
  ]
  return (
    <p className="wrap-anywhere tabular-nums empty:hidden">
      <Facts texts={facts} />
    </p>
  )
}
