import type { PastPayment } from '@voie-libre/contract/calls/accounts'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Details } from '@voie-libre/ui/details'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paidHistory } from '../../../api/profile.ts'
import { useFreshResource } from '../../../api/resource.ts'
import { wayBetween } from '../../../api/stretch.ts'
import { formatDateTime, formatMoney } from '../../../i18n/format.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { Way } from '../../../shared/journeyList/Way.tsx'
import { PaymentRow } from '../../../shared/payment/PaymentRow.tsx'
import { plateText } from '../../../shared/vehicle/VehiclePlate.tsx'

const initialCount = 5

/** Payments of this account with their receipts, once there are any. Not in the specification. */
export function History() {
  const { t } = useTranslation('profile')
  const { data: payments, error, retry } = useFreshResource(paidHistory())
  const [all, setAll] = useState(false)
  if (payments === 'notOffered' || (!error && !payments?.length)) return null
  const shown = all ? payments : payments?.slice(0, initialCount)
  return (
    <Card title={t('history.title')}>
      {error && <FailureNotice error={error} onRetry={retry} />}
      {shown && shown.length > 0 && (
        <ul className="divide-y divide-line">
          {shown.map((payment) => (
            <OnePayment key={payment.reference ?? payment.sessionId} payment={payment} />
          ))}
        </ul>
      )}
      {payments && !all && payments.length > initialCount && (
        <Button variant="secondary" className="mt-4" onClick={() => setAll(true)}>
          {t('history.all', { count: payments.length })}
        </Button>
      )}
    </Card>
  )
}

function OnePayment({ payment }: { payment: PastPayment }) {
  const { t } = useTranslation('profile')
  const { reference, journeys, amount } = payment
  const date = formatDateTime(payment.paidAt)
  return (
    <PaymentRow
      payment={payment}
      title={date}
      amount={amount}
      facts={[plateText(payment), t('history.journeys', { count: journeys.length }), reference]}
      receipt={{ button: t('history.receipt'), name: t('history.receiptNamed', { date }) }}
    >
      {journeys.length > 0 && (
        <Details
          className="text-sm"
          summary={
            <>
              {t('history.details')}
              <span className="sr-only"> {date}</span>
            </>
          }
        >
          <ul className="divide-y divide-line border-t border-line">
            {journeys.map(({ date: on, from, to, amount: cost }, at) => (
              // Two journeys may have identical content, so only the index is a unique key.
              <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <span className="min-w-0">
                  <Way
                    text={
                      [formatDateTime(on), wayBetween(from, to)].filter(Boolean).join(' · ') || t('history.journey')
                    }
                  />
                </span>
                <span className="font-semibold tabular-nums">{formatMoney(cost)}</span>
              </li>
            ))}
          </ul>
        </Details>
      )}
    </PaymentRow>
  )
}
