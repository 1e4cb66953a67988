import { paymentsOfPlate, paymentStateOf } from '@voie-libre/domain/payment/known'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import type { KnownPayment } from '@voie-libre/domain/payment/records'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'
import { paymentsAtom } from '../../session/payments.ts'
import { Way } from '../../shared/journeyList/Way.tsx'
import { processingOf } from '../../shared/payment/paymentStatus.ts'
import { paymentWords } from '../../shared/payment/paymentWords.ts'
import { PaymentRow } from '../../shared/payment/PaymentRow.tsx'

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
  const factsOf = ({ amount, reference }: KnownPayment) => [
    amount !== undefined && formatMoney(amount),
    reference !== undefined && t('known.reference', { reference }),
  ]
  return (
    <div className="mx-auto mb-6 flex w-full flex-col gap-4">
      {open.map((payment) => (
        <Alert key={keyOf(payment)} tone="warning" live title={paymentWords(t, payment)}>
          <p className="wrap-anywhere tabular-nums empty:hidden">
            <Way text={factsOf(payment).filter(Boolean).join(' · ')} />
          </p>
          <p>{t('known.openText')}</p>
          <Button href={processingOf(payment.sessionId)} variant="secondary" icon="refresh" className="mt-1">
            {t('known.check')}
          </Button>
        </Alert>
      ))}
      {decided.length > 0 && (
        <Card title={t('known.title')}>
          <ul className="divide-y divide-line">
            {decided.map((payment) => {
              const title = paymentWords(t, payment)
              const receipt = { button: t('known.receipt'), name: t('known.receiptNamed', { payment: title }) }
              return (
                <PaymentRow
                  key={keyOf(payment)}
                  payment={payment}
                  title={title}
                  facts={factsOf(payment)}
                  receipt={payment.status === 'SUCCEED' && receipt}
                >
                  {paymentStateOf(payment) === 'failed' && payment.debited === false && <p>{t('known.notDebited')}</p>}
                </PaymentRow>
              )
            })}
          </ul>
        </Card>
      )}
    </div>
  )
}

const keyOf = ({ sessionId, startedAt }: KnownPayment) => `${sessionId} ${startedAt}`
