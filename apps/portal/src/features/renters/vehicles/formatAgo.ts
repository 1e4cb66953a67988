import { localeOf } from '@voie-libre/domain/reference/languages'
import { currentLanguage } from '../../../i18n/setup.ts'

/** How long ago that was: in days, after two months in months. */
export function formatAgo(days: number): string {
  const words = new Intl.RelativeTimeFormat(localeOf(currentLanguage()), { numeric: 'auto' })
  return days < 60 ? words.format(-days, 'day') : words.format(-Math.floor(days / 30), 'month')
}
