import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import { root } from '@voie-libre/tools/paths'
import { startSite } from '@voie-libre/tools/siteProcess'
import * as z from 'zod/mini'
import { expect, type Page, testInOwnPage as base, visit } from './support/test.ts'

const examples = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(join(root, 'packages/conformance/src/exampleAnswers.json'), 'utf8')))
/** The session, the provider and the time of the examples. */
const sessionId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const provider = 'https://operator.example'
const recordedAt = new Date('2026-03-02T10:16:00+01:00')
/** After the end of a token. */
const later = new Date('2026-03-02T11:16:00+01:00')
/** What the key of the examples has signed: the sum, the reference and the time of their payment. */
const signature =
  'eyJhbGciOiJFUzI1NiIsImtpZCI6InJ2N1lJekFrIn0.eyJyZWZlcmVuY2UiOiJWTC03SDJLOU00UCIsImFtb3VudCI6MjQyMCwicGFpZEF0IjoiMjAyNi0wMy0wMlQwOToxNTowMC4wMDBaIn0.iyQr-GdLB_2U9ixOXcR4UoEQ8G2MIsxLMp6blEIKJ5R4Ma6dp2xJD5p66u2tR_CqjUFIAv7AZjtsW_B2NpKm6g'

const fleetExamples = z.object({
  fleetPlates: z.looseObject({ plates: z.array(z.looseObject({})) }),
  closeFleetPlates: z.object({ refused: z.array(z.object({ id: z.string() })) }),
})

const paths = allEndpoints.map(({ name, method, path }) => ({
  name,
  method,
  address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  hasId: path.includes('{'),
}))
// An address without id is not the id of another one.
paths.sort((one, other) => Number(one.hasId) - Number(other.hasId))

/** An operator that answers each call with its example, and accepts the calls that have none. */
async function openOperator() {
  const asked = new Set<string>()
  // A session without a payment has no status.
  const changed = new Map<string, unknown>([['paymentStatus', null]])
  // A session that is read again has the journeys of its search.
  let search = ''
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', provider)
    const called = paths.find(({ method, address }) => method === request.method && address.test(pathname))?.name ?? ''
    asked.add(called)
    if (
      /^(journeysOfPlate|authenticatedDetailedJourneys|detailedJourneys)$/.test(called) &&
      !searchParams.has('sessionId')
    )
      search = called
    const name = called === 'detailedJourneys' ? search : called
    const answer = changed.has(name) ? changed.get(name) : examples[name]
    if (name === 'exportPlates')
      response.writeHead(200, { 'content-type': 'text/csv' }).end('numberPlate;countryCode\nGH-789-JK;FR\n')
    else if (answer === undefined) response.writeHead(name === '' ? 404 : 204).end()
    else if (answer === null) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer))
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  return { url, asked, changed, close: () => server.close().closeAllConnections() }
}

const test = base.extend<{ operator: Awaited<ReturnType<typeof openOperator>> & { site: string } }>({
  /** With the address of the portal that shows its answers. */
  operator: async ({ page }, use, testInfo) => {
    const operator = await openOperator()
    const config = testInfo.outputPath('portal.config.json')
    const hosts = {
      '*': { brand: 'harbour', captcha: { provider: 'none' } },
      'altcha.localhost': { brand: 'harbour' },
    }
    writeFileSync(config, JSON.stringify({ providerOrigins: [provider], hosts }))
    const server = startSite({ PORTAL_CONFIG: config, OPERATOR_API_URL: operator.url })
    await page.clock.setFixedTime(recordedAt)
    await use({ ...operator, site: await server.address })
    await server.stop()
    operator.close()
  },
})

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()
const type = (page: Page, name: string, text: string) => main(page).getByLabel(name, { exact: true }).first().fill(text)

/** Waits for these words, and finds neither a failure nor a value that is no word. */
async function shows(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  for (const word of words) await expect(page.locator('body'), page.url()).toContainText(word)
  await expect(main(page).getByRole('alert').filter({ hasText: /\S/ }), page.url()).toHaveCount(0)
  expect(await page.locator('body').innerText(), page.url()).not.toMatch(
    /undefined|\bnull\b|NaN|\[object|Invalid Date|\{\{/,
  )
}

test('a driver, a customer and a renter see the examples of the contract on their pages', async ({
  page,
  operator,
}) => {
  test.slow()
  const { site, asked, changed } = operator
  const open = (path: string) => visit(page, `${site}/en${path}`)
  const arrives = (path: string) => expect(page).toHaveURL(`${site}/en${path}`)
  /** Opens a page by a link of this one, which loads no document. */
  const follow = async (path: string) => {
    await page.locator(`a[href="/en${path}"]`).filter({ visible: true }).first().click()
    await arrives(path)
  }
  /** Opens a page of the portal without a document, as Back does. */
  const go = (path: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/en${path}`)
  const forget = () => page.evaluate(() => localStorage.clear())

  await test.step('home has its texts, its actions, its articles and its footer', async () => {
    await open('')
    await shows(page, 'You’ve passed through. Now just pay', 'within 14 days', 'Plan your journey', 'Driving electric')
    await shows(page, 'Rental companies and businesses', 'Rivage')
    // The page's own data has these words too.
    const footer = page.getByRole('contentinfo')
    for (const name of ['Legal notice', 'Personal data protection', 'Site map', 'Terms of use', 'Accessibility:'])
      await expect(footer.getByRole('link', { name })).toBeVisible()
    for (const way of ['/form/payment', '/form/prepayment', '/form/claim', '/alert'])
      await expect(page.locator(`a[href="/en${way}"]`).first(), way).toBeAttached()
  })
  await test.step('a plate leads to its journeys, the payment and the receipt', async () => {
    const search = async () => {
      await open('/form/payment')
      await type(page, 'Number plate', 'AB-123-CD')
      await press(page, 'Search')
      await arrives('/journeys')
      await shows(page, 'AB-123-CD', 'Peugeot 308', '€24.20', /Digoin\s\(23\) →\sLe Montet\s\(33\)/, '€399.20')
    }
    await search()
    await shows(page, 'a***a@e***.org')
    await page.clock.setFixedTime(new Date('2026-03-02T10:42:00+01:00'))
    await visit(page, page.url())
    await page.getByRole('alertdialog').getByRole('button', { name: 'Extend my search' }).click()
    await shows(page, /Your search is extended until \d\d:45/)
    await page.clock.setFixedTime(recordedAt)
    // Only the owner may pay for a plate of an account.
    changed.set('plateOwners', [])
    await search()
    await press(page, /^Pay/)
    await arrives('/payment')
    await shows(page, '1 free-flow journey', '1 late payment notice', '€10.00', 'DKV card', 'ESSO card')
    await main(page).getByRole('radio', { name: 'Bank card', exact: true }).check()
    const billing = { 'First name': 'Ada', 'Last name': 'Durand', Address: '12 rue des Tilleuls', Postcode: '03000' }
    for (const [name, text] of Object.entries(billing)) await type(page, name, text)
    await type(page, 'Town or city', 'Moulins')
    await type(page, 'E-mail', 'ada@example.org')
    // The provider brings the driver back.
    const back = { status: 303, headers: { location: `${site}/en/payment/processing?sessionId=${sessionId}` } }
    await page.route(`${provider}/**`, (route) => changed.delete('paymentStatus') && route.fulfill(back))
    const sent = page.waitForRequest(`${provider}/psp/paybox`)
    await press(page, /^Pay/)
    expect((await sent).postData()).toContain('PBX_TOTAL=2420')
    await arrives('/payment/success')
    // While a page has a route, it has no cache: each further document would load and compile all code again.
    await page.unrouteAll()
    await shows(
      page,
      'Thank you for your payment.',
      'VL-7H2K9M4P',
      '€24.20',
      'a***a@e***.org',
      'Barrier-free tolling: how does it work?',
    )
    await shows(page, 'Receive an e-mail at a***a@e***.org for each passage.')
    changed.set('paymentStatus', null)
  })
  await test.step('a notice leads to its list and its payment', async () => {
    await follow('/form/payment')
    await page.getByRole('tab', { name: 'By notice or case number' }).click()
    await type(page, 'Payment notice or case number', '70001234')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true }).click()
    await arrives('/paymentNotice')
    await shows(page, 'CC-111-CC', '€7.10')
    await press(page, /^Pay/)
    await arrives('/payment')
    await shows(page, '€7.10', 'TOTAL card')
  })
  await test.step('a trip is prepaid', async () => {
    await follow('/form/prepayment')
    await type(page, 'Number plate', 'AB-123-CD')
    await press(page, 'Search')
    await arrives('/prepayment')
    await page.getByRole('combobox', { name: /^Entrance/ }).selectOption('23')
    await page.getByRole('combobox', { name: /^Exit/ }).selectOption('34')
    await shows(page, 'Peugeot 308', '€8.80')
  })
  await test.step('a claim names its reasons and its number', async () => {
    await follow('/form/claim')
    await type(page, 'Number plate', 'AB-123-CD')
    await press(page, 'Search')
    await arrives('/claim/select')
    await main(page).getByRole('checkbox').first().check()
    await press(page, 'Continue')
    await arrives('/claim')
    await main(page).getByLabel('Reason', { exact: true }).selectOption('Another reason')
    await type(page, 'Comment', 'I drove a car.')
    await type(page, 'First name', 'Ada')
    await type(page, 'Last name', 'Durand')
    await type(page, 'E-mail', 'ada@example.org')
    await press(page, 'Send')
    await shows(page, 'Your claim has been sent.', 'R-1001', 'within 30 days')
  })
  await test.step('help, articles, the conversation, the contact form and the check of a receipt have their texts', async () => {
    await follow('/help')
    await shows(page, 'Help centre', 'Answers to the questions we hear most', 'Rental companies and fleets')
    await page.getByRole('searchbox').fill('deadline')
    await shows(page, 'How long do I have to pay?')
    await page.getByRole('searchbox').fill('')
    await follow('/help/pay')
    await shows(page, 'Paying for a journey', 'Can I pay without going online?')
    await press(page, 'How do I pay for my passage?')
    await shows(page, 'Your number plate is all you need')
    await follow('/legal-notice')
    await shows(page, 'Legal notice', 'a demonstration operating company')
    await follow('/help')
    await follow('/contact/chatbot')
    await press(page, 'Paying for a journey')
    await press(page, 'My payment was rejected')
    await press(page, 'A fuel card')
    await shows(page, 'Some cards accept neither prepayments nor journeys in progress.')
    await go('/contact/form')
    await expect(main(page).getByRole('option', { name: 'A payment or a receipt' })).toBeAttached()
    await go(`/verify#${signature}`)
    await shows(page, 'Genuine signature', 'VL-7H2K9M4P', '€24.20')
  })
  await test.step('an alert is saved', async () => {
    await follow('/alert')
    await type(page, 'E-mail', 'grace@example.org')
    await type(page, 'Number plate', 'AB-123-CD')
    await press(page, 'Subscribe')
    await shows(page, 'Your information has been saved.')
  })
  await test.step('a customer sees vehicles, journeys and payments, and changes them', async () => {
    await forget()
    await open('/account/login')
    await shows(page, 'Save your vehicles, see all your journeys at a glance')
    await type(page, 'E-mail', 'ada@example.org')
    await type(page, 'Password', 'Secret.123')
    await press(page, 'Log in')
    await arrives('/account/profile')
    await shows(page, 'ada@example.org', 'CD-234-EF', 'Peugeot 308', '1 journey to pay', '€7.10')
    await main(page)
      .getByRole('switch', { name: /CD-234-EF/ })
      .check()
    await press(page, 'Add a vehicle')
    const added = page.getByRole('dialog', { name: 'Add a vehicle' })
    await added.getByLabel('Number plate').fill('EF-456-GH')
    await added.getByRole('button', { name: 'Add', exact: true }).click()
    await shows(page, 'The vehicle EF-456-GH has been added to your account.', 'Rented from 01/03/2026 to 31/12/2026')
    await press(page, /^(Remove|Delete) CD-234-EF/)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await shows(page, 'The vehicle CD-234-EF has been removed from your account.', 'EF-456-GH')
    await expect(main(page).getByText('CD-234-EF', { exact: true })).toHaveCount(0)
    const personal = page.getByRole('region', { name: 'Personal information' })
    await personal.getByRole('button', { name: /Name and billing address/ }).click()
    await type(page, 'First name', 'Ada')
    await type(page, 'Last name', 'Durand')
    await press(page, 'Save')
    await shows(page, 'Your information has been saved.', '12 rue des Tilleuls', 'Moulins')
    await page.clock.setFixedTime(later)
    await open('/account/profile')
    await shows(page, 'CD-234-EF', '€7.10')
    expect(asked, 'a token that has ended is renewed').toContain('refreshUserToken')
    await page.clock.setFixedTime(recordedAt)
    await press(page, 'Pay')
    await arrives('/travels')
    await shows(page, 'CD-234-EF', '€7.10')
    await forget()
  })
  await test.step('a renter sees the fleet, its journeys and its notices', async () => {
    await open('/renters/login')
    await type(page, 'E-mail', 'fleet@example.org')
    await type(page, 'Password', 'Secret.12345')
    await press(page, 'Log in')
    await arrives('/renters/profile')
    await shows(page, 'Rent & Roll', 'fleet@example.org')
    await press(page, 'Change phone')
    await type(page, 'Phone', '+33 1 23 45 67 89')
    await press(page, 'Save')
    await shows(page, 'The phone number has been saved.', '+33 1 23 45 67 89')
    for (const list of ['travels', 'paymentNotice']) {
      await follow(`/renters/${list}`)
      await shows(page, 'GH-789-JK', '€12.60', '€14.30', '€26.90')
    }
    await follow('/renters/vehicles')
    await shows(page, 'GH-789-JK', '26/01/2025', '€38.10')
    await press(page, 'Add a vehicle')
    const added = page.getByRole('dialog', { name: 'Add a vehicle' })
    await added.getByLabel('Number plate').fill('EF-456-GH')
    await added.getByRole('button', { name: 'Add', exact: true }).click()
    await shows(page, 'The vehicle EF-456-GH has been added to your fleet.')
    await press(page, /the closure date of GH-789-JK|Close.*GH-789-JK/)
    const closed = page.getByRole('dialog', { name: 'Close a vehicle' })
    await closed.getByLabel('Closure date').fill('30/11/2026')
    await closed.getByRole('button', { name: 'Confirm the closure' }).click()
    await shows(page, 'The vehicle GH-789-JK is closed as of 30/11/2026.')
    // One call closes several: another vehicle beside that of the examples, which the answer refuses.
    const { fleetPlates, closeFleetPlates } = fleetExamples.parse(examples)
    const [vehicle] = fleetPlates.plates
    const other = { ...vehicle, id: closeFleetPlates.refused[0]?.id, numberPlate: 'KL456MN' }
    changed.set('fleetPlates', { ...fleetPlates, plates: [vehicle, other], total: 2 })
    await go('/renters/travels')
    await arrives('/renters/travels')
    await go('/renters/vehicles')
    for (const plate of [/GH-789-JK/, /KL-456-MN/])
      await main(page).getByRole('row', { name: plate }).getByRole('checkbox').check()
    await press(page, 'Close the selection')
    const several = page.getByRole('dialog', { name: 'Close 2 vehicles' })
    await several.getByLabel('Closure date').fill('31/12/2026')
    await several.getByRole('button', { name: 'Close 2 vehicles' }).click()
    await expect(several).toContainText('1 vehicle was not closed; vehicles closed: 1')
    await expect(several).toContainText('KL-456-MN')
    changed.delete('fleetPlates')
    await go('/renters/travels?view=contracts')
    await page.getByLabel('Your contracts').fill('R-1001\tGH-789-JK\t01/02/2026\t31/03/2026')
    await press(page, 'Find the journeys')
    await shows(page, 'R-1001', '01/02/2026 – 31/03/2026', '€12.60')
    await go('/renters/vehicles')
    await press(page, 'Import')
    const file = {
      name: 'fleet.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('numberPlate;countryCode\nJK-123-LM;FR'),
    }
    await page.getByLabel('CSV file').setInputFiles(file)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Import/ })
      .click()
    await shows(page, '1 vehicle imported')
    await page.clock.setFixedTime(later)
    await go('/renters/travels')
    await shows(page, 'GH-789-JK')
    // The page before shows the same plate.
    await expect.poll(() => asked, 'a token that has ended is renewed').toContain('refreshRenterToken')
    await page.clock.setFixedTime(recordedAt)
  })
  await test.step('the challenge of the captcha can be solved', async () => {
    await visit(page, `${site.replace('localhost', 'altcha.localhost')}/en/form/payment`)
    await type(page, 'Number plate', 'AB-123-CD')
    const sent = page.waitForRequest(/\/services\/v1\/journeys\?/)
    await press(page, 'Search')
    const token = new URL((await sent).url()).searchParams.get('captchaToken') ?? ''
    expect(JSON.parse(atob(token))).toMatchObject({ challenge: examples['captchaChallenge'] })
  })
  const missed = Object.keys(examples).filter((name) => !asked.has(name))
  expect(missed, 'examples that no page has asked for').toEqual([])
})
