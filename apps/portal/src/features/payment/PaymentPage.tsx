import { pages } from '@voie-libre/domain/access/pages'
import { totalDue } from '@voie-libre/domain/journey/price'
import { fallbackMethods, privateCardOf } from '@voie-libre/domain/payment/methods'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Link } from '@voie-libre/ui/link'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { Spinner } from '@voie-libre/ui/spinner'
import { useAtomValue } from 'jotai'
import { Suspense, use, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, replace, useLoaderData, useRevalidator } from 'react-router'
import type { PaymentOrder } from '../../api/payments.ts'
import { formatMoney } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { isStarted, paymentsAtom } from '../../session/payments.ts'
import { basketsAtom, openBasket, plateOfPayment, sessionAtom } from '../../session/search.ts'
import { NearestDeadline } from '../../shared/journeyList/NearestDeadline.tsx'
import { usePageHead } from '../../shared/page/pageHead.ts'
import { processingOf } from '../../shared/payment/paymentStatus.ts'
import { paymentWords } from '../../shared/payment/paymentWords.ts'
import { useSecondPayment } from '../../shared/payment/useSecondPayment.tsx'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import { isSameBasket, orderFor } from './basket.ts'
import { BasketChanges } from './BasketChanges.tsx'
import { BillingForm, useBilling } from './BillingForm.tsx'
import { paymentDraft, saveMethod } from './draft.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { cardsHere } from './methods.ts'
import { type Offer, offerFor } from './offer.ts'
import { PayButton } from './PayButton.tsx'
import { PaymentFailure } from './PaymentFailure.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import { PrivateCardForm } from './PrivateCardForm.tsx'
import { ProviderRedirect } from './ProviderRedirect.tsx'
import { usePayment } from './usePayment.ts'

/** Requests the methods on each visit, since the call registers the basket; the page does not wait for it. */
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
      {/* About as high as the methods on a phone, so that the footer, below the screen, does not jump. */}
      <Card className="max-lg:min-h-[60svh]">
        <div className="mb-4 flex items-center gap-3 font-semibold">
          <Spinner size="sm" label={t('method.loading')} />
          <span aria-hidden>{t('method.legend')}</span>
        </div>
        <Skeleton lines={5} />
        <Skeleton lines={7} className="mt-6 lg:hidden" />
      </Card>
      <PaymentSummary plate={plateOfPayment(basket.sessionId)} journeys={basket.journeys} hasList={hasList}>
        <Button loading icon="lock" className="lg:hidden">
          {t('pay', { amount: formatMoney(totalDue(basket.journeys)) })}
        </Button>
      </PaymentSummary>
    </>
  )
}

/** Whether the list shows the basket's search; after a search in another tab it shows another vehicle. [F-NAV-06] */
const useHasList = ({ sessionId }: PaymentOrder): boolean => useAtomValue(sessionAtom) === sessionId

function Payment({ stored, offer }: { stored: PaymentOrder; offer: Promise<Offer> }) {
  const { t } = useTranslation(['payment', 'journeys'])
  const opened = use(offer)
  // The offer that replaces the page's first one after a press has found a changed basket.
  const [newest, setNewest] = useState<{ instead: Promise<Offer>; answer: Offer }>()
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
  if (started) return <StartedNotice sessionId={sessionId} onResume={() => setStarted(false)} />
  if (answer.kind === 'nothing') return <BasketChanges changes={answer.changes} />
  const failed = answer.kind === 'failed'
  const cards = cardsHere()
  const methods = failed || answer.methods.length === 0 ? fallbackMethods(cards) : answer.methods
  const chosen = methods.find(({ type, isEnabled }) => type === method && isEnabled)
  const card = chosen && privateCardOf(chosen.type, cards)
  const amount = formatMoney(totalDue(basket.journeys))
  const button = { amount, busy: payment.busy, row }
  // Changes found on a press show above the button, where the driver looks; other changes show at the top.
  const changes = !failed && (renewed || answer.changes.length > 0) && (
    <BasketChanges changes={answer.changes} amount={amount} />
  )
  const isBelow = renewed !== undefined && chosen !== undefined
  const outcome = payment.leaving ? (
    <ProviderRedirect form={payment.leaving} onFailure={payment.onNotOpened} />
  ) : (
    (isBelow || payment.failure) && (
      // Scrolls to the outcome, because the pressed button may be in the row, far from it.
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
        {failed && <PaymentFailure failure={{ kind: 'call', error: answer.error, onRetry: () => void revalidate() }} />}
        {!failed && !canPay && <Alert tone="danger">{t('method.none')}</Alert>}
        {/* What and until when, before how; on wide windows the summary says it. */}
        <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:hidden">
          {plate && (
            <div className="w-full">
              <VehiclePlate vehicle={plate} size="sm" />
            </div>
          )}
          <p>{t('journeys:count', { count: basket.journeys.length })}</p>
          {hasList && (
            <Link href={pages.travels} variant="back">
              {t('summary.change')}
            </Link>
          )}
          <NearestDeadline journeys={basket.journeys} className="w-full" />
        </Card>
        <Card className="flex flex-col gap-5">
          <MethodChoice
            methods={methods}
            value={chosen?.type}
            error={asked && !chosen ? t('method.missing') : undefined}
            ref={firstMethod}
            onValueChange={(type) => {
              setMethod(type)
              saveMethod(type)
              payment.forgetFailure()
            }}
          />
          {canPay && !chosen && (
            <PayButton
              {...button}
              busy={false}
              reason={asked ? undefined : t('method.missing')}
              onPress={() => {
                setAsked(true)
                firstMethod.current?.focus()
              }}
            />
          )}
        </Card>
        {chosen && (
          <Card>
            {card ? (
              <PrivateCardForm
                key={chosen.type}
                card={card}
                email={form.getValues('email')}
                {...button}
                refused={payment.failure?.kind === 'call' && refusesNumber(payment.failure.error.code)}
                onPay={(typed) => askFirst(basket.journeys, () => void payment.byCard(typed))}
              >
                {outcome}
              </PrivateCardForm>
            ) : (
              <BillingForm
                form={form}
                {...button}
                onPay={(billing) => askFirst(basket.journeys, () => void payment.byProvider(billing, chosen.type))}
              >
                {outcome}
              </BillingForm>
            )}
          </Card>
        )}
      </div>
      <PaymentSummary plate={plate} journeys={basket.journeys} hasList={hasList}>
        {canPay && <div ref={setRow} className="lg:hidden" />}
      </PaymentSummary>
      {dialog}
    </>
  )
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const refusesNumber = (code: string) => code === 'private_card_bin_error' || code === 'private_card_type_not_match'

/** Warns that another tab changed this session's basket, because this page would pay its own, older one. [F-NAV-06] */
function OtherTabNotice({ basket, busy }: { basket: PaymentOrder; busy: boolean }) {
  const { t } = useTranslation(['payment', 'common'])
  const stored = useAtomValue(basketsAtom)(basket.sessionId)
  const changed = stored !== undefined && !isSameBasket(basket, stored)
  if (!changed || busy) return null
  return (
    <Alert tone="warning" live title={t('changed.title')}>
      <p>{t('changed.text')}</p>
      <Button icon="refresh" className="mt-3" onClick={() => location.reload()}>
        {t('common:action.reload')}
      </Button>
    </Alert>
  )
}

/** Replaces the form after Back from the provider or a reload, until the driver chooses. [F-NAV-03] */
function StartedNotice({ sessionId, onResume }: { sessionId: string; onResume: () => void }) {
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
