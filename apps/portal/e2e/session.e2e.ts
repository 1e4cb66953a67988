import { hold } from './support/hold.ts'
import { expectLoggedIn, expectLoggedOut, logInByForm, password } from './support/account.ts'
import { field, fillBilling, payButton, readyToPay } from './support/paying.ts'
import { asCustomer, blank, logIn } from './support/people.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, testInOwnPage, visit } from './support/test.ts'

const heldValue = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown, key)

const refreshPath = '/services/v1/public/users/token/refresh'

const notice = (page: Page, text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text })

/** Moves the expiry of the stored token into the past. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const record: unknown = JSON.parse(localStorage.getItem('user/token') ?? '')
    localStorage.setItem('user/token', JSON.stringify(Object.assign({}, record, { expirationDate: '2020-01-01' })))
  })

testInOwnPage(
  'two tabs that refresh at the same time both stay logged in',
  { tag: ['@AUTH-02', '@F-SES-02', '@F-SES-04'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox)
    // A portal page that is left during a refresh would lose the new token, so leave through a page of the sandbox.
    await visit(page, '/sandbox')
    await expire(page)
    const other = await page.context().newPage()
    const release = await hold(page, `**${refreshPath}`)
    await Promise.all([page.waitForRequest(`**${refreshPath}`), page.goto('/unsubscribe')])
    // The other tab asks nothing meanwhile.
    await other.goto('/unsubscribe')
    const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length)
    await expect.poll(waiting).toBe(1)
    await release()
    await expectLoggedIn(page)
    await expectLoggedIn(other)
    await expect.poll(() => sandbox.calls(refreshPath), 'refreshes').toHaveLength(1)
    // The page stores its new token some time after the operator has sent it.
    await expect.poll(() => storedValue(page, 'user/token')).not.toMatchObject({ expirationDate: '2020-01-01' })
    await reload(page)
    await expectLoggedIn(page)
  },
)

test(
  'a login, a change of account and a logout in one tab apply to the other tab, which says so and keeps what a visitor typed',
  { tag: ['@AUTH-11', '@OPEN-13', '@F-SES-05', '@F-SES-06', '@HARDENING-7.2.4'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    const main = page.getByRole('main')
    await visit(page, '/form/payment')
    const plate = page.getByLabel('Numéro de plaque')
    await plate.fill('AB-123-CD')
    await test.step('a login', async () => {
      await asCustomer(other, site, sandbox, [{ countryCode: 'FR', numberPlate: 'CL-111-AA' }])
      await expectLoggedIn(page)
      await expect(page.getByRole('heading', { name: 'Vos véhicules' })).toBeVisible()
      await expect(main).toContainText('CL-111-AA')
      await expect(plate).toHaveValue('AB-123-CD')
    })
    await test.step('a login with another account', async () => {
      const email = 'marc@example.org'
      await sandbox.account({ email, password, activated: true, plates: ['MA-222-BB'] })
      await logIn(other, site, 'users', email)
      await expect(notice(page, 'Vous êtes connecté à un autre compte dans un autre onglet')).toBeVisible()
      await expect(main).toContainText('MA-222-BB')
      await expect(main).not.toContainText('CL-111-AA')
      await page.getByRole('button', { name: 'Fermer', exact: true }).click()
      await expect(main).not.toContainText('Un autre compte')
    })
    await test.step('a logout', async () => {
      await page.evaluate(() => sessionStorage.setItem('draft/contact', '{"email":"marc@example.org"}'))
      await other.evaluate(() => localStorage.removeItem('user/token'))
      await expectLoggedOut(page)
      await expect(notice(page, 'Vous avez été déconnecté dans un autre onglet')).toBeVisible()
      await expect(main).not.toContainText('MA-222-BB')
      expect(await page.evaluate(() => sessionStorage.getItem('draft/contact'))).toBeNull()
      await axe(page)
      await main.getByRole('link', { name: 'Se connecter' }).click()
      await expect(page).toHaveURL(/\/account\/login$/)
    })
  },
)

test(
  'a 401 during a payment ends the session but keeps the basket of this tab, and login returns to the payment',
  { tag: ['@AUTH-08', '@F-SES-01', '@HARDENING-7.2.4', '@OPEN-63'] },
  async ({ page, otherTab, site, sandbox }) => {
    await asCustomer(page, site, sandbox, [], { firstName: 'Claire', lastName: 'Martin' })
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await fillBilling(page)
    let refusals = 0
    page.on('response', (answer) => {
      if (answer.status() === 401) refusals++
    })
    await sandbox.fault({ path: '/services/v1/payments/*', status: 401, body: { code: 'unauthorized' } })
    await payButton(page).click()

    const ended = page.getByRole('heading', { level: 1, name: 'Votre session a pris fin' })
    await expect(ended).toBeFocused()
    await expect(page).toHaveTitle(/^Votre session a pris fin/)
    await expect(page.getByRole('banner').locator('~ main')).toContainText('Votre sélection est conservée')
    await axe(page)
    await expectLoggedOut(page)
    await expect.poll(() => storedValue(page, 'user/token')).toBeUndefined()
    await expect.poll(() => storedValue(page, 'clientEmail')).toBeUndefined()
    await expect.poll(() => heldValue(page, 'travels-to-pay'), 'in this tab').toHaveLength(2)
    for (const key of ['travels-to-pay', 'journeys', 'form/plate', 'receipts']) {
      expect(await storedValue(page, key), `${key} is not for the next person`).toBeUndefined()
    }
    await otherTab.goto('/payment')
    await expect(otherTab, 'another tab has no basket [OPEN-63]').toHaveURL(new URL('/', site).href)
    await otherTab.goto(blank)
    await expect(page).toHaveURL(/\/payment$/)
    expect(refusals, 'no loop').toBe(1)
    await expect(field(page, 'Nom'), 'nothing of the profile').toHaveCount(0)
    expect(await sandbox.payments(), 'nothing went on as a visitor').toHaveLength(0)
    await logInByForm(page, 'claire.martin@example.org')
    await expect(page).toHaveURL(/\/payment$/)
    await expectLoggedIn(page)
    await expect(ended).toHaveCount(0)
  },
)

test(
  'a page restored from the back-forward cache shows no data of a user who has logged out',
  { tag: ['@HARDENING-7.2.4'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox, [{ numberPlate: 'CL-111-AA', countryCode: 'FR' }])
    await visit(page, '/form/payment')
    await expect(page.getByRole('main')).toContainText('CL-111-AA')
    await page.evaluate(() => {
      localStorage.removeItem('user/token')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expectLoggedOut(page)
    await expect(page.getByRole('main')).not.toContainText('CL-111-AA')
  },
)
