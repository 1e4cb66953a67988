import type { Article } from '@voie-libre/contract/schemas/content'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { toSettle } from '@voie-libre/domain/account/toSettle'
import { isSamePlate, type PlateSearch } from '@voie-libre/domain/journey/canonical'
import { amountDue, totalDue } from '@voie-libre/domain/journey/price'
import type { ReportedStatus } from '@voie-libre/domain/payment/known'
import { prepaidTrips } from '@voie-libre/domain/payment/receipts'
import { knownStatus, pageForStatus } from '@voie-libre/domain/payment/status'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { DataList } from '@voie-libre/ui/definition-list'
import { Link } from '@voie-libre/ui/link'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router'
import { ownPlates, ownProfile } from '../../api/account.ts'
import { companyOf, emailOf, journeysOfCompany } from '../../api/payments.ts'
import { ensureLoaded, reloadOwn, useResource } from '../../api/resource.ts'
import { wayBetween } from '../../api/stretch.ts'
import { confirmationPageData, homeData } from '../../api/whitelabel.ts'
import { formatDateTime, formatMoney } from '../../i18n/format.ts'
import { loadNamespaces, localized } from '../../i18n/setup.ts'
import { paymentOfSession, receiptOf, saveReceipt } from '../../session/payments.ts'
import * as search from '../../session/search.ts'
import { accountType } from '../../session/visitor.ts'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../shared/feedback/useAction.ts'
import { Way } from '../../shared/journeyList/Way.tsx'
import type { FoundState } from '../../shared/journeySearch/useJourneySearch.ts'
import { ArticleCard } from '../../shared/page/ArticleCard.tsx'
import { useGo } from '../../shared/page/navigation.ts'
import { usePageHead } from '../../shared/page/pageHead.ts'
import { requestStatus } from '../../shared/payment/paymentStatus.ts'
import { useSettle } from '../../shared/payment/useSettle.tsx'
import { plateText, VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import { forgetPayment } from './draft.ts'
import { isPaid } from './paymentAttempt.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PaymentQuestion } from './PaymentQuestion.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'
import { Receipt } from './Receipt.tsx'
import { useTripText } from './tripText.ts'

const AlertWidget = lazy(async () => {
  const [module] = await Promise.all([import('./AlertWidget.tsx'), loadNamespaces(['alert'])])
  return { default: module.AlertWidget }
})

/**
 * Redirects unless the server reports the payment as paid, and home without page or user data. Reads the data before it
 * clears the basket with its e-mail. [§2.1, RESULT-20, RESULT-27, RESULT-28, F-PAY-05]
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const home = replace(localized(pages.home))
  const sessionId = search.paymentSession()
  if (sessionId === undefined) throw home
  const known = paymentOfSession(sessionId)
  const payment = isPaid(known) ? known : await requestStatus(sessionId).catch(() => undefined)
  if (!payment || knownStatus(payment.status) === undefined) throw home

  const page = pageForStatus(payment.status)
  if (page !== splitLanguage(new URL(request.url).pathname).path) throw replace(localized(page))

  const [content, profile] = await Promise.all([
    ensureLoaded(confirmationPageData()),
    accountType() === 'customer' ? ensureLoaded(ownProfile()) : undefined,
  ]).catch(() => {
    throw home
  })
  const paidWith = search.emailOfPayment(sessionId)
  const email = paidWith ?? profile?.email ?? (await emailOf(sessionId).catch(() => ''))
  const vehicle = search.plateOfPayment(sessionId) ?? paymentOfSession(sessionId)?.plate
  const paid = search.basketOf(sessionId)?.journeys
  // After a reload the basket is gone, and the saved values stay.
  if (page === pages.success)
    saveReceipt({
      sessionId,
      reference: payment.reference,
      paidAt: new Date().toISOString(),
      amount: paid && totalDue(paid),
      journeys: paid?.length,
      trips: paid && prepaidTrips(paid),
    })
  search.clearPaid(sessionId)
  forgetPayment()
  reloadOwn('plates')
  const saved = receiptOf(sessionId)
  const articles = [content.firstArticle, content.secondArticle]
    .filter((article) => article !== undefined)
    .filter(({ url }) => !profile || url !== pages.accountRegister) // a customer has an account
  return {
    payment,
    saved,
    // After a reload only the prepaid trips are known.
    journeys: paid ?? [],
    email,
    // The account's address may differ from the one that got the receipt.
    mask: paidWith === undefined && profile ? undefined : payment.receiptSentTo,
    vehicle,
    articles,
    duplicated: page === pages.duplicated,
  }
}

/** [§2.8, RESULT-17..26] */
export function Component() {
  const { t } = useTranslation(['payment', 'journeys'])
  const { payment, saved, journeys, email, mask, vehicle, articles, duplicated } = useLoaderData<typeof loader>()
  const { amount, paidAt, trips = [] } = saved ?? {}
  const trip = useTripText()
  // Without the field `receipt`, the specification applies: each confirmation has a receipt. [RESULT-19, OPEN-65]
  const hasReceipt = payment.receipt !== false
  const driven = journeys.filter(({ status }) => status !== 'PREPAYMENT')
  const words = (journey: Journey) => trip({ ...journey, alreadyPaid: 0 })
  // The only journey is one more row.
  const [only] = driven.length === 1 && trips.length === 0 ? driven : []
  const paid = [
    {
      term: t('journeys:count', { count: driven.length }),
      list: only ? [] : driven.map((journey) => [words(journey), formatMoney(amountDue(journey))]),
    },
    {
      term: t('summary.prepayment', { count: trips.length }),
      list: trips.map(({ from, to }) => [wayBetween(from, to)]),
    },
  ]
  return (
    <PaymentScreen {...usePageHead('payment')} title={t('confirmation.title')} at="confirmation">
      <div className="grid gap-6 lg:grid-cols-2">
        <ConfirmationPanel
          className="self-start lg:row-span-2 not-print:[&>div>p]:text-center not-print:[&>h2]:text-center [&>svg]:mx-auto max-sm:[&>svg]:w-36"
          title={t(hasReceipt ? 'confirmation.thanks' : 'confirmation.alreadyPaid')}
        >
          {hasReceipt && !duplicated ? (
            <p>{t('confirmation.paid', { count: saved?.journeys ?? 2 })}</p>
          ) : (
            <Alert tone="info" live>
              {t(hasReceipt ? 'confirmation.duplicated' : 'confirmation.notDebited')}
            </Alert>
          )}
          {accountType() === 'customer' && <NextVehicle paid={vehicle} />}
          <DataList
            className="mt-6"
            items={[
              ...(amount === undefined
                ? []
                : [{ term: t('confirmation.amount'), value: <span className="text-xl">{formatMoney(amount)}</span> }]),
              ...(paidAt === undefined ? [] : [{ term: t('confirmation.paidAt'), value: formatDateTime(paidAt) }]),
              ...(vehicle ? [{ term: t('result.plate'), value: <VehiclePlate vehicle={vehicle} size="sm" /> }] : []),
              ...(only ? [{ term: t('journeys:summary.way'), value: <Way text={words(only)} /> }] : []),
              ...(payment.reference === undefined ? [] : [{ term: t('result.reference'), value: payment.reference }]),
            ]}
          />
          {paid.map(({ term, list }) => list.length > 0 && <Trips key={term} term={term} list={list} />)}
          {hasReceipt && (
            <p className="hidden print:block">
              {t('confirmation.receiptAt', { address: `${location.host}${localized(pages.receipts)}` })}
            </p>
          )}
        </ConfirmationPanel>
        <ReceiptAndAlert key={payment.sessionId} payment={payment} email={email} mask={mask} vehicle={vehicle} />
        <OtherCompany sessionId={payment.sessionId} />
        <PendingClaim />
      </div>
      <Promotions articles={articles} />
    </PaymentScreen>
  )
}

/** At most six paid trips; the receipt has them all. */
function Trips({ term, list }: { term: string; list: readonly string[][] }) {
  const { t } = useTranslation('journeys')
  return (
    <div>
      <h3 className="mb-1 text-base">{term}</h3>
      <ul className="divide-y divide-line text-sm">
        {list.slice(0, 6).map(([words = '', amount], index) => (
          <li key={index} className="flex justify-between gap-4 py-1.5 tabular-nums">
            <span>
              <Way text={words} />
            </span>
            <span className="font-semibold whitespace-nowrap">{amount}</span>
          </li>
        ))}
        {list.length > 6 && <li className="py-1.5">+ {t('count', { count: list.length - 6 })}</li>}
      </ul>
    </div>
  )
}

/** Leads a customer from one vehicle to the next, until nothing is left to pay. */
function NextVehicle({ paid }: { paid: PlateSearch | undefined }) {
  const { t } = useTranslation('payment')
  const { data: plates, loading } = useResource(ownPlates())
  const { settle, searching, error, retry, dialog } = useSettle()
  const left = plates && plates.length > 0 ? toSettle(plates) : undefined
  // The operator may not know of this payment yet.
  const next = left?.vehicles.find((plate) => !paid || !isSamePlate(plate, paid))
  if (loading) return <Skeleton lines={3} />
  if (left?.vehicles.length === 0) return <p className="font-semibold">{t('confirmation.allSettled')}</p>
  return (
    left &&
    next && (
      <div className="space-y-3 print:hidden">
        <p>{t('confirmation.left', { count: left.vehicles.length, amount: formatMoney(left.amount) })}</p>
        <Button icon="card" loading={searching} onClick={() => settle(next)}>
          {t('confirmation.next', { plate: plateText(next), amount: formatMoney(next.due?.amount ?? 0) })}
        </Button>
        {error && <FailureNotice error={error} aboutJourneys onRetry={retry} />}
        {dialog}
      </div>
    )
  )
}

interface ReceiptAndAlertProps {
  payment: ReportedStatus
  email: string
  /** `email` as the receipt's text shows it. */
  mask: string | undefined
  vehicle: PlateSearch | undefined
}

/** Receipt and alert share one e-mail; an alert without receipt needs a known address. [RESULT-22, OPEN-44, OPEN-65] */
function ReceiptAndAlert({ payment, email, mask, vehicle }: ReceiptAndAlertProps) {
  const { t } = useTranslation(['payment', 'common'])
  const [typed, setTyped] = useState(email)
  const { data: home } = useResource(homeData())
  const hasReceipt = payment.receipt !== false
  const address = typed.trim()
  return (
    <>
      {hasReceipt ? (
        <Receipt sessionId={payment.sessionId} sentTo={payment.receiptSentTo} email={typed} onEmailChange={setTyped} />
      ) : (
        // Another payment owns the receipt, because this session paid nothing. [OPEN-65]
        <Card title={t('confirmation.receiptTitle')}>
          <div className="flex flex-col gap-4">
            <p>{t('confirmation.othersReceipt')}</p>
            <p>
              {t('confirmation.otherEmail')} <Link href={pages.receipts}>{t('confirmation.resend')}</Link>
            </p>
            <PaymentQuestion />
          </div>
        </Card>
      )}
      {vehicle && (hasReceipt || address !== '') && home?.actions.includes('subscription') && (
        <ErrorBoundary fallback={<Alert tone="warning">{t('common:loadError')}</Alert>}>
          <Suspense fallback={<Skeleton shape="card" lines={4} className="min-h-48" />}>
            <AlertWidget vehicle={vehicle} email={address} shownAs={(typed === email && mask) || address} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** [RESULT-24, OPEN-47] */
function PendingClaim() {
  const { t } = useTranslation('payment')
  if (!useAtomValue(search.claimedAtom)) return null
  return (
    <Card title={t('confirmation.claim')} tone="sunken">
      <p className="mb-4">{t('confirmation.claimText')}</p>
      <Button href={pages.claim} variant="secondary">
        {t('confirmation.continueClaim')}
      </Button>
    </Card>
  )
}

/** Cards with the picture beside the text, on a phone without it. */
const flat =
  'max-sm:[&_div:has(>img)]:hidden sm:[&_article>div]:flex-row sm:[&_div:has(>img)]:aspect-auto sm:[&_div:has(>img)]:w-2/5'

/** [RESULT-25, OPEN-44] */
function Promotions({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation('payment')
  if (articles.length === 0) return null
  return (
    <section className="mt-12 print:hidden">
      <h2 className="mb-5 font-heading text-2xl">{t('confirmation.articles')}</h2>
      <ul className={`grid gap-6 max-sm:gap-3 [&_article]:h-full lg:has-[>:nth-child(2)]:grid-cols-2 ${flat}`}>
        {articles.map((article, index) => (
          <li key={article.id ?? index}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Offers to pay journeys of the same vehicle at another company, if any. [RESULT-23, OPEN-44] */
function OtherCompany({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('payment')
  const { data: company } = useResource(companyOf(sessionId))
  const go = useGo()
  const { busy, error, run } = useAction(async (code: string) => {
    const set = await journeysOfCompany(sessionId, code)
    const found = set.sessionId ?? sessionId
    search.saveSearch({ ...set, sessionId: found })
    go(pages.travels, { state: { found } satisfies FoundState })
  })
  const companyCode = company?.hasCompany ? company.details?.companyCode : undefined
  if (companyCode === undefined) return null
  return (
    <Card title={t('confirmation.company')} tone="accent">
      <p className="mb-4">{t('confirmation.companyText')}</p>
      <Button icon="wallet" className="mb-4 last:mb-0" loading={busy} onClick={() => void run(companyCode)}>
        {t('confirmation.payCompany')}
      </Button>
      {error && <FailureNotice error={error} aboutJourneys />}
    </Card>
  )
}
