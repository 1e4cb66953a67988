import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { me, person } from '../features/account/testing/customer.ts'
import { calls, chosen, fillBilling, method, offered, payButton, sells } from '../features/payment/testing/paying.ts'
import { faults, loggedIn, openPage, refused } from '../testing/openPage.tsx'

const main = page.getByRole('main')
const ended = page.getByRole('heading', { level: 1, name: 'Votre session a pris fin' })
const loginLink = page.getByRole('banner').getByRole('link', { name: 'Se connecter', exact: true })
const namedMethods = 'POST /services/v1/payments/journeys'
const account = {
  [`GET ${me}`]: person,
  'GET /services/v1/whitelabels/helpcenter/faq': { title: 'Aide', categories: [] },
  [`GET ${me}/payments`]: [],
  [`GET ${me}/vehicles`]: [],
  [`GET ${me}/plates`]: [{ id: '1', numberPlate: 'CL111AA', countryCode: 'FR', emailNotifications: true }],
}
const unauthorized = refused(401, 'unauthorized')

it('a token removed from storage is noticed at the next action', { tags: ['F-STO-06'] }, async () => {
  await openPage('/account/profile', account, { stored: loggedIn('customer') })
  await expect.element(main).toMatchTextContent('CL-111-AA')
  localStorage.removeItem('user/token')
  await page.getByRole('switch').click()
  await expect.poll(() => location.pathname).toBe('/account/login')
  await expect.element(loginLink).toBeVisible()
  await expect.element(main).not.toMatchTextContent('CL-111-AA')
})

it(
  'after the session has ended a visitor may go on with the payment without a login',
  { tags: ['F-SES-01', 'OPEN-63'] },
  async () => {
    const answers = { ...sells, ...account, [calls.provider]: unauthorized, [namedMethods]: offered(4050) }
    await openPage('/payment', answers, { stored: { ...chosen(), ...loggedIn('customer') } })
    await fillBilling()
    await payButton.click()
    await expect.element(ended).toHaveFocus()
    expect(await faults()).toEqual([])
    await expect.poll(() => localStorage.getItem('user/token')).toBeNull()
    await page.getByRole('button', { name: 'Continuer sans me connecter' }).click()
    // No payment is thought to run.
    await expect.element(method('Carte bancaire')).toBeVisible()
    await expect.poll(() => ended.elements()).toEqual([])
    await expect.element(loginLink).toBeVisible()
  },
)

it('after the session has ended the menu leads on', { tags: ['F-SES-01'] }, async () => {
  const answers = { ...account, [`PATCH ${me}`]: unauthorized }
  await openPage('/account/profile', answers, { stored: loggedIn('customer') })
  await page.getByRole('button', { name: /adresse de facturation/ }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect.element(ended).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: "Centre d'aide" }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible()
})

it(
  'a user with a clock a year ahead can log in and stays logged in, with one refresh per lifetime of a token',
  { tags: ['F-SES-07', 'OPEN-13'] },
  async () => {
    const minute = 60_000
    const now = Date.now()
    const ahead = now + 365 * 24 * 60 * minute
    vi.useFakeTimers({ toFake: ['Date'], now: ahead })
    const refresh = 'POST /services/v1/public/users/token/refresh'
    const { 'user/token': token } = loggedIn('customer')
    // The operator's token is valid for 15 minutes by the operator's clock.
    const ofNow = (at: number) => ({
      ...token,
      accessToken: `x.${btoa(JSON.stringify({ sub: 'customer', iat: at / 1000, exp: at / 1000 + 900 }))}.x`,
      expirationDate: new Date(at + 15 * minute).toISOString(),
    })
    const answers = {
      ...account,
      'POST /services/v1/public/users/token': ofNow(now),
      [refresh]: ofNow(now + 20 * minute),
    }
    const header = page.getByRole('banner').getByRole('link', { name: 'Espace client', exact: true })
    await openPage('/account/login', answers)
    await userEvent.fill(page.getByRole('textbox', { name: 'E-mail' }), 'paul@example.org')
    await userEvent.fill(page.getByRole('textbox', { name: 'Mot de passe' }), 'Peage-2026!flux')
    await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect.poll(() => location.pathname).toBe('/account/profile')
    const refreshes = async (path: string) => {
      const sent = await openPage(path, answers)
      await expect.element(header).toBeVisible()
      return sent.filter(({ name }) => name === refresh).length
    }
    expect(await refreshes('/form/payment')).toBe(0)
    vi.setSystemTime(ahead + 20 * minute)
    expect(await refreshes('/form/payment')).toBe(1)
    expect(await refreshes('/help')).toBe(0)
  },
)
