import type { Journey, LateFee } from '@voie-libre/contract/schemas/journey'
import {
  claimGroup,
  type ClaimGroup,
  claimGroups,
  displayGroup,
  displayGroups,
} from '@voie-libre/domain/journey/category'
import { costSteps, type CostSteps, type Rise, riseOf } from '@voie-libre/domain/journey/deadline'
import { journeyNumber, sortJourneys } from '@voie-libre/domain/journey/list'
import { displayedTtc } from '@voie-libre/domain/journey/price'
import { isCompletable, mayToggle } from '@voie-libre/domain/journey/selection'
import { payingJourneys, paymentStateOf } from '@voie-libre/domain/payment/known'
import type { KnownPayment } from '@voie-libre/domain/payment/records'
import { isOwnPrepaid } from '@voie-libre/domain/prepayment/expand'
import { Button } from '@voie-libre/ui/button'
import { Details } from '@voie-libre/ui/details'
import { Icon } from '@voie-libre/ui/icon'
import { JourneyCard, type JourneyCardProps } from '@voie-libre/ui/journey-card'
import { PriceLadder } from '@voie-libre/ui/price-ladder'
import type { TFunction } from 'i18next'
import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { stretch } from '../../api/stretch.ts'
import { formatDateTime, formatEndOfDay, formatMoney, formatShortDay } from '../../i18n/format.ts'
import { paymentsAtom } from '../../session/payments.ts'
import { useToday } from '../page/useToday.ts'
import { paymentWords } from '../payment/paymentWords.ts'
import { noticeOf, priceWords, riseWords } from './journeyWords.ts'
import { ReminderButton } from './ReminderButton.tsx'
import { Way } from './Way.tsx'

interface JourneyListProps {
  journeys: readonly Journey[]
  /** Company of the journeys set, shown as the network if the vehicle class is unknown. [OPEN-34] */
  company?: string | undefined
  mode: 'pay' | 'claim'
  selected: ReadonlySet<string>
  /** Must be stable between renders, because the memoised cards compare it. */
  onToggle: (id: string) => void
  /** Removes all prepaid trips. [OPEN-26] */
  onRemovePrepayments?: (() => void) | undefined
  /** The operator's late fees, shown per journey. */
  lateFees?: readonly LateFee[]
  /** Journeys that cannot be selected, by id, with the reason. */
  disabled?: ReadonlyMap<string, string>
}

const none: readonly LateFee[] = []
const nothing: ReadonlyMap<string, string> = new Map()

/** Cards of journeys by section, oldest first. Memoised, so that only changed cards render again. [§2.5] */
export function JourneyList(props: JourneyListProps) {
  const { journeys, company, mode, selected, onToggle, onRemovePrepayments } = props
  const { lateFees = none, disabled = nothing } = props
  const { t } = useTranslation('journeys')
  const id = useId()
  const now = useToday()
  const payments = useAtomValue(paymentsAtom)
  const limits = new Set(journeys.map(({ paymentLimit }) => paymentLimit))
  const change = useCallback((_selected: boolean, journey: string) => onToggle(journey), [onToggle])

  // Texts that do not depend on the selection are computed once, not on each change of it.
  const sections = useMemo(() => {
    const actions = { complete: mode === 'pay' ? onToggle : undefined, remove: onRemovePrepayments }
    const paying = payingJourneys(payments)
    const worded = (journey: Journey) => ({
      journey,
      card: cardOf(journey, { t, now, company, lateFees, payment: paying.get(journey.id), ...actions }),
    })
    return sectionsOf(journeys, mode).map(({ group, items }) => ({ group, items: items.map(worded) }))
  }, [journeys, mode, company, lateFees, payments, t, now, onToggle, onRemovePrepayments])

  return (
    <div className="flex flex-col gap-8">
      {/* The specification fixes the words of the deadline, which name the OMP; its own section explains it as well. */}
      {mode === 'claim' && limits.has('BEFORE_OMP') && !limits.has('OMP') && (
        <p className="-mb-4 text-sm text-text-soft">{t('ompNote')}</p>
      )}
      {sections.map(({ group, items }) => (
        <section key={group} aria-labelledby={`${id}-${group}`}>
          <h2 id={`${id}-${group}`} className="mb-3 flex flex-wrap items-baseline gap-x-2 font-heading text-xl">
            {t(`section.${group}`)}
            <span className="text-base font-normal whitespace-nowrap text-text-soft">
              {t('count', { count: items.length })}
            </span>
          </h2>
          <ul aria-labelledby={`${id}-${group}`} className="flex flex-col gap-3">
            {items.map(({ journey, card }) => {
              const reason = disabled.get(journey.id) ?? (mode === 'pay' ? obstacle(journey) : undefined)
              return (
                <JourneyCard
                  key={journey.id}
                  {...card}
                  value={journey.id}
                  hover={mode === 'pay'}
                  selectable
                  checked={selected.has(journey.id)}
                  onCheckedChange={change}
                  disabledReason={reason}
                />
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )

  /** The reason why a journey cannot be selected. One in progress can: that opens its completion. [SELECT-03..07] */
  function obstacle(journey: Journey): string | undefined {
    if (journey.paymentLimit === 'OMP') return t('card.omp')
    if (isCompletable(journey) || mayToggle(journeys, selected, journey)) return undefined
    return t('card.finishedFirst')
  }
}

function sectionsOf(journeys: readonly Journey[], mode: JourneyListProps['mode']) {
  const sorted = sortJourneys(journeys)
  const groups: readonly ClaimGroup[] = mode === 'claim' ? claimGroups : displayGroups
  const groupOf = mode === 'claim' ? claimGroup : displayGroup
  return groups
    .map((group) => ({ group, items: sorted.filter((journey) => groupOf(journey) === group) }))
    .filter(({ items }) => items.length > 0)
}

interface Wording {
  t: TFunction<'journeys'>
  now: Date
  company: string | undefined
  lateFees: readonly LateFee[]
  /** An open or finished payment of this browser. */
  payment: KnownPayment | undefined
  complete: ((id: string) => void) | undefined
  remove: (() => void) | undefined
}

type CardText = Omit<JourneyCardProps, 'value' | 'checked' | 'selectable' | 'onCheckedChange' | 'disabledReason'>

function cardOf(journey: Journey, { t, now, company, lateFees, payment, complete, remove }: Wording): CardText {
  const { indemnity, carCategory, alreadyPaid } = journey
  const values = { toll: formatMoney(displayedTtc(journey)), indemnity: formatMoney(indemnity) }
  const details = [
    indemnity !== 0 && t('card.indemnity', values),
    alreadyPaid !== 0 && t('alreadyPaid', { amount: formatMoney(alreadyPaid) }),
  ].filter(Boolean)
  const inProgress = isCompletable(journey)
  const prepaid = journey.status === 'PREPAYMENT'
  const price = priceWords(t, journey)
  const when = formatDateTime(journey.date) || t(prepaid ? 'card.prepaid' : 'card.noDate')
  const number = journeyNumber(journey)
  const steps = costSteps(journey, lateFees, now)
  const action: ReactNode = inProgress
    ? complete && (
        <Button variant="secondary" icon="edit" onClick={() => complete(journey.id)}>
          {t('card.complete')}
        </Button>
      )
    : prepaid
      ? remove &&
        isOwnPrepaid(journey) && (
          <Button variant="tertiary" icon="trash" onClick={remove}>
            {t('card.remove')}
          </Button>
        )
      : steps && <CostLadder steps={steps} rise={riseOf(journey, steps)} />
  return {
    date: when,
    reference: number && t(`card.number.${displayGroup(journey)}`, { number }),
    category: carCategory === undefined ? company : t('card.class', { class: carCategory }),
    from: journey.in && stretch().gateText(journey.in),
    to: journey.out && stretch().gateText(journey.out),
    price,
    priceDetail: details.length === 0 ? undefined : details.join(' · '),
    notice: noticeOf(t, journey, now, inProgress ? t('card.inProgress') : undefined),
    kind: prepaid ? 'prepayment' : inProgress ? 'inProgress' : displayGroup(journey),
    label: t(inProgress ? 'card.nameInProgress' : 'card.name', { date: when, price }),
    action: payment ? (
      <div className="flex flex-col gap-3">
        <p className="flex items-start gap-2 font-medium">
          <Icon name={paymentStateOf(payment) === 'paid' ? 'check' : 'clock'} size={20} className="mt-0.5 shrink-0" />
          {paymentWords(t, payment)}
        </p>
        {action}
      </div>
    ) : (
      action
    ),
  }
}

/** Shows current and later costs. Renders on opening, because a list may contain a thousand journeys. */
function CostLadder({ steps, rise }: { steps: CostSteps; rise: Rise }) {
  const { t } = useTranslation('journeys')
  const [today, ...later] = steps
  return (
    <Details
      icon="clock"
      className="*:first:gap-1 [&_summary>:first-child]:me-3 *:first:font-normal *:first:text-text-soft max-sm:*:first:min-h-touch max-sm:*:first:py-2"
      summary={<Way text={riseWords(t, rise, formatShortDay(rise.lastDay))} />}
    >
      {() => (
        <div className="flex flex-col gap-4">
          <PriceLadder
            steps={[
              { amount: formatMoney(today.amount), text: t('ladder.today', { date: formatEndOfDay(today.lastDay) }) },
              ...later.map(({ stage, amount, firstDay }) => ({
                amount: formatMoney(amount),
                text: t(`ladder.${stage}`, { date: formatShortDay(firstDay) }),
              })),
            ]}
          />
          <ReminderButton {...rise} />
        </div>
      )}
    </Details>
  )
}
