import { type DeadlineNotice, deadlineNotice } from '@voie-libre/domain/journey/deadline'
import type { Journey } from '@voie-libre/domain/journey/journey'
import type { TFunction } from 'i18next'

/** A deadline as it is said. The words belong to the namespace `journeys`. [DEADLINE-01..09, OPEN-20, OPEN-33] */
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

/** The deadline that a summary of several journeys must not hide: the nearest one, or that one has passed. */
export function nearestDeadline(journeys: readonly Journey[], now: Date): DeadlineNotice | undefined {
  return journeys
    .flatMap((journey) => deadlineNotice(journey, now) ?? [])
    .toSorted((one, other) => urgency(one) - urgency(other))[0]
}

function urgency(notice: DeadlineNotice): number {
  switch (notice.code) {
    case 'late':
      return -1
    case 'lastDay':
      return 0
    case 'daysLeft':
      return notice.days
    default:
      return Infinity
  }
}
