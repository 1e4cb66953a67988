/** Where the portal sends reports of errors to, on its own host. */
export const errorReportPath = '/reports/errors'

/** An error of the portal's code in a browser, without anything of the driver. */
export interface ErrorReport {
  error: string
  /** Of errors of the browser itself only: others may name what a driver has typed. */
  message?: string | undefined
  /** The portal's own files with line and column, the innermost first. */
  frames: readonly string[]
}

const ownFile = /\/assets\/([\w.-]{1,80}\.js:\d{1,6}:\d{1,7})/g
const ofTheBrowser = ['TypeError', 'ReferenceError', 'RangeError']
const mostFrames = 10

/** A message without what may be a value: quoted texts, and words with a digit, an `@` or an address. */
export const withoutValues = (message: string): string =>
  message
    .replaceAll(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|«[^»]*»?/g, '…')
    .replaceAll(/\S*[\d@/:?&=%]\S*/g, '…')
    .slice(0, 120)
    .trim()

/** Undefined for what the portal's own code did not cause, such as an error of an extension of the browser. */
export function errorReportOf(error: unknown): ErrorReport | undefined {
  if (!(error instanceof Error)) return undefined
  const frames = [...(error.stack ?? '').matchAll(ownFile)].map(([, frame = '']) => frame).slice(0, mostFrames)
  if (frames.length === 0) return undefined
  const name = /^[A-Z]\w{0,39}$/.test(error.name) ? error.name : 'Error'
  return { error: name, ...(ofTheBrowser.includes(name) && { message: withoutValues(error.message) }), frames }
}
