import type { Billing, PrivateCardPayment } from '@voie-libre/contract/schemas/payment'
import { pages } from '@voie-libre/domain/access/pages'
import { totalDue } from '@voie-libre/domain/journey/price'
import { type ProviderForm, providerForm } from '@voie-libre/domain/payment/methods'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { asApiError, codeOf } from '../../api/errors.ts'
import { payByPrivateCard, payByProvider, type PaymentOrder } from '../../api/payments.ts'
import { settings } from '../../api/settings.ts'
import { currentLanguage } from '../../i18n/setup.ts'
import { markStarted, paymentOfSession, unmarkStarted } from '../../session/payments.ts'
import { basketOf } from '../../session/search.ts'
import { syncSession, visitNumber } from '../../session/visitor.ts'
import { useGo } from '../../shared/page/navigation.ts'
import { processingOf } from '../../shared/payment/paymentStatus.ts'
import { isSameBasket, readAgain, type Reading } from './basket.ts'
import { providersHere } from './methods.ts'
import { isPaid, isPaidAlready } from './paymentAttempt.ts'
import type { Failure } from './PaymentFailure.tsx'

interface Payable {
  /** The basket that the page shows. */
  basket: PaymentOrder
  comparesTotal: boolean
  /** Runs when the driver comes back from the provider's page. */
  onBack: () => void
  /** Refreshes the shown basket, from `reading` if given. */
  onChanged: (reading?: Reading) => Promise<void>
}

/** Starts one payment at a time; for a changed basket calls `onChanged` instead. [F-NAV-05, OPEN-43, OPEN-64] */
export function usePayment({ basket, comparesTotal, onBack, onChanged }: Payable) {
  const { sessionId } = basket
  const go = useGo()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [leaving, setLeaving] = useState<ProviderForm>()
  // Ignores a payment of this session that was finished before the page opened.
  const [paidBefore] = useState(() => isPaid(paymentOfSession(sessionId)))

  function release(reason?: Failure) {
    running.current = false
    setBusy(false)
    setLeaving(undefined)
    setFailure(reason)
  }

  // On Back from the provider, the browser may restore this page from its cache in the locked state. [F-NAV-04]
  const restored = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return
    release()
    onBack()
  })
  useEffect(() => {
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [])

  /** Whether this basket is still unpaid and saved; otherwise navigates to the matching page. */
  async function isStillPayable(): Promise<boolean> {
    // The server knows no status of a session without a payment.
    if (!paidBefore && paymentOfSession(sessionId) && (await isPaidAlready(sessionId))) {
      go(processingOf(sessionId), { replace: true })
      return false
    }
    syncSession() // The driver or another tab may have changed the basket without an event. [F-STO-06]
    const stored = basketOf(sessionId)
    if (isSameBasket(basket, stored)) return true
    // Another tab chose other journeys of this search (see `OtherTabNotice`), or cleared the basket.
    if (stored) release()
    else go(pages.home, { replace: true })
    return false
  }

  /** Whether the current basket equals the shown one; otherwise refreshes the page, and the caller sends nothing. */
  async function isAsShown(): Promise<boolean> {
    const reading = await readAgain(basket)
    // A server that compares the total refuses a change itself; otherwise nothing would check it.
    if (reading.outage && !comparesTotal) throw reading.outage
    if (reading.changes.length === 0) return true
    await onChanged(reading)
    release()
    return false
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    const visit = visitNumber()
    try {
      // Stops if the session ended during these checks, since the page is already gone. [F-SES-01]
      if ((await isStillPayable()) && (await isAsShown()) && visitNumber() === visit) await work()
    } catch (error) {
      if (codeOf(error) === 'basket_changed') {
        await onChanged()
        return release()
      }
      release({ kind: 'call', error: asApiError(error) })
    }
  }

  return {
    busy,
    failure,
    leaving,
    forgetFailure: () => setFailure(undefined),
    onNotOpened: () => {
      unmarkStarted(sessionId)
      release({ kind: 'provider' })
    },

    byProvider: (billing: Billing, method: string) =>
      once(async () => {
        const handover = await payByProvider(sessionId, { ...billing, method }, totalDue(basket.journeys))
        const form = providerForm(handover, {
          origin: location.origin,
          allowedOrigins: settings().providerOrigins ?? [],
          providers: providersHere(),
        })
        if (!form) return release({ kind: 'provider' })
        markStarted(basket, currentLanguage())
        setLeaving(form)
      }),

    byCard: (card: PrivateCardPayment) =>
      once(async () => {
        markStarted(basket, currentLanguage())
        try {
          await payByPrivateCard(sessionId, card, totalDue(basket.journeys))
        } catch (error) {
          const known = asApiError(error)
          if (known.kind !== 'refused') return release({ kind: 'unanswered', error: known, sessionId })
          unmarkStarted(sessionId)
          throw known
        }
        go(processingOf(sessionId))
      }),
  }
}
