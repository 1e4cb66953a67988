import { paidTwiceBy } from '@voie-libre/domain/payment/known'
import type { Journey } from '@voie-libre/domain/journey/journey'
import type { KnownPayment } from '@voie-libre/domain/payment/records'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '@voie-libre/ui/link'
import { knownPayments } from '../../session/payments.ts'
import { peek } from '../../session/stored.ts'
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx'
import { processingOf } from '../../shared/payment/paymentStatus.ts'
import { paymentWords } from '../../shared/payment/paymentWords.ts'

interface Question {
  payments: readonly KnownPayment[]
  pay: () => void
}

/**
 * Asks for confirmation before paying journeys that another payment of this browser already contains. `askFirst` calls
 * `pay` at once if there is none. Ignores a payment of the same session: the payment page offers to resume that one.
 */
export function useSecondPayment(): {
  askFirst: (journeys: readonly Journey[], pay: () => void) => void
  dialog: ReactNode
} {
  const { t } = useTranslation('journeys')
  const [question, setQuestion] = useState<Question>()
  const [open, setOpen] = useState(false)

  function askFirst(journeys: readonly Journey[], pay: () => void) {
    const sessionId = peek('sessionId')
    const payments = paidTwiceBy(knownPayments(), journeys).filter((payment) => payment.sessionId !== sessionId)
    if (payments.length === 0) return pay()
    setQuestion({ payments, pay })
    setOpen(true)
  }
  const dialog = (
    <ConfirmDialog
      kind="alert"
      open={open}
      title={t('known.again.title')}
      confirm={t('known.again.confirm')}
      onConfirm={() => {
        setOpen(false)
        question?.pay()
      }}
      onClose={() => setOpen(false)}
    >
      <ul className="mb-3 flex flex-col gap-3">
        {question?.payments.map((payment) => (
          <li key={payment.sessionId}>
            <p className="font-semibold">{paymentWords(t, payment)}</p>
            {payment.reference !== undefined && <p>{t('known.reference', { reference: payment.reference })}</p>}
            <Link href={processingOf(payment.sessionId)} variant="standalone">
              {t('known.check')}
            </Link>
          </li>
        ))}
      </ul>
      <p>{t('known.again.text')}</p>
    </ConfirmDialog>
  )
  return { askFirst, dialog }
}
