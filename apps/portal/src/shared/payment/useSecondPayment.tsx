import type { Journey } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { paidTwiceBy } from '@voie-libre/domain/payment/known'
import type { KnownPayment } from '@voie-libre/domain/payment/records'
import { Link } from '@voie-libre/ui/link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { knownPayments } from '../../session/payments.ts'
import { chooseToPay } from '../../session/search.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useGo } from '../page/navigation.ts'
import { processingOf } from './paymentStatus.ts'
import { paymentWords } from './paymentWords.ts'

/** State of a history entry: the payments beside which the driver has confirmed another one. */
const confirmedState = z.object({ paysBeside: z.array(z.string()) })
type ConfirmedState = z.output<typeof confirmedState>

interface Question {
  payments: readonly KnownPayment[]
  pay: (state: ConfirmedState) => void
}

/**
 * Asks for confirmation before paying journeys that another payment of this browser already contains. `askFirst` calls
 * `pay` at once if there is none. Ignores a payment of `sessionId` itself: the payment page offers to resume that one.
 *
 * The list and the payment page both ask, because the payment page also opens without the list (by its address, in
 * another tab) and stays open while another tab pays. The list passes the state that `pay` receives to the payment page,
 * which then does not ask again about the same payments.
 */
export function useSecondPayment(sessionId: string | undefined) {
  const { t } = useTranslation('journeys')
  const go = useGo()
  const { state } = useLocation()
  const [confirmed, setConfirmed] = useState(() => confirmedState.safeParse(state).data?.paysBeside ?? [])
  const [question, setQuestion] = useState<Question>()

  function askFirst(journeys: readonly Journey[], pay: Question['pay']) {
    const known = [sessionId, ...confirmed]
    const payments = paidTwiceBy(knownPayments(), journeys).filter((payment) => !known.includes(payment.sessionId))
    if (payments.length === 0) return pay({ paysBeside: confirmed })
    setQuestion({ payments, pay })
  }
  /** Opens the payment page with these journeys, after the question. */
  const openPayment = (journeys: readonly Journey[]) =>
    askFirst(journeys, (confirmation) => {
      chooseToPay(journeys)
      go(pages.payment, { state: confirmation })
    })
  const dialog = question && (
    <ConfirmDialog
      kind="alert"
      title={t('known.again.title')}
      confirm={t('known.again.confirm')}
      safer={t('known.again.keep')}
      onConfirm={() => {
        const paysBeside = [...confirmed, ...question.payments.map((payment) => payment.sessionId)]
        setQuestion(undefined)
        setConfirmed(paysBeside)
        question.pay({ paysBeside })
      }}
      onClose={() => setQuestion(undefined)}
    >
      <ul className="mb-3 flex flex-col gap-3">
        {question.payments.map((payment) => (
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
  return { askFirst, openPayment, dialog }
}
