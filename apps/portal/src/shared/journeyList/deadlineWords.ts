import type { DeadlineNotice } from '@voie-libre/domain/journey/deadline'
import type { TFunction } from 'i18next'

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
