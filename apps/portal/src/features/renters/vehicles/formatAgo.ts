import { localeOf } from '@voie-libre/domain/reference/languages'
import { currentLanguage } from '../../../i18n/setup.ts'

/** How long ago that was: in days, after two months in months, after a year in years. */
export function formatAgo(days: number): string {
  const words = new Intl.RelativeTimeFormat(localeOf(currentLanguage()), { numeric: days < 60 ? 'auto' : 'always' })
  if (days < 60) return words.format(-days, 'day')
  return days < 360
    ? words.format(-Math.floor(days / 30), 'month')
    : words.format(-Math.floor((days + 5) / 365), 'year')
}
