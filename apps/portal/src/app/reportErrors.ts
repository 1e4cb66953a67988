import { errorReportOf, errorReportPath } from '@voie-libre/domain/settings/errorReport'

/** Of one page view: an error that repeats itself says nothing more. */
const most = 3

/** Sends the first errors of this page view to the server. The error page raises those that React has caught. */
export function reportErrors(page: EventTarget = window): void {
  const sent = new Set<string>()
  const report = (event: Event) => {
    const error: unknown = 'error' in event ? event.error : 'reason' in event ? event.reason : undefined
    const text = JSON.stringify(errorReportOf(error) ?? null)
    if (text === 'null' || sent.size >= most || sent.has(text)) return
    sent.add(text)
    navigator.sendBeacon(errorReportPath, text)
  }
  page.addEventListener('error', report)
  page.addEventListener('unhandledrejection', report)
}
