import { pages } from '@voie-libre/domain/access/pages'
import type { Profile } from '@voie-libre/domain/account/account'
import { totalDue } from '@voie-libre/domain/journey/price'
import { fallbackMethods, isPrivateCard, type OfferedMethod, offeredMethods } from '@voie-libre/domain/payment/methods'
import type { Billing, PrivateCardPayment } from '@voie-libre/domain/payment/payment'
import { type ProviderForm, providerForm } from '@voie-libre/domain/payment/providerForm'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Link } from '@voie-libre/ui/link'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { Spinner } from '@voie-libre/ui/spinner'
import { useAtomValue } from 'jotai'
import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, replace, useLoaderData, useRevalidator } from 'react-router'
import { ownProfile } from '../../api/account.ts'
import { ApiError, asApiError } from '../../api/errors.ts'
import { methodsFor, payByPrivateCard, payByProvider, type PaymentOrder } from '../../api/payments.ts'
import { prime } from '../../api/resource.ts'
import { providerData } from '../../api/whitelabel.ts'
import { formatMoney } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { isStarted, markStarted, paymentOfSession, unmarkStarted } from '../../session/payments.ts'
import { storedAtom } from '../../session/stored.ts'
import { accountType, visitNumber } from '../../session/visitor.ts'
import { useGo } from '../../shared/navigation.ts'
import { processingOf } from '../../shared/paymentStatus.ts'
import { isSameBasket, readBasket, requirePayable } from './basket.ts'
import { BillingForm, useBilling } from './BillingForm.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { type Failure, PaymentFailure } from './PaymentFailure.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import { PrivateCardForm } from './PrivateCardForm.tsx'
import { ProviderRedirect } from './ProviderRedirect.tsx'
import { StartedNotice } from './StartedNotice.tsx'
import { isPaid, isPaidAlready } from './trace.ts'

type Offer =
  | { kind: 'methods'; methods: OfferedMethod[]; profile: Profile | undefined }
  | { kind: 'failed'; error: ApiError }
  /** Paid meanwhile: in another tab, or at the provider's while nobody came back. */
  | { kind: 'paid' }

/** Asks for the methods on every visit, since that names the basket to the server; the page does not wait for them. */
export function loader() {
  const basket = readBasket()
  if (!basket) throw replace(localized(pages.home))
  return { basket, offer: offerFor(basket) }
}

async function offerFor(basket: PaymentOrder): Promise<Offer> {
  const { sessionId, journeys } = basket
  try {
    requirePayable(basket)
    if (isStarted(sessionId) && (await isPaidAlready(sessionId))) return { kind: 'paid' }
    const [methods, profile] = await Promise.all([methodsFor(basket), payerProfile()])
    return { kind: 'methods', methods: offeredMethods(methods, journeys), profile }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const gone = ['payment_journeys_invalid', 'session_without_journeys', 'payment_session_invalid']
    // A basket that is gone may be one that is paid: then thanks are due, not an error.
    if (sessionId !== '' && gone.includes(error.code) && (await isPaidAlready(sessionId))) return { kind: 'paid' }
    return { kind: 'failed', error }
  }
}

/** Without it the form is simply not filled in. [PAY-06, OPEN-05] */
async function payerProfile(): Promise<Profile | undefined> {
  if (accountType() !== 'customer') return undefined
  try {
    return await prime(ownProfile())
  } catch {
    return undefined
  }
}

/** [§2.7] */
export function Component() {
  const { t } = useTranslation('payment')
  const { basket, offer } = useLoaderData<typeof loader>()
  return (
    <PaymentScreen title={t('title')} at="payment">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Suspense fallback={<MethodsLoading />}>
          <Payment basket={basket} offer={offer} />
        </Suspense>
        <PaymentSummary journeys={basket.journeys} />
      </div>
    </PaymentScreen>
  )
}

function MethodsLoading() {
  const { t } = useTranslation('payment')
  return (
    <Card>
      <div className="mb-4 flex items-center gap-3 font-semibold">
        <Spinner size="sm" label={t('method.loading')} />
        <span aria-hidden>{t('method.legend')}</span>
      </div>
      <Skeleton lines={5} />
    </Card>
  )
}

function Payment({ basket, offer }: { basket: PaymentOrder; offer: Promise<Offer> }) {
  const { t } = useTranslation('payment')
  const answer = use(offer)
  const { sessionId } = basket
  const { revalidate } = useRevalidator()
  const [started, setStarted] = useState(() => isStarted(sessionId))
  const form = useBilling(answer.kind === 'methods' ? answer.profile : undefined)
  const payment = usePayment(basket, () => setStarted(true))
  const [method, setMethod] = useState<string>()

  if (answer.kind === 'paid') return <Navigate replace to={localized(processingOf(sessionId))} />
  if (started) {
    return <StartedNotice sessionId={sessionId} onResume={() => setStarted(false)} />
  }
  const failed = answer.kind === 'failed'
  const methods = failed ? fallbackMethods : answer.methods
  const chosen = methods.find(({ type, isEnabled }) => type === method && isEnabled)
  const amount = formatMoney(totalDue(basket.journeys))
  const outcome = payment.leaving ? (
    <ProviderRedirect form={payment.leaving} onFailure={payment.onNotOpened} />
  ) : (
    payment.failure && <PaymentFailure failure={payment.failure} />
  )
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <OtherTabNotice basket={basket} busy={payment.busy} />
      {failed && (
        <PaymentFailure failure={{ kind: 'call', error: answer.error, sessionId, onRetry: () => void revalidate() }} />
      )}
      {!failed && !methods.some(({ isEnabled }) => isEnabled) && <NoMethod />}
      <Link href={pages.travels} variant="standalone" className="self-start lg:hidden">
        {t('summary.change')}
      </Link>
      <Card>
        <MethodChoice
          methods={methods.length > 0 ? methods : fallbackMethods}
          value={chosen?.type}
          onValueChange={(type) => {
            setMethod(type)
            payment.forgetFailure()
          }}
        />
      </Card>
      {chosen && (
        <Card>
          {isPrivateCard(chosen.type) ? (
            <PrivateCardForm
              key={chosen.type}
              type={chosen.type}
              amount={amount}
              email={form.getValues('email')}
              busy={payment.busy}
              onPay={payment.byCard}
            >
              {outcome}
            </PrivateCardForm>
          ) : (
            <BillingForm form={form} amount={amount} busy={payment.busy} onPay={payment.byProvider}>
              {outcome}
            </BillingForm>
          )}
        </Card>
      )}
    </div>
  )
}

function NoMethod() {
  const { t } = useTranslation('payment')
  return <Alert tone="danger">{t('method.none')}</Alert>
}

/** Another tab changed what is stored: this page would pay its own, older basket, so it says so first. [F-NAV-06] */
function OtherTabNotice({ basket, busy }: { basket: PaymentOrder; busy: boolean }) {
  const { t } = useTranslation(['payment', 'common'])
  // Read through the atoms, so that the page follows what other tabs store.
  const journeys = useAtomValue(storedAtom('travels-to-pay'))
  const sessionId = useAtomValue(storedAtom('sessionId')) ?? ''
  const changed = journeys !== undefined && !isSameBasket(basket, { ...basket, journeys, sessionId })
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

/**
 * Pays, once per press whatever is pressed: a press while a payment runs does nothing, and it runs until the driver has
 * left the page or it has failed. [F-NAV-05, OPEN-43]
 */
function usePayment(basket: PaymentOrder, onBack: () => void) {
  const { sessionId } = basket
  const go = useGo()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [leaving, setLeaving] = useState<ProviderForm>()
  // What this page pays is something new where a payment of the session was done before the page opened.
  const [paidBefore] = useState(() => isPaid(paymentOfSession(sessionId)))

  const release = useCallback((reason?: Failure) => {
    running.current = false
    setBusy(false)
    setLeaving(undefined)
    setFailure(reason)
  }, [])

  // Back from the provider, the browser may show this page as it was left: locked. [F-NAV-04]
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

  /** Whether this basket is still the one to pay; otherwise goes where it belongs. */
  async function stillToPay(): Promise<boolean> {
    if (!paidBefore && (await isPaidAlready(sessionId))) {
      go(processingOf(sessionId), { replace: true })
      return false
    }
    const stored = readBasket()
    if (isSameBasket(basket, stored)) return true
    // Gone with a new visit to home, or replaced by another tab's search: the notice says so, or the guard leads home.
    if (stored) release()
    else go(pages.home, { replace: true })
    return false
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    const visit = visitNumber()
    try {
      // Whose session ended with that question has lost this page: nothing goes on behind it. [F-SES-01]
      if ((await stillToPay()) && visitNumber() === visit) await work()
    } catch (error) {
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
        const handover = await payByProvider(sessionId, billing)
        const form = providerForm(handover, { origin: location.origin, allowedHosts: await providerHosts() })
        if (!form) return release({ kind: 'provider' })
        markStarted(basket)
        setLeaving(form)
      }),

    byCard: (card: PrivateCardPayment) =>
      once(async () => {
        markStarted(basket)
        try {
          await payByPrivateCard(sessionId, card)
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

/** Addresses besides our own that a payment may be handed to; none when the operator cannot be asked. */
async function providerHosts(): Promise<readonly string[]> {
  try {
    return (await prime(providerData())).providerHosts ?? []
  } catch {
    return []
  }
}
