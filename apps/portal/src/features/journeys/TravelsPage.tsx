import type { Article } from '@voie-libre/contract/schemas/content'
import type { Journey, JourneysSet } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { displayGroup, displayGroups } from '@voie-libre/domain/journey/category'
import { inFirstPeriod } from '@voie-libre/domain/journey/deadline'
import { displayed } from '@voie-libre/domain/journey/list'
import { displayedTtc, paidBefore, totalDue } from '@voie-libre/domain/journey/price'
import { initialSelection, isCompletable, showsPrepaymentLink, toggle } from '@voie-libre/domain/journey/selection'
import { payable } from '@voie-libre/domain/payment/start'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Icon } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { PageGrid } from '@voie-libre/ui/page-grid'
import { Stack } from '@voie-libre/ui/stack'
import { SummaryPanel } from '@voie-libre/ui/summary-panel'
import { useCallback, useMemo, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { ownProfile } from '../../api/account.ts'
import { ApiError } from '../../api/errors.ts'
import { vehicleOf } from '../../api/journeys.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { formatMoney } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { beginCompletion, lastSearchAtom, removePrepaid } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { accountType, syncSession } from '../../session/visitor.ts'
import { ReasonedButton } from '../../shared/feedback/ReasonedButton.tsx'
import { JourneyList } from '../../shared/journeyList/JourneyList.tsx'
import { NearestDeadline } from '../../shared/journeyList/NearestDeadline.tsx'
import { PrepayButton } from '../../shared/journeyList/PrepayButton.tsx'
import { prefetchWhenTouched } from '../../shared/page/navigation.ts'
import { Page } from '../../shared/page/Page.tsx'
import { usePageHead } from '../../shared/page/pageHead.ts'
import { articleLink } from '../../shared/page/siteUrl.ts'
import { useToday } from '../../shared/page/useToday.ts'
import { refreshOpenPayments } from '../../shared/payment/paymentStatus.ts'
import { useSecondPayment } from '../../shared/payment/useSecondPayment.tsx'
import { RichText } from '../../shared/richText/RichText.tsx'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'
import { ContestFirst, mayContest } from './ContestFirst.tsx'
import { KnownPayments } from './KnownPayments.tsx'
import { NoTravel } from './NoTravel.tsx'
import { OtherSearchNotice, useOtherSearch } from './OtherSearchNotice.tsx'
import { currentJourneys, type PageFacts, pageFacts, plateOf } from './pageData.ts'

export { ListFailure as ErrorBoundary } from './ListFailure.tsx'

/** Loads the list and a customer's profile. Only a failure of the journeys is an error. [§2.1, OPEN-05] */
export async function loader() {
  refreshOpenPayments()
  const customer = accountType() === 'customer'
  const [current, facts] = await Promise.all([
    currentJourneys(),
    pageFacts(),
    customer ? ensureLoaded(ownProfile()).catch(() => undefined) : undefined,
  ])
  // The search found a notice, but left no session to reload its journeys. [GUARD-04, OPEN-14]
  if (!current) throw new ApiError('refused', 'payment_session_invalid')
  const plate = plateOf(current.set)
  const car = plate && (await ensureLoaded(vehicleOf(plate)).catch(() => undefined))
  return { ...current, plate, car, facts, customer }
}

/** travels and paymentNotice. [§2.5, LIST-01] */
export function Component() {
  const { t } = useTranslation(['journeys', 'common'])
  const { set, stale, plate, car, facts, customer } = useLoaderData<typeof loader>()
  const changed = useOtherSearch(set.sessionId)
  const { revalidate, state } = useRevalidator()
  const empty = set.journeys.length === 0
  return (
    <Page
      {...usePageHead('travels', set.journeys)}
      {...(empty && { title: t('empty.head') })}
      image={facts.page.backgroundPicture}
      banner={
        !empty &&
        plate && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <VehiclePlate vehicle={plate} />
            {car?.model !== undefined && <span className="text-lg font-semibold">{car.model}</span>}
            {car?.energy === 'EL' && (
              <span className="inline-flex items-center gap-1.5 text-on-brand-soft">
                <Icon name="leaf" size={20} />
                {t('electric')}
              </span>
            )}
          </p>
        )
      }
    >
      {changed && <OtherSearchNotice />}
      <KnownPayments plate={plate} />
      {stale && (
        <Alert tone="warning" live className="mb-6">
          <p>{t('stale')}</p>
          <Button
            variant="secondary"
            icon="refresh"
            className="mt-2"
            loading={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {t('common:action.retry')}
          </Button>
        </Alert>
      )}
      {empty ? (
        // A customer may search only own plates. [OPEN-25]
        <NoTravel set={set} plate={plate} facts={facts} suggests={!customer} />
      ) : (
        <Choice key={keyOf(set)} set={set} facts={facts} blocked={changed} />
      )}
    </Page>
  )
}

/** `blocked`: the list differs from the saved one. */
function Choice({ set, facts, blocked }: { set: JourneysSet; facts: PageFacts; blocked: boolean }) {
  const { t } = useTranslation(['journeys', 'common'])
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { journeys, company, sessionId } = set
  const [selected, select] = useReducer(
    (before: ReadonlySet<string>, id: string) => toggle(journeys, before, id),
    initialSelection(journeys),
  )
  const { page, prepayment } = facts
  const { openPayment, dialog } = useSecondPayment(sessionId)
  const now = useToday()

  const onToggle = useCallback(
    (id: string) => {
      const journey = journeys.find((one) => one.id === id)
      if (!journey || !isCompletable(journey)) return select(id)
      beginCompletion(journey)
      void navigate(localized(pages.inprogress))
    },
    [journeys, navigate],
  )
  /** Removing one prepaid trip removes all. [SELECT-09..11, OPEN-26] */
  const onRemovePrepayments = useCallback(() => {
    removePrepaid()
    void revalidate()
  }, [revalidate])

  const chosen = useMemo(() => payable(journeys, selected), [journeys, selected])
  const lines = useSummaryLines(chosen)
  const finished = journeys.filter(({ status }) => status === 'TERMINE').length
  const firstTime = journeys.some(({ paymentLimit }) => paymentLimit === 'PRIMO_DESIGNATED')
  const contest = mayContest(facts)
  const prepay = prepayment !== 'hidden' && showsPrepaymentLink(journeys, selected)

  const noSelection = chosen.length === 0 ? t('common:form.noJourney') : undefined
  const reason = blocked ? t('common:otherTab.title') : noSelection

  function pay() {
    // This visitor or another tab has cleared the stored journeys: the route guards choose the page. [F-STO-06]
    syncSession()
    if (!store.get(lastSearchAtom).found) return void navigate(localized(pages.home))
    return openPayment(chosen)
  }
  return (
    <PageGrid {...prefetchWhenTouched(pages.payment)}>
      <Stack gap={8}>
        {firstTime && page.primoPassantText !== undefined && (
          <Alert tone="info">
            <RichText html={page.primoPassantText} />
          </Alert>
        )}
        <NearestDeadline journeys={displayed(journeys)} lateFees={page.lateFees} className="-mb-4" />
        {finished > 1 && <p className="text-text-soft">{t('together')}</p>}
        <JourneyList
          mode="pay"
          journeys={journeys}
          company={company}
          selected={selected}
          lateFees={page.lateFees}
          onToggle={onToggle}
          onRemovePrepayments={onRemovePrepayments}
        />
        <ContestFirst journeys={journeys} facts={facts} />
        {(contest || prepay) && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {prepay && <PrepayButton prepayment={prepayment} />}
            {contest && (
              <Link href={pages.claimSelect} variant="standalone">
                {t('contest')}
              </Link>
            )}
          </div>
        )}
        <Questions articles={page.articleList} />
      </Stack>
      <SummaryPanel
        title={t('summary.title')}
        lines={lines}
        total={{ label: t('summary.total'), amount: formatMoney(totalDue(chosen)) }}
        note={inFirstPeriod(journeys, now) ? page.paymentPeriod : undefined}
        className="max-lg:-mx-4 sm:max-lg:-mx-6"
      >
        <ReasonedButton className="w-full lg:text-lg" reason={reason} onClick={pay}>
          {t('payAmount', { amount: formatMoney(totalDue(chosen)) })}
        </ReasonedButton>
      </SummaryPanel>
      {dialog}
    </PageGrid>
  )
}

/** Links help articles about the journey list. [LIST-04] */
function Questions({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation('journeys')
  const links = articles.flatMap((article) => {
    const link = articleLink(article)
    return link ? [{ title: article.title, ...link }] : []
  })
  if (links.length === 0) return null
  return (
    <Card title={t('questions')} tone="sunken">
      <ul className="grid gap-x-8 gap-y-3 xl:grid-cols-[auto_1fr]">
        {links.map(({ title, href, newWindow }) => (
          <li key={href}>
            <Link href={href} newWindow={newWindow} variant="standalone">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Keeps the selection on a reload of the same journeys; resets it for others. [SELECT-01] */
const keyOf = ({ journeys }: JourneysSet) => journeys.map(({ id, completed }) => `${id} ${completed}`).join('\n')

/** Sums of the selected journeys by section, and of their indemnities. [OPEN-22] */
function useSummaryLines(journeys: readonly Journey[]) {
  const { t } = useTranslation('journeys')
  const groups = displayGroups.flatMap((group) => {
    const members = journeys.filter((journey) => displayGroup(journey) === group)
    const amount = formatMoney(members.reduce((sum, journey) => sum + displayedTtc(journey), 0))
    const paid = paidBefore(members)
    const detail = [
      t('count', { count: members.length }),
      ...(members.some(({ indemnity }) => indemnity > 0) ? [t('summary.tollOnly')] : []),
      ...(paid === 0 ? [] : [t('alreadyPaid', { amount: formatMoney(paid) })]),
    ].join(' · ')
    return members.length === 0 ? [] : [{ label: t(`section.${group}`), detail, amount }]
  })
  const indemnities = journeys.reduce((sum, { indemnity }) => sum + indemnity, 0)
  const extra = indemnities === 0 ? [] : [{ label: t('summary.indemnities'), amount: formatMoney(indemnities) }]
  return [...groups, ...extra]
}
