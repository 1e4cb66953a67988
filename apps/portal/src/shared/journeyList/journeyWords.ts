import type { Journey } from '@voie-libre/contract/schemas/journey'
import { deadlineNotice, type DeadlineNotice, type Rise } from '@voie-libre/domain/journey/deadline'
import { knownPrice } from '@voie-libre/domain/journey/price'
import type { TFunction } from 'i18next'
import { formatMoney } from '../../i18n/format.ts'

/** The price of a journey, or that it is still to be calculated. */
export function priceWords(t: TFunction<'journeys'>, journey: Journey): string {
  const price = knownPrice(journey)
  return price === undefined ? t('card.noPrice') : formatMoney(price)
}

/** Returns the state of a journey in words, if it has one, and its deadline, which shows beside any state. [OPEN-33] */
export function noticeOf(t: TFunction<'journeys'>, journey: Journey, now: Date, state: string | undefined) {
  const notice = deadlineNotice(journey, now)
  const text = [state, notice && deadlineWords(t, notice)].filter(Boolean).join(' · ')
  return text === '' ? undefined : { text, tone: notice?.tone ?? ('neutral' as const) }
}

/** Today's price until `date`, and the next one: the same words wherever a price rises. */
export function riseWords(t: TFunction<'journeys'>, { before, after, fine = 0 }: Rise, date: string): string {
  const values = { amount: formatMoney(before), date, next: formatMoney(after), fine: formatMoney(fine) }
  return t(fine > 0 ? 'ladder.untilFine' : 'ladder.until', values)
}

/** Text of a deadline, from the namespace `journeys`. [DEADLINE-01..09, OPEN-20, OPEN-33] */
export function deadlineWords(t: TFunction<'journeys'>, notice: DeadlineNotice): string {
  switch (notice.code) {
    case 'sentToOmp':
      return t('deadline.sentToOmp')
    case 'late':
      return t('deadline.late')
    case 'lastDay':
      return t(`deadline.lastDay.${notice.before}`)
    default:
      return t(`deadline.daysLeft.${notice.before}`, { count: notice.days })
  }
}
