import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { listDeadline } from '@voie-libre/domain/journey/deadline'
import { displayed } from '@voie-libre/domain/journey/list'
import { initialSelection } from '@voie-libre/domain/journey/selection'
import { dueOf, type PaymentStart, startPayment } from '@voie-libre/domain/payment/start'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Icon } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { Modal } from '@voie-libre/ui/modal'
import { SummaryPanel } from '@voie-libre/ui/summary-panel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { replace, useLoaderData } from 'react-router'
import { ownersOf } from '../../api/journeys.ts'
import { offers } from '../../api/settings.ts'
import { formatDay, formatMoney } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { lastSearchAtom, merged } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { syncSession } from '../../session/visitor.ts'
import { prefetchWhenTouched, useGo } from '../../shared/page/navigation.ts'
import { Page } from '../../shared/page/Page.tsx'
import { usePageHead } from '../../shared/page/pageHead.ts'
import { useToday } from '../../shared/page/useToday.ts'
import { refreshOpenPayments } from '../../shared/payment/paymentStatus.ts'
import { useSecondPayment } from '../../shared/payment/useSecondPayment.tsx'
import { ContestFirst } from './ContestFirst.tsx'
import { JourneySummary } from './JourneySummary.tsx'
import { KnownPayments } from './KnownPayments.tsx'
import { NoTravel } from './NoTravel.tsx'
import { OtherSearchNotice, useOtherSearch } from './OtherSearchNotice.tsx'
import { currentJourneys, type PageFacts, pageFacts, plateOf } from './pageData.ts'

export { ListFailure as ErrorBoundary } from './ListFailure.tsx'

/** Reloads a detailed set; a plate search (`resume`) must not run again without a user action. [OPEN-05] */
export async function loader() {
  const stored = store.get(lastSearchAtom).found
  if (!stored) throw replace(localized(pages.home))
  refreshOpenPayments()
  const current = stored.type === 'detailed' ? await currentJourneys() : undefined
  const set = current?.set ?? merged(stored, stored)
  const plate = plateOf(set)
  const [owners, facts] = await Promise.all([plate && offers('accounts') ? ownersOf(plate) : [], pageFacts()])
  return { set, plate, owners, facts }
}

/** [§2.4] */
export function Component() {
  const { t } = useTranslation('journeys')
  const { set, plate, owners, facts } = useLoaderData<typeof loader>()
  const changed = useOtherSearch(set.sessionId)
  const model = set.vehicleInformation?.model?.trim()
  return (
    <Page
      {...usePageHead('journeys', set.journeys)}
      {...(set.journeys.length === 0 && { title: t('empty.head') })}
      image={facts.page.backgroundPicture}
    >
      {changed && <OtherSearchNotice />}
      <KnownPayments plate={plate} />
      {model && (
        // A mistyped plate is often somebody else's vehicle.
        <p className="mb-5 flex items-start gap-3 print:hidden">
          <Icon name="car" size={24} className="shrink-0 text-action-text" />
          <span className="min-w-0 flex-1 break-words">
            {t('vehicle.check', { model })} <Link href={pages.formPayment}>{t('vehicle.change')}</Link>
          </span>
        </p>
      )}
      {set.journeys.length === 0 ? (
        <NoTravel set={set} plate={plate} facts={facts} suggests />
      ) : (
        <div
          className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-8"
          {...prefetchWhenTouched(pages.payment)}
        >
          <JourneySummary plate={plate} journeys={displayed(set.journeys)} lateFees={facts.page.lateFees} />
          {owners.length > 0 ? <Conflict owners={owners} /> : <WaysToPay set={set} facts={facts} blocked={changed} />}
        </div>
      )}
    </Page>
  )
}

/** Shown instead of payment if other accounts own the plate. [JOURNEY-07..09, OPEN-30] */
function Conflict({ owners }: { owners: readonly string[] }) {
  const { t } = useTranslation('journeys')
  return (
    <Card title={t('conflict.title')}>
      <ul className="mb-4 flex flex-col gap-2">
        {owners.map((owner) => (
          <li key={owner} className="rounded-control bg-surface-sunken px-4 py-2 font-semibold break-words">
            {owner}
          </li>
        ))}
      </ul>
      <p className="mb-5 text-text-soft">{t('conflict.advice')}</p>
      <AccountButtons isMain />
      <div className="mt-5 border-t border-line pt-4">
        <p className="mb-2 text-text-soft">{t('conflict.notice')}</p>
        <Link href={pages.formPayment} variant="standalone">
          {t('conflict.byNotice')}
        </Link>
      </div>
    </Card>
  )
}

/** `isMain`: logging in is the page's main action. */
function AccountButtons({ isMain = false }: { isMain?: boolean }) {
  const { t } = useTranslation('journeys')
  return (
    <div className="flex flex-wrap gap-3">
      <Button href={pages.accountLogin} className="max-sm:w-full" variant={isMain ? 'primary' : 'secondary'}>
        {t('login')}
      </Button>
      <Button href={pages.accountRegister} className="max-sm:w-full" variant="secondary">
        {t('register')}
      </Button>
    </div>
  )
}

/** Offers to pay without an account, to log in or to register. [JOURNEY-04..06, JOURNEY-12..15] */
function WaysToPay({ set, facts, blocked }: { set: JourneysSet; facts: PageFacts; blocked: boolean }) {
  const { t } = useTranslation(['journeys', 'errors', 'common'])
  const go = useGo()
  const [outcome, setOutcome] = useState<PaymentStart>()
  const { openPayment, dialog } = useSecondPayment(set.sessionId)
  const { amount = 0, count = 0 } = dueOf(set.journeys) ?? {}
  const { rise } = listDeadline(displayed(set.journeys), facts.page.lateFees, useToday())
  const payWords = amount > 0 ? t('payAmount', { amount: formatMoney(amount) }) : t('pay')

  function pay() {
    // Reads the store instead of the page's data, because another tab or the visitor may have changed it. [F-STO-06]
    syncSession()
    const stored = store.get(lastSearchAtom).found
    if (!stored) return go(pages.home)
    const { journeys } = merged(stored, stored)
    const started = startPayment(journeys, initialSelection(journeys))
    setOutcome(started)
    return started.kind === 'pay' ? openPayment(started.journeys) : undefined
  }
  const isNothing = outcome?.kind === 'nothing'
  const reason = outcome?.kind === 'blocked' ? outcome.reason : undefined
  // On a narrow window the payment row replaces the card.
  const inRow = amount > 0 && !isNothing ? 'max-lg:hidden' : ''
  return (
    <>
      <div className="flex flex-col gap-6 print:hidden">
        <Card title={t('occasional.title')} tone="accent" className={inRow}>
          <p>{t('occasional.text')}</p>
          <Button size="lg" icon="card" className="mt-5 w-full" disabled={blocked} onClick={pay}>
            {payWords}
          </Button>
          {isNothing && (
            <Alert tone="danger" className="mt-4">
              {t('errors:session_without_journeys')}
            </Alert>
          )}
        </Card>
        <ContestFirst journeys={set.journeys} facts={facts} />
        {offers('accounts') && (
          <Card title={t('regular.title')}>
            <p className="mb-5 text-text-soft">{t('regular.text')}</p>
            <AccountButtons />
          </Card>
        )}
        {dialog}
        {reason && (
          <Modal
            kind="alert"
            open
            onOpenChange={() => setOutcome(undefined)}
            title={t('blocked.title')}
            footer={<Button onClick={() => setOutcome(undefined)}>{t('common:action.ok')}</Button>}
          >
            <p>{t(`blocked.${reason}`)}</p>
            {/* The specification's text asks to log in to pay, which applies only to the other journeys. [JOURNEY-13] */}
            {reason === 'recovery' && (
              <p className="mt-3">{t(amount > 0 ? 'blocked.ompAndOthers' : 'blocked.ompAlone')}</p>
            )}
          </Modal>
        )}
      </div>
      {/* On a narrow window the button stays in view, as in the list. */}
      {amount > 0 && (
        <SummaryPanel
          title={t('summary.toPay')}
          lines={[]}
          total={{
            label: `${t('count', { count })} · ${t('occasional.short')}`,
            amount: rise ? t('ladder.bar', { date: formatDay(rise.lastDay) }) : formatMoney(amount),
          }}
          className="max-lg:-mx-4 sm:max-lg:-mx-6 lg:hidden [&_p>:last-child]:text-base"
        >
          <Button disabled={blocked} onClick={pay}>
            {payWords}
          </Button>
        </SummaryPanel>
      )}
    </>
  )
}
