import { field, fillBilling, found, method, payButton, plate } from './support/paying.ts'
import type { JourneyGiven, Sandbox } from './support/sandbox.ts'
import { storedValue } from './support/searching.ts'
import { expect, type Page, test, visit } from './support/test.ts'

interface Stage {
  page: Page
  site: string
  sandbox: Sandbox
}

const a: JourneyGiven = { id: 'a', date: '2026-01-05T08:10:00', ttcPrice: 5 }
const b: JourneyGiven = { id: 'b', date: '2026-01-06T09:20:00', ttcPrice: 7.3 }
const atFirst = '12,30 €'

const owes = (sandbox: Sandbox, ...journeys: JourneyGiven[]) => sandbox.vehicle({ numberPlate: plate, journeys })

/** Pays one journey of the plate in another session. */
async function paysElsewhere({ site, sandbox }: Stage, id: string): Promise<void> {
  const { sessionId } = await found({ site, sandbox, of: plate })
  const card = { cardType: 'ESSO', cardNumber: '7034123456789012345', cardValidity: '4009', email: 'else@example.org' }
  for (const [call, body] of [
    ['journeys', [{ idDossier: id }]],
    ['privateCards', card],
  ] as const) {
    const answer = await fetch(`${site}/services/v1/payments/${call}?sessionId=${sessionId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
  }
}

interface Change {
  happens: (stage: Stage) => Promise<void>
  /** The page's message about the change. */
  says: RegExp
  /** The sum to pay afterwards; undefined when nothing remains payable. */
  sum: string | undefined
}
/** The kinds of change that the page treats differently; the rule's own table has all of them. */
const changes = {
  appears: {
    happens: ({ sandbox }) => owes(sandbox, a, b, { id: 'c', date: '2026-01-07T10:30:00', ttcPrice: 11 }),
    says: /07\/01\/26.*nouveau trajet.*11,00\s€/i,
    sum: '23,30 €',
  },
  cheaper: {
    happens: ({ sandbox }) => owes(sandbox, a, { ...b, ttcPrice: 2 }),
    says: /06\/01\/26.*2,00\s€ au lieu de 7,30\s€/,
    sum: '7,00 €',
  },
  'becomes OMP': {
    happens: ({ sandbox }) => owes(sandbox, a, { ...b, nature: 'latePayment', paymentLimit: 'OMP' }),
    says: /06\/01\/26.*transmis à l'officier du ministère public \(OMP\)/,
    sum: undefined,
  },
  'paid by somebody else': {
    happens: (stage) => paysElsewhere(stage, 'b'),
    says: /06\/01\/26.*payé entre-temps/,
    sum: '5,00 €',
  },
} satisfies Record<string, Change>

const cards = {
  'Carte SHELL': { number: '7002123456789012345', cvv: '007' },
  'Carte ESSO': { number: '7034123456789012345', cvv: undefined },
} as const
type Name = 'Carte bancaire' | keyof typeof cards

async function fillIn(page: Page, name: Name): Promise<void> {
  if (name === 'Carte bancaire') return fillBilling(page)
  const { number, cvv } = cards[name]
  await method(page, name).check()
  await field(page, 'Numéro de carte').fill(number)
  await field(page, "Date d'expiration").fill('09/40')
  if (cvv !== undefined) await field(page, 'Cryptogramme').fill(cvv)
  return field(page, 'E-mail').fill('jeanne@example.org')
}

/** Stores a search with both journeys selected. All combinations of a test use one document. */
async function searched({ page, site, sandbox }: Stage): Promise<string> {
  const set = await found({ site, sandbox, journeys: [a, b] })
  if (!page.url().startsWith(site)) await visit(page, '/favicon.svg')
  await page.evaluate(
    (values) => {
      sessionStorage.clear()
      localStorage.clear()
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
    },
    {
      journeys: set,
      'travels-to-pay': set.journeys,
      sessionId: set.sessionId,
      'form/plate': { licensePlate: plate, country: 'FR' },
    },
  )
  return set.sessionId ?? ''
}

const notice = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'ont changé' })
const sumOnButton = async (page: Page) => sumIn(await payButton(page).innerText())
const sumIn = (text: string) => /[\d\s]+,\d\d\s€/.exec(text)?.[0].replaceAll(/\s/g, ' ').trim() ?? 'no sum'
const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`

/** The requested sum: on the provider's page, or in the card payment. */
async function askedSum({ page, sandbox }: Stage, name: Name, sessionId: string): Promise<string> {
  if (name === 'Carte bancaire') {
    if (!page.url().includes('/psp/')) return 'nothing'
    return sumIn(await page.getByRole('definition').filter({ hasText: '€' }).innerText())
  }
  const calls = await sandbox.calls('/services/v1/payments/privateCards')
  const call = calls.findLast(({ query }) => query['sessionId'] === sessionId)
  if (call === undefined) return 'nothing'
  const total: unknown = typeof call.body === 'object' && call.body !== null && Reflect.get(call.body, 'expectedTotal')
  return typeof total === 'number' ? euros(total) : 'no sum named'
}

async function debitedSum({ sandbox }: Stage, sessionId: string): Promise<string> {
  const debited = (await sandbox.payments()).filter((payment) => payment.sessionId === sessionId && payment.debited)
  return debited.length === 0 ? 'nothing' : debited.map(({ amount }) => euros(amount)).join(' + ')
}

interface Paid {
  /** The sums on the button, in order. */
  shown: string[]
  asked: string
  debited: string
  said: boolean
}

/** Presses 'pay' until the provider or a result page opens, or the button disappears. */
async function pay(stage: Stage, name: Name, sessionId: string, { says }: Change): Promise<Paid> {
  const { page, sandbox } = stage
  const shown: string[] = []
  const gone = () => new URL(page.url()).pathname !== '/payment'
  let said = (await notice(page).count()) > 0 && says.test(await notice(page).innerText())
  for (let press = 0; press < 2 && (await payButton(page).count()) > 0; press += 1) {
    shown.push(await sumOnButton(page))
    const told = await notice(page).count()
    await payButton(page).click()
    await expect.poll(async () => gone() || (await notice(page).count()) > told).toBe(true)
    if (gone()) break
    said = says.test(await notice(page).innerText())
  }
  if (!gone()) shown.push('nothing')
  const asked = await askedSum(stage, name, sessionId)
  if (page.url().includes('/psp/')) await sandbox.decide(sessionId, 'SUCCEED')
  else if (gone()) await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
  return { shown, asked, debited: await debitedSum(stage, sessionId), said }
}

for (const [name, before, during] of [
  ['Carte bancaire', ['appears', 'becomes OMP'], ['paid by somebody else']],
  ['Carte SHELL', [], ['cheaper', 'becomes OMP']],
] as const) {
  test(
    `${name}: the debited sum is the last one that the driver saw, after any change at the operator`,
    { tag: ['@OPEN-64'] },
    async ({ page, site, sandbox }) => {
      const stage = { page, site, sandbox }
      const opens = async () => {
        await visit(page, '/payment')
        await expect(page.getByRole('radio').or(notice(page)).first()).toBeVisible()
      }
      for (const what of before) {
        await test.step(`${what}, before the page opens`, async () => {
          const change: Change = changes[what]
          const { sum = 'nothing' } = change
          const sessionId = await searched(stage)
          await change.happens(stage)
          await opens()
          if (change.sum !== undefined) await fillIn(page, name)
          const paid = await pay(stage, name, sessionId, change)
          expect(paid).toEqual({ shown: [sum], asked: sum, debited: sum, said: true })
        })
      }
      for (const what of during) {
        await test.step(`${what}, while the page is open`, async () => {
          const change: Change = changes[what]
          const { sum = 'nothing' } = change
          const sessionId = await searched(stage)
          await opens()
          await fillIn(page, name)
          await change.happens(stage)
          const paid = await pay(stage, name, sessionId, change)
          expect(paid).toEqual({ shown: [atFirst, sum], asked: sum, debited: sum, said: true })
        })
      }
    },
  )
}

test.describe('when the journeys cannot be reloaded', { tag: ['@OPEN-64'] }, () => {
  const outage = { method: 'GET', path: '/services/v1/detailedJourneys', status: 503, times: 9 }

  test('the server refuses a sum that is not its own, the page reports the change when the journeys can be reloaded, and an equal sum is accepted', async ({
    page,
    site,
    sandbox,
  }) => {
    const stage = { page, site, sandbox }
    const sessionId = await searched(stage)
    await visit(page, '/payment')
    await fillIn(page, 'Carte ESSO')
    await owes(sandbox, a, { ...b, ttcPrice: 50 })
    await sandbox.fault({ ...outage, times: 1 })
    const before = await sumOnButton(page)
    expect(before).toBe(atFirst)
    await payButton(page).click()
    await expect(notice(page)).toContainText('au lieu de')
    // The page sent the sum that it showed, so that the server refused it, not the page.
    expect(await askedSum(stage, 'Carte ESSO', sessionId)).toBe(before)
    expect(await debitedSum(stage, sessionId)).toBe('nothing')
    await expect(field(page, 'E-mail')).toHaveValue('jeanne@example.org')

    const after = await sumOnButton(page)
    expect(after).toBe('55,00 €')
    await sandbox.fault(outage)
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
    expect(await askedSum(stage, 'Carte ESSO', sessionId)).toBe(after)
    expect(await debitedSum(stage, sessionId)).toBe(after)
  })

  test('no payment is sent to a server that returns no total', async ({ page, site, sandbox }) => {
    const stage = { page, site, sandbox }
    await searched(stage)
    await sandbox.fault({
      method: 'POST',
      path: '/services/v1/payments/allJourneys',
      body: { paymentMethods: [{ type: 'ESSO', isEnabled: true }] },
    })
    await visit(page, '/payment')
    await fillIn(page, 'Carte ESSO')
    await sandbox.fault(outage)
    await payButton(page).click()
    await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
    expect(await sandbox.calls('/services/v1/payments/privateCards')).toEqual([])
  })
})

test.describe('a prepaid trip whose price rises after it was chosen', { tag: ['@OPEN-64', '@PREPAY-28'] }, () => {
  const before = '5,00 €'
  const after = '7,10 €'
  const priceCall = '**/services/v1/journeys/price?*'
  const offerCall = '**/services/v1/payments/allJourneys?*'

  /** Answers with the price of yesterday, until `page.unroute`. */
  const pricedBefore = (page: Page) => page.route(priceCall, (route) => route.fulfill({ json: { total: 5 } }))

  /** Adds the trip to the basket at the price before, and answers the sessionId of the search. */
  async function addsTrip({ page, sandbox }: Stage): Promise<string> {
    await sandbox.vehicle({ numberPlate: plate, type: 1, journeys: [] })
    await pricedBefore(page)
    await visit(page, '/form/prepayment')
    await page.getByLabel('Numéro de plaque').fill(plate)
    await page.getByRole('main').getByRole('button', { name: 'Rechercher', exact: true }).click()
    await page.getByRole('combobox', { name: /^Entrée/ }).selectOption('23')
    await page.getByRole('combobox', { name: /^Sortie/ }).selectOption('33')
    await page.getByRole('button', { name: 'Ajouter au paiement' }).click()
    await expect(page).toHaveURL(/\/journeys$/)
    expect(await sumOnButton(page)).toBe(before)
    return String(await storedValue(page, 'sessionId'))
  }
  const told = (page: Page) => expect(notice(page)).toContainText(/7,10\s€ au lieu de 5,00\s€/)

  /** Presses 'pay' with the risen price on the button, and answers what was asked and debited. */
  async function paysAfter(stage: Stage, name: Name, sessionId: string) {
    const { page, sandbox } = stage
    expect(await sumOnButton(page)).toBe(after)
    await payButton(page).click()
    await page.waitForURL((url) => url.pathname !== '/payment')
    const asked = await askedSum(stage, name, sessionId)
    if (page.url().includes('/psp/')) await sandbox.decide(sessionId, 'SUCCEED')
    else await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
    return { asked, debited: await debitedSum(stage, sessionId) }
  }

  test('before the payment page opens: the page tells it', async ({ page, site, sandbox }) => {
    const stage = { page, site, sandbox }
    const sessionId = await addsTrip(stage)
    await page.unroute(priceCall)
    await payButton(page).click()
    await told(page)
    await fillIn(page, 'Carte bancaire')
    expect(await paysAfter(stage, 'Carte bancaire', sessionId)).toEqual({ asked: after, debited: after })
  })

  test('while the payment page is open: the page asks again', async ({ page, site, sandbox }) => {
    const stage = { page, site, sandbox }
    const sessionId = await addsTrip(stage)
    await page.route(offerCall, async (route) => {
      const answer: unknown = await (await route.fetch({ maxRetries: 1 })).json()
      await route.fulfill({ json: Object.assign({}, answer, { total: 500 }) })
    })
    await payButton(page).click()
    await fillIn(page, 'Carte ESSO')
    expect(await sumOnButton(page)).toBe(before)
    await page.unrouteAll()
    await payButton(page).click()
    await told(page)
    expect(await debitedSum(stage, sessionId), 'not before the driver has agreed').toBe('nothing')
    expect(await paysAfter(stage, 'Carte ESSO', sessionId)).toEqual({ asked: after, debited: after })
  })
})
