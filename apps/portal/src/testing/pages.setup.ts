import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { startI18n } from '../i18n/setup.ts'
import { leave } from './openPage.tsx'

Error.stackTraceLimit = 10
const own = location.href
/** Every time is shown as in this zone, whatever this machine has; '' ends that. */
async function setZone(timezoneId: string) {
  const protocol: object = cdp()
  const isProtocol = (one: object): one is { send: (call: string, given: object) => Promise<unknown> } => 'send' in one
  if (isProtocol(protocol)) await protocol.send('Emulation.setTimezoneOverride', { timezoneId })
}
// One document runs the tests of all files: each of them leaves it as it found it.
beforeAll(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1280, 720)
  await startI18n('fr')
  await setZone('Europe/Paris')
  vi.spyOn(console, 'warn').mockImplementation(() => {}) // no server provides the flags here
  Object.defineProperty(navigator, 'languages', { value: ['fr-FR'], configurable: true })
})
afterEach(async () => {
  vi.useRealTimers()
  await leave()
  history.replaceState(null, '', own)
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => setZone(''))
