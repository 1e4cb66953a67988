import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loggedIn, openPage, refused } from '../testing/openPage.tsx'

const journey = { id: '4711', status: 'TERMINE', htPrice: 0, ttcPrice: 450, totalPrice: 0, tvaPrice: 0 }
const set = {
  type: 'resume',
  journeys: [{ ...journey, indemnity: 0, alreadyPaid: 0 }],
  sessionId: 's',
  plate: 'AB123CD',
  countryCode: 'FR',
}
const plate = { licensePlate: 'AB123CD', country: 'FR' }
const answers = {
  'GET /services/v1/users/me': { email: 'claire@example.org' },
  'GET /services/v1/users/me/plates': [{ id: '1', numberPlate: 'AB123CD', countryCode: 'FR' }],
  'GET /services/v1/authenticated/detailedJourneys': { ...set, type: 'detailed' },
}

/** Opens a path, which must add no history entry of its own; returns the final one. */
async function arrivesAt(path: string, stored: object, given: object = answers): Promise<string> {
  const entries = history.length
  // A page that may not open must not show its frame meanwhile.
  const frames: Element[] = []
  const watch = new MutationObserver(() => frames.push(...document.querySelectorAll('.starting header')))
  watch.observe(document.body, { childList: true, subtree: true })
  await openPage(path, { ...given }, { stored: { ...stored } })
  watch.disconnect()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(history.length, 'history entries [F-NAV-07]').toBe(entries)
  await expect.poll(() => (location.pathname === path ? [] : frames)).toEqual([])
  return location.pathname
}

const rows: readonly [role: 'disconnected' | 'customer' | 'renter', path: string, stored: object, to: string][] = [
  ['disconnected', '/account/profile', {}, '/account/login'],
  ['disconnected', '/renters/profile', {}, '/renters/login'],
  ['disconnected', '/journeys', {}, '/'],
  ['disconnected', '/payment/rejected', {}, '/'],
  ['disconnected', '/contact/nowhere', {}, '/'],
  ['disconnected', '/no-such-article', {}, '/'],
  ['disconnected', '/fr//elsewhere.example', {}, '/'],
  ['disconnected', '/de/travels', { journeys: set }, '/de/journeys'],
  ['customer', '/renters/profile', {}, '/'],
  ['customer', '/journeys', { journeys: set, 'form/plate': plate }, '/travels'],
  ['renter', '/help', {}, '/help'],
  ['renter', '/renters/vehicles', {}, '/renters/vehicles'],
  ['renter', '/de/journeys', { journeys: set }, '/de/renters/profile'],
]

it.each(rows)(
  'a %s visitor of %s, holding %o, arrives at %s without a frame of another page',
  {
    tags: [
      'GUARD-01',
      'GUARD-02',
      'GUARD-06',
      'GUARD-07',
      'GUARD-10',
      'GUARD-12',
      'GUARD-18',
      'GUARD-19',
      'ROUTE-20',
      'ROUTE-27',
      'ROUTE-30',
      'ROUTE-34',
      'ROUTE-35',
      'I18N-03',
      'F-NAV-07',
      'F-NAV-08',
    ],
  },
  async (role, path, stored, to) => {
    const token = role === 'disconnected' ? {} : loggedIn(role)
    expect(await arrivesAt(path, { ...token, ...stored })).toBe(to)
  },
)

it(
  'without a feature its pages redirect: the list of journeys to /travels, also for a renter, and prepayment to home',
  { tags: ['ROUTE-04', 'ROUTE-06', 'GUARD-16', 'OPEN-62'] },
  async () => {
    const without = (off: string) => ({
      'GET /services/v1/whitelabels/homepage': {
        actions: ['freeflow', 'payment-notice', 'prepayment', 'subscription'].filter((action) => action !== off),
      },
    })
    const stored = { journeys: set }
    expect(await arrivesAt('/journeys', stored, without('freeflow'))).toBe('/travels')
    expect(await arrivesAt('/journeys', { ...loggedIn('renter'), ...stored }, without('freeflow'))).toBe('/travels')
    localStorage.clear()
    expect(await arrivesAt('/form/prepayment', {}, without('prepayment'))).toBe('/')
  },
)

it('an activation link logs out the current user before it continues', { tags: ['GUARD-14', 'F-SES-11'] }, async () => {
  const activate = 'POST /services/v1/public/users/1/activate'
  const given = { ...answers, [activate]: refused(400, 'invalid_activation_code') }
  await openPage('/account/activate?id=1&code=2', given, { stored: loggedIn('customer') })
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(/Le lien d'activation n'est pas valide/)
  await expect.poll(() => location.pathname + location.search).toBe('/account/activate')
  await expect.poll(() => localStorage.getItem('user/token')).toBeNull()
})
