import type { Billing, PrivateCardPayment } from '@voie-libre/contract/schemas/payment'
import { pages } from '@voie-libre/domain/access/pages'
import { totalDue } from '@voie-libre/domain/journey/price'
import { basketNow } from '@voie-libre/domain/payment/basketChange'
import { fallbackMethods, privateCardOf } from '@voie-libre/domain/payment/methods'
import { type ProviderForm, providerForm } from '@voie-libre/domain/payment/providerForm'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Link } from '@voie-libre/ui/link'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { Spinner } from '@voie-libre/ui/spinner'
import { useAtomValue } from 'jotai'
import { Suspense, use, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, replace, useLoaderData, useRevalidator } from 'react-router'
import { asApiError, codeOf } from '../../api/errors.ts'
import { payByPrivateCard, payByProvider, type PaymentOrder } from '../../api/payments.ts'
import { settings } from '../../api/settings.ts'
import { formatMoney } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { isStarted, markStarted, paymentOfSession, unmarkStarted } from '../../session/payments.ts'
import { basketOf, basketsAtom, openBasket, plateOfPayment, sessionAtom } from '../../session/search.ts'
import { visitNumber } from '../../session/visitor.ts'
import { useGo } from '../../shared/page/navigation.ts'
import { usePageHead } from '../../shared/page/pageHead.ts'
import { processingOf } from '../../shared/payment/paymentStatus.ts'
import { useSecondPayment } from '../../shared/payment/useSecondPayment.tsx'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import { isSameBasket, orderFor, readAgain, type Reading } from './basket.ts'
import { BasketChanges } from './BasketChanges.tsx'
import { BillingForm, useBilling } from './BillingForm.tsx'
import { keepMethod, paymentDraft } from './draft.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { cardsHere, providersHere } from './methods.ts'
import { type Offer, offerFor } from './offer.ts'
import { isPaid, isPaidAlready } from './paymentAttempt.ts'
import { type Failure, PaymentFailure } from './PaymentFailure.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import { PrivateCardForm } from './PrivateCardForm.tsx'
import { ProviderRedirect } from './ProviderRedirect.tsx'
import { StartedNotice } from './StartedNotice.tsx'

/**
 * Requests the methods on each visit, since that call registers the basket at the server. The page does not wait for
 * it.
 */
export function loader() {
  const basket = orderFor(openBasket())
  if (!basket) throw replace(localized(pages.home))
  return { basket, offer: offerFor(basket) }
}

/** [§2.7] */
export function Component() {
  // Keeps the form while the offer of another language loads.
  const { basket, offer } = useDeferredValue(useLoaderData<typeof loader>())
  return (
    <PaymentScreen {...usePageHead('payment')} at="payment">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Suspense fallback={<Loading basket={basket} />}>
          <Payment stored={basket} offer={offer} />
        </Suspense>
      </div>
    </PaymentScreen>
  )
}

function Loading({ basket }: { basket: PaymentOrder }) {
  const { t } = useTranslation('payment')
  const hasList = useHasList(basket)
  return (
    <>
      <Card>
        <div className="mb-4 flex items-center gap-3 font-semibold">
          <Spinner size="sm" label={t('method.loading')} />
          <span aria-hidden>{t('method.legend')}</span>
        </div>
        <Skeleton lines={5} />
      </Card>
      <PaymentSummary plate={plateOfPayment(basket.sessionId)} journeys={basket.journeys} hasList={hasList}>
        <Button loading className="lg:hidden">
          {t('pay', { amount: formatMoney(totalDue(basket.journeys)) })}
        </Button>
      </PaymentSummary>
    </>
  )
}

/** Whether the list shows the basket's search; after a search in another tab it shows another vehicle. [F-NAV-06] */
const useHasList = ({ sessionId }: PaymentOrder): boolean => useAtomValue(sessionAtom) === sessionId

/** An offer that replaces the page's first one, because the check on a press found a changed basket. */
interface Renewed {
  instead: Promise<Offer>
  answer: Offer
}

function Payment({ stored, offer }: { stored: PaymentOrder; offer: Promise<Offer> }) {
  const { t } = useTranslation(['payment', 'journeys'])
  const opened = use(offer)
  const [newest, setNewest] = useState<Renewed>()
  const renewed = newest?.instead === offer ? newest.answer : undefined
  const answer = renewed ?? opened
  const basket = answer.kind === 'methods' ? answer.basket : stored
  const { sessionId } = basket
  const { revalidate } = useRevalidator()
  const [started, setStarted] = useState(() => isStarted(sessionId))
  const form = useBilling(answer.kind === 'methods' ? answer.profile : undefined)
  const payment = usePayment({
    basket,
    comparesTotal: answer.kind === 'methods' && answer.comparesTotal,
    onBack: () => setStarted(true),
    onChanged: async (reading) => setNewest({ instead: offer, answer: await offerFor(basket, reading) }),
  })
  const [method, setMethod] = useState(() => paymentDraft().method)
  const { askFirst, dialog } = useSecondPayment(sessionId)
  const hasList = useHasList(basket)
  const plate = plateOfPayment(sessionId)
  const [row, setRow] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState(false)
  const firstMethod = useRef<HTMLInputElement>(null)

  if (answer.kind === 'paid') return <Navigate replace to={localized(processingOf(sessionId))} />
  if (started) {
    return <StartedNotice sessionId={sessionId} onResume={() => setStarted(false)} />
  }
  if (answer.kind === 'nothing') {
    return (
      <div className="min-w-0">
        <BasketChanges changes={answer.changes} />
      </div>
    )
  }
  const failed = answer.kind === 'failed'
  const cards = cardsHere()
  const methods = failed || answer.methods.length === 0 ? fallbackMethods(cards) : answer.methods
  const chosen = methods.find(({ type, isEnabled }) => type === method && isEnabled)
  const card = chosen && privateCardOf(chosen.type, cards)
  const amount = formatMoney(totalDue(basket.journeys))
  // Changes found on a press show above the button, where the driver looks; other changes show at the top.
  const changes = !failed && (renewed || answer.changes.length > 0) && (
    <BasketChanges changes={answer.changes} amount={amount} />
  )
  const isBelow = renewed !== undefined && chosen !== undefined
  const outcome = payment.leaving ? (
    <ProviderRedirect form={payment.leaving} onFailure={payment.onNotOpened} />
  ) : (
    (isBelow || payment.failure) && (
      // The button that was pressed may be in the row, far from the end of the form.
      <div ref={bringIntoView} className="flex scroll-mb-24 flex-col gap-5">
        {isBelow && changes}
        {payment.failure && <PaymentFailure failure={payment.failure} />}
      </div>
    )
  )
  const canPay = methods.some(({ isEnabled }) => isEnabled)
  return (
    <>
      <div className="flex min-w-0 flex-col gap-6">
        <OtherTabNotice basket={basket} busy={payment.busy} />
        {!isBelow && changes}
        {failed && (
          <PaymentFailure
            failure={{ kind: 'call', error: answer.error, sessionId, onRetry: () => void revalidate() }}
          />
        )}
        {!failed && !canPay && <NoMethod />}
        <p className="-mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 lg:hidden">
          {plate && <VehiclePlate vehicle={plate} size="sm" />}
          <span>{t('journeys:count', { count: basket.journeys.length })}</span>
          {hasList && (
            <Link href={pages.travels} variant="back">
              {t('summary.change')}
            </Link>
          )}
        </p>
        <Card>
          <MethodChoice
            methods={methods}
            value={chosen?.type}
            error={asked && !chosen ? t('method.missing') : undefined}
            ref={firstMethod}
            onValueChange={(type) => {
              setMethod(type)
              keepMethod(type)
              payment.forgetFailure()
            }}
          />
        </Card>
        {chosen && (
          <Card>
            {card ? (
              <PrivateCardForm
                key={chosen.type}
                card={card}
                amount={amount}
                email={form.getValues('email')}
                busy={payment.busy}
                row={row}
                refused={payment.failure?.kind === 'call' && refusesNumber(payment.failure.error.code)}
                onPay={(typed) => askFirst(basket.journeys, () => void payment.byCard(typed))}
              >
                {outcome}
              </PrivateCardForm>
            ) : (
              <BillingForm
                form={form}
                amount={amount}
                busy={payment.busy}
                row={row}
                onPay={(billing) => askFirst(basket.journeys, () => void payment.byProvider(billing))}
              >
                {outcome}
              </BillingForm>
            )}
          </Card>
        )}
      </div>
      <PaymentSummary plate={plate} journeys={basket.journeys} hasList={hasList}>
        {canPay && (
          <div className="lg:hidden">
            <div ref={setRow} />
            {!chosen && (
              <Button
                onClick={() => {
                  setAsked(true)
                  firstMethod.current?.focus()
                }}
              >
                {t('pay', { amount })}
              </Button>
            )}
          </div>
        )}
      </PaymentSummary>
      {dialog}
    </>
  )
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const refusesNumber = (code: string) => code === 'private_card_bin_error' || code === 'private_card_type_not_match'

function NoMethod() {
  const { t } = useTranslation('payment')
  return <Alert tone="danger">{t('method.none')}</Alert>
}

/** Warns that another tab changed this session's basket, because this page would pay its own, older one. [F-NAV-06] */
function OtherTabNotice({ basket, busy }: { basket: PaymentOrder; busy: boolean }) {
  const { t } = useTranslation(['payment', 'common'])
  const stored = useAtomValue(basketsAtom)(basket.sessionId)
  const changed = stored !== undefined && !isSameBasket(basket, stored)
  if (!changed || busy) return null
  return (
    <Alert tone="warning" live title={t('changed.title')}>
      <p>{t('changed.text')}</p>
      <div className="mt-3">
        <Button icon="refresh" onClick={() => location.reload()}>
          {t('common:action.reload')}
        </Button>
      </div>
    </Alert>
  )
}

interface Payable {
  /** The basket that the page shows. */
  basket: PaymentOrder
  comparesTotal: boolean
  /** Runs when the driver comes back from the provider's page. */
  onBack: () => void
  /** Refreshes the shown basket, from `reading` if given. */
  onChanged: (reading?: Reading) => Promise<void>
}

/**
 * Starts payments, one at a time: ignores presses until the driver has left the page or the payment has failed. Does
 * not pay a basket that differs from the shown one: `onChanged` refreshes it, and the driver must press again.
 * [F-NAV-05, OPEN-43, OPEN-64]
 */
function usePayment({ basket, comparesTotal, onBack, onChanged }: Payable) {
  const { sessionId } = basket
  const go = useGo()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [leaving, setLeaving] = useState<ProviderForm>()
  // If the session already had a finished payment when the page opened, this page pays something new.
  const [paidBefore] = useState(() => isPaid(paymentOfSession(sessionId)))

  const release = useCallback((reason?: Failure) => {
    running.current = false
    setBusy(false)
    setLeaving(undefined)
    setFailure(reason)
  }, [])

  // On Back from the provider, the browser may restore this page from its cache in the locked state. [F-NAV-04]
  const comeBack = useRef(onBack)
  useEffect(() => {
    comeBack.current = onBack
  })
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      release()
      comeBack.current()
    }
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [release])

  /** Whether this basket is still unpaid and stored; otherwise navigates to the matching page. */
  async function isStillPayable(): Promise<boolean> {
    if (!paidBefore && (await isPaidAlready(sessionId))) {
      go(processingOf(sessionId), { replace: true })
      return false
    }
    const stored = basketOf(sessionId)
    if (isSameBasket(basket, stored)) return true
    // Another tab chose other journeys of the same search (`OtherTabNotice` explains it), or the basket was cleared.
    if (stored) release()
    else go(pages.home, { replace: true })
    return false
  }

  /** Whether the current basket equals the shown one; otherwise refreshes the page, and the caller sends nothing. */
  async function isAsShown(): Promise<boolean> {
    const reading = await readAgain(basket)
    if ('error' in reading) {
      // A server that compares the total refuses a change itself; otherwise nothing would check it.
      if (!comparesTotal) throw reading.error
      return true
    }
    if (basketNow(basket.journeys, reading, basket.named).changes.length === 0) return true
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
      release({ kind: 'call', error: asApiError(error), sessionId })
    }
  }

  return {
    busy,
    failure,
    leaving,
    forgetFailure: () => setFailure(undefined),
    onNotOpened: useCallback(() => {
      unmarkStarted(sessionId)
      release({ kind: 'provider' })
    }, [release, sessionId]),

    byProvider: (billing: Billing) =>
      once(async () => {
        const handover = await payByProvider(sessionId, billing, totalDue(basket.journeys))
        const form = providerForm(handover, {
          origin: location.origin,
          allowedOrigins: settings().providerOrigins ?? [],
          providers: providersHere(),
        })
        if (!form) return release({ kind: 'provider' })
        markStarted(basket)
        setLeaving(form)
      }),

    byCard: (card: PrivateCardPayment) =>
      once(async () => {
        markStarted(basket)
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
