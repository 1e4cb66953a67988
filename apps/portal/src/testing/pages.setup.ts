// A page has the looks of a brand: without them, axe would measure no contrast, and no control would have its height.
import '@voie-libre/tokens/dist/harbour/brand.css'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n } from '../i18n/setup.ts'
import { devTools } from './devTools.ts'
import { leave } from './openPage.tsx'

const own = location.href
/** Every time is shown as in this zone, whatever this machine has; '' ends that. */
const setZone = (timezoneId: string) => devTools('Emulation.setTimezoneOverride', { timezoneId })
// One document runs the tests of all files: each of them leaves it as it found it.
beforeAll(async () => {
  document.documentElement.dataset.brand = 'harbour'
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
