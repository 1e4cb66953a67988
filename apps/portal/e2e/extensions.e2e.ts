import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@voie-libre/tools/paths'
import { startSite } from '@voie-libre/tools/siteProcess'
import * as z from 'zod/mini'
import { blank } from './support/people.ts'
import { field, fillBilling, method, payButton, readyToPay } from './support/paying.ts'
import { type Sandbox, sandboxAt } from './support/sandbox.ts'
import { axe, expect, testInOwnPage as base, visit } from './support/test.ts'

// The examples of docs/EXTENDING.md: a configuration adds them, without a build.
const examples = ['card', 'provider', 'stretch']
const tollsOnly = { brand: 'harbour', profiles: ['payment'] }
/** The examples whose settings name a module. */
const modules = ['captcha', 'analytics']
const configFile = z.object({ hosts: z.object({ '*': z.looseObject({}) }) })

const test = base.extend<{ extended: { site: string; sandbox: Sandbox } }>({
  /** A site whose configuration has the parts of all examples. */
  extended: async ({ page }, use, testInfo) => {
    const partsOf = (names: readonly string[]) =>
      names.map((example) => {
        const text = readFileSync(join(root, `deploy/examples/${example}.config.json`), 'utf8')
        return configFile.parse(JSON.parse(text)).hosts['*']
      })
    const config = testInfo.outputPath('portal.config.json')
    const hosts = {
      '*': Object.assign({}, ...partsOf(examples)),
      'tolls.localhost': tollsOnly,
      'own.localhost': Object.assign({}, ...partsOf(modules)),
    }
    writeFileSync(config, JSON.stringify({ extensions: join(root, 'deploy/examples/extensions'), hosts }))
    // Beside the tables of the worker's own site.
    const { TEST_DATABASE_URL: url = '' } = process.env
    const database = url && `${url}?schema=extensions${testInfo.workerIndex}`
    const server = startSite({
      PORTAL_CONFIG: config,
      DEFAULT_HOST: 'localhost',
      SANDBOX_CAPTCHA: 'light',
      DATABASE_URL: database,
    })
    const site = await server.address
    await page.goto(site + blank)
    await use({ site, sandbox: sandboxAt(site) })
    await server.stop()
  },
})
const methodsCall = { method: 'POST', path: '/services/v1/payments/allJourneys' } as const
const offers = (...types: string[]) => ({
  ...methodsCall,
  times: 3,
  status: 200,
  body: { paymentMethods: types.map((type) => ({ type, isEnabled: true })), total: 4050 },
})

test('a configuration adds a private card, a payment provider and another stretch', async ({ page, extended }) => {
  const { site, sandbox } = extended
  const startAfresh = async () => {
    await sandbox.reset()
    await page.goto(site + blank)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  await test.step('another private card has its form, its checks and its texts', async () => {
    await readyToPay(page, { site, sandbox })
    await sandbox.fault(offers('CREDIT_CARD', 'DKV', 'UTA'))
    await visit(page, `${site}/payment`)
    await expect(method(page, 'Carte DKV')).toBeVisible()
    await method(page, 'Carte UTA').check()
    await expect(page.getByRole('heading', { name: 'Carte UTA' })).toBeVisible()
    await axe(page)
    await field(page, 'Numéro de carte').fill('1234567890123456')
    await expect(field(page, 'Numéro de carte')).toHaveValue('1234 5678 9012 3456')
    await field(page, "Date d'expiration").fill('09/40')
    await field(page, 'Cryptogramme').fill('123')
    await field(page, 'E-mail').fill('jeanne@example.org')
    const sent = page.waitForRequest((request) => request.url().includes('/payments/privateCards'))
    await payButton(page).click()
    expect((await sent).postDataJSON()).toMatchObject({ cardType: 'UTA', cardNumber: '1234567890123456', cvv: '123' })
  })
  await startAfresh()
  await test.step('another payment provider gets its parameters, its method has its name', async () => {
    await readyToPay(page, { site, sandbox })
    await sandbox.fault(offers('CREDIT_CARD', 'WALLET'))
    const handover = (...names: string[]) => ({
      method: 'POST',
      path: '/services/v1/payments/psp',
      times: 1,
      status: 200,
      body: {
        psp: 'Atlas',
        url: 'https://atlas.example/pay',
        parameters: names.map((pspVariableName) => ({ pspVariableName, pspVariableValue: `${pspVariableName} é` })),
      },
    })
    await visit(page, `${site}/payment`)
    await fillBilling(page)
    await expect(method(page, 'Atlas Wallet')).toHaveAccessibleDescription('Portefeuille électronique')
    await method(page, 'Atlas Wallet').check()
    await sandbox.fault(handover('order'))
    await payButton(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText("La page de paiement n'a pas pu être ouverte")

    await page.route('https://atlas.example/**', (route) => route.fulfill({ body: 'Atlas', contentType: 'text/html' }))
    await sandbox.fault(handover('order', 'signature'))
    const sent = page.waitForRequest((request) => request.url().includes('/payments/psp'))
    await payButton(page).click()
    // An operator can tell the wallet from a card.
    expect((await sent).postDataJSON()).toMatchObject({ method: 'WALLET' })
    await page.waitForURL('https://atlas.example/**')
    expect(new URL(page.url()).search).toBe('?order=order%20%C3%A9&signature=signature%20%C3%A9')
    // While a page has a route, it has no cache: each document takes twice the work.
    await page.unrouteAll()
  })
  await startAfresh()
  await test.step('another stretch has its gates, classes, map and road', async () => {
    await sandbox.vehicle({ numberPlate: 'EX-100-AA', model: null, type: null })
    // Home as the server draws it, which the application adopts (firstScreen.e2e.ts).
    await expect.poll(async () => (await fetch(site)).text()).toContain('Un futur trajet sur l&#x27;A13')
    await sandbox.fault({ path: '/services/v1/journeys/price', times: 4, status: 200, body: { total: 6.2 } })
    await visit(page, `${site}/form/prepayment`)
    await page.getByLabel('Numéro de plaque').fill('EX100AA')
    await page.getByRole('main').getByRole('button', { name: 'Rechercher', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer' }).click()
    const picker = page.getByRole('dialog')
    await expect(picker.getByRole('radio')).toHaveCount(3)
    await picker.getByRole('radio', { name: 'Fourgon de 2 à 3 m' }).check()
    await picker.getByRole('button', { name: 'Valider' }).click()
    await expect(page.getByRole('img', { name: "Les gares de l'A13, de Mantes à Caen" })).toBeVisible()
    await page.getByRole('combobox', { name: /^Entrée/ }).selectOption('Gaillon\u00a0(17-18)')
    await page.getByRole('combobox', { name: /^Sortie/ }).selectOption('Caen\u00a0(Dozulé)')
    await expect(page.getByRole('region', { name: 'Prix estimé' })).toContainText('6,20')
    const calls = await sandbox.calls('/services/v1/journeys/price')
    // The page asks for both directions at once.
    expect(calls.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ in: '17', out: '30', category: '2' }),
    )
    await axe(page)
  })
  await test.step('another captcha and another analytics script have a module each, without a build', async () => {
    const own = site.replace(/\/\/[^:/]+/, '//own.localhost')
    const script = (body: string) => ({ contentType: 'text/javascript', body })
    const puzzle = 'globalThis.puzzle = { solve: async ({ siteKey, action }) => siteKey + "-" + action }'
    await page.route('https://matomo.example/**', (route) => route.fulfill(script('')))
    await page.route('https://captcha.example/puzzle.js', (route) => route.fulfill({ status: 503 }), { times: 2 })
    await visit(page, `${own}/form/payment`)
    const told = () => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, '_paq')))
    expect(await told()).toBeUndefined()
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    const pages = '["setCustomUrl","ORIGIN/form/payment"],["trackPageView","formPayment"]'.replace('ORIGIN', own)
    await expect.poll(told).toBe(`[["rememberConsentGiven"],${pages}]`)
    await page.getByLabel('Numéro de plaque').fill('EX200AA')
    const search = page.getByRole('main').getByRole('button', { name: 'Rechercher', exact: true })
    await search.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Veuillez valider le captcha')
    await page.unroute('https://captcha.example/puzzle.js')
    await page.route('https://captcha.example/puzzle.js', (route) => route.fulfill(script(puzzle)))
    const sent = page.waitForRequest((request) => request.url().includes('/services/v1/journeys?'))
    await search.click()
    expect(new URL((await sent).url()).searchParams.get('captchaToken')).toBe('K1-journeys')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    await page.unrouteAll()
  })
  await test.step('an operator that only takes payments offers neither accounts nor claims, alerts, prepayment or fleets', async () => {
    const tolls = site.replace(/\/\/[^:/]+/, '//tolls.localhost')
    await visit(page, tolls)
    const tabs = page.getByRole('navigation', { name: 'Principale' }).getByRole('link')
    await expect(tabs).toHaveText(['Payer', "Centre d'aide"])
    const closed = page.locator(
      ':is([href^="/account"], [href^="/renters"], [href*="/claim"]:not([href^="/help"]), [href^="/alert"], [href*=prepay])',
    )
    await expect(closed).toHaveCount(0)
    // What the pages then leave out: offeredPages.test.tsx.
  })
})
