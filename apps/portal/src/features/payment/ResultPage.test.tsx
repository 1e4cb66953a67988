import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, faults, openPage, refused, type SentCall } from '../../testing/openPage.tsx'

const main = page.getByRole('main')
const home = page.getByRole('link', { name: "Revenir à l'accueil" })
const check = page.getByRole('button', { name: 'Vérifier à nouveau' })
const retry = page.getByRole('link', { name: 'Réessayer le paiement' })
const unconfirmed = "Nous n'avons pas pu confirmer votre paiement."
const sessionId = 's-1'
const statusCall = `GET /services/v1/payments/${sessionId}`
const emailCall = `${statusCall}/email`
const processing = `/payment/processing?sessionId=${sessionId}`
const contact = { 'GET /services/v1/whitelabels/contact': { contactFormEntries: [{ id: '1', label: 'Paiement' }] } }
const confirmation = { 'GET /services/v1/whitelabels/payments/confirmation/page': {} }

const journey = {
  status: 'TERMINE',
  htPrice: 0,
  ttcPrice: 2025,
  totalPrice: 0,
  tvaPrice: 0,
  indemnity: 0,
  alreadyPaid: 0,
}
const journeys = ['a', 'b'].map((id) => ({ id, ...journey }))
const plate = { licensePlate: 'EA200AA', country: 'FR' }
/** What this browser stores when it leaves for the provider. */
const left = {
  journeys: { type: 'resume', sessionId, plate: 'EA200AA', countryCode: 'FR', journeys },
  'travels-to-pay': journeys,
  sessionId,
  'form/plate': plate,
}
const saved = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const arrives = (path: string) => expect.poll(() => location.pathname).toBe(path)
const comeBack = (answers: Answers, stored = {}) =>
  openPage(
    processing,
    { [emailCall]: { email: 'jeanne@example.org' }, ...confirmation, ...contact, ...answers },
    { stored },
  )
const count = (calls: readonly SentCall[], call: string) => calls.filter(({ name }) => name === call).length

describe('back from the provider, the driver reads the outcome, the reference and whether money was charged', () => {
  const none = "Aucune somme n'a été débitée."
  it.each([
    ['REJECTED', 'rejected', 'Votre paiement a été rejeté.', none],
    ['CANCELLED', 'cancelled', 'Votre paiement a été annulé.', none],
    [
      'PENDING',
      'waiting',
      "Votre paiement est en attente, vous recevrez un e-mail lorsqu'il aura été validé.",
      'Ne payez pas une seconde fois',
    ],
  ])(
    '%s',
    { tags: ['RESULT-10', 'RESULT-11', 'RESULT-12', 'RESULT-13', 'RESULT-14', 'RESULT-15', 'RESULT-16'] },
    async (status, name, text, money) => {
      const debited = status === 'PENDING' ? undefined : false
      await comeBack({ [statusCall]: { status, reference: 'P-77', debited } }, left)
      await arrives(`/payment/${name}`)
      for (const words of [text, money, 'P-77', /(Montant|Reste à régler)\s*40,50\s€/])
        await expect.element(main).toMatchTextContent(words)
      await expect.element(home).toHaveAttribute('href', '/')
      await expect
        .element(main.getByRole('link', { name: 'Contactez-nous' }))
        .toHaveAttribute('href', expect.stringContaining('/contact/'))
      expect(await faults()).toEqual([])
    },
  )

  it('a success', { tags: ['RESULT-08', 'RESULT-27', 'RESULT-28', 'STORE-02'] }, async () => {
    await comeBack(
      { [statusCall]: { status: 'SUCCEED', reference: 'P-77', debited: true, receiptSentTo: 'j***@example.org' } },
      left,
    )
    await arrives('/payment/success')
    for (const text of ['Merci pour votre paiement.', 'Vos trajets sont réglés.', 'P-77'])
      await expect.element(main).toMatchTextContent(text)
    expect(await faults()).toEqual([])
    await page.getByText('Envoyer à une autre adresse', { exact: true }).click()
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('jeanne@example.org')
    for (const key of ['travels-to-pay', 'clientEmail', 'journeys']) expect(saved(key), key).toBeNull()
    await expect.poll(() => saved('sessionId')).toBe(sessionId)
    await expect.poll(() => saved('form/plate')).toEqual(plate)
  })
})

it(
  'while the status is loading, the screen shows a spinner, then stores the result',
  { tags: ['RESULT-01', 'RESULT-02', 'RESULT-03', 'RESULT-05', 'RESULT-06', 'RESULT-07', 'ROUTE-16'] },
  async () => {
    let release = () => {}
    const email = () => new Promise((done) => (release = () => done({ email: 'jeanne@example.org' })))
    const calls = await comeBack({ [emailCall]: email, [statusCall]: { status: 'REJECTED' } })
    await expect.element(page.getByText('Nous effectuons les dernières vérifications.')).toBeVisible()
    await expect.element(page.getByText('Veuillez patienter et ne ré-actualisez pas la page')).toBeVisible()
    await expect.element(main.getByRole('status')).toMatchTextContent('Chargement en cours')
    await expect.poll(() => saved('sessionId')).toBe(sessionId)
    expect(await faults()).toEqual([])
    await expect.poll(() => count(calls, statusCall)).toBe(0)
    release()
    await arrives('/payment/rejected')
    await expect.poll(() => saved('clientEmail')).toBe('jeanne@example.org')
    await expect.poll(() => count(calls, statusCall)).toBe(1)
  },
)

it.each([
  // The table of the rule (payment.test.ts) has the others.
  ['in another letter case', 'Duplicated', 'duplicated'],
  ['that is unknown is never a success', 'SUCCEEDED', 'rejected'],
])(
  'a status %s has its page',
  { tags: ['RESULT-07', 'RESULT-09', 'DATA-16', 'DATA-17', 'OPEN-40', 'F-NET-10'] },
  async (_, status, name) => {
    await comeBack({ [statusCall]: { status } })
    await expect.poll(() => location.pathname).toBe(`/payment/${name}`)
  },
)

it('the status decides even if the e-mail fails to load', { tags: ['RESULT-07', 'F-PAY-04'] }, async () => {
  await comeBack({ [statusCall]: { status: 'SUCCEED' }, [emailCall]: refused(500) })
  await arrives('/payment/success')
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('')
})

it.each([
  ['the answer has no status', () => ({ state: 'SUCCEED' })],
  [
    'the connection is cut',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])(
  "when %s, the page says 'not confirmed' and does not offer to pay again before a check",
  { tags: ['RESULT-12', 'RESULT-16', 'F-PAY-03', 'F-NET-02'] },
  async (_, fails) => {
    const answers: (() => unknown)[] = [fails]
    const paid = () => ({ status: 'SUCCEED' })
    await comeBack({ [statusCall]: () => (answers.shift() ?? paid)() }, left)
    await arrives('/payment/rejected')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Paiement non confirmé')
    await expect.element(main).toMatchTextContent(unconfirmed)
    await expect.element(main).not.toMatchTextContent('rejeté')
    await expect.element(main).not.toMatchTextContent(sessionId)
    await expect.element(main).toMatchTextContent("Nous n'avons pas pu vérifier si une somme a été débitée.")
    await expect.element(main.getByRole('link', { name: 'Contactez-nous' })).toBeVisible()
    await expect.poll(() => retry.elements()).toEqual([])
    expect(await faults()).toEqual([])
    await check.click()
    await arrives('/payment/success')
  },
)

it.each([
  ['no sessionId', ''],
  ['10,000 characters', `?sessionId=${'x'.repeat(10_000)}`],
])(
  'a malformed return address goes home and replaces its history entry: %s',
  { tags: ['RESULT-04', 'F-PAY-01'] },
  async (_, query) => {
    const before = history.length
    const calls = await openPage(`/payment/processing${query}`)
    await arrives('/')
    expect(history.length).toBe(before)
    await expect.poll(() => saved('sessionId')).toBeNull()
    await expect.poll(() => calls.filter(({ name }) => name.includes('/payments/'))).toEqual([])
  },
)

it('the return address of an unknown payment never shows a success', { tags: ['RESULT-04', 'F-PAY-01'] }, async () => {
  const given = 'Call-0800-123-456'
  await openPage(`/payment/processing?sessionId=${given}`)
  await arrives('/payment/rejected')
  await expect.element(main).toMatchTextContent(unconfirmed)
  await expect.element(main).not.toMatchTextContent('Merci')
  // The reference comes from the link, so an attacker could choose what a driver reads out to support.
  await expect.element(main).not.toMatchTextContent(given)
  await expect.element(main).not.toMatchTextContent('Référence du paiement')
  await expect.element(main).not.toMatchTextContent('rejeté')
  expect(await faults()).toEqual([])
})

it(
  'a result page opened by its address shows only what the server says, and always shows a success',
  { tags: ['GUARD-19', 'ROUTE-20', 'F-NAV-01'] },
  async () => {
    await openPage('/payment/cancelled', { [statusCall]: { status: 'PENDING' } }, { stored: { sessionId } })
    await expect.element(main).toMatchTextContent(unconfirmed)
    await expect.element(main).not.toMatchTextContent('Votre paiement a été annulé.')
    localStorage.removeItem('payments')
    await openPage('/payment/cancelled', { [statusCall]: { status: 'SUCCEED' }, ...confirmation })
    await arrives('/payment/success')
  },
)

describe('a pending payment', () => {
  /** Opens it with stopped timers, so that polling does not depend on the machine's speed. */
  async function wait(status: (asked: number) => unknown) {
    let asked = 0
    const calls = await comeBack({ [statusCall]: () => status((asked += 1)) }, left)
    await expect.element(main).toMatchTextContent('Cette page vérifie votre paiement automatiquement.')
    return () => count(calls, statusCall)
  }
  const pending = { status: 'PENDING' }
  const startTimers = () =>
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-21T10:00:00Z') })
  /** Waits until the page has handled the running check and set its next timer. */
  const handled = async () => {
    await vi.advanceTimersByTimeAsync(1)
    await expect.element(check).toBeEnabled()
  }

  it(
    'is polled after 3 s, then at growing intervals; a failed poll changes nothing, and a success appears by itself',
    { tags: ['RESULT-11', 'OPEN-16', 'F-PAY-02'] },
    async () => {
      startTimers()
      let answer: () => unknown = () => pending
      const asked = await wait(() => answer())
      await expect.poll(() => asked()).toBe(1)
      await vi.advanceTimersByTimeAsync(3_000)
      await expect.poll(() => asked()).toBe(2)
      await expect.element(main).toMatchTextContent(/Dernière vérification à \d\d:\d\d\./)
      await expect.element(main.getByRole('status')).toBeEmptyDOMElement() // no announcement of each poll
      await handled()
      await vi.advanceTimersByTimeAsync(4_000)
      await expect.poll(() => asked()).toBe(2)
      await vi.advanceTimersByTimeAsync(1_000) // due after 4.8 s
      await expect.poll(() => asked()).toBe(3)
      await handled()
      await vi.advanceTimersByTimeAsync(3_500) // the next poll is due after 7.7 s
      document.dispatchEvent(new Event('visibilitychange')) // returning to the tab asks at once
      await vi.advanceTimersByTimeAsync(1)
      await expect.poll(() => asked()).toBe(4)
      await handled()
      answer = refused(500)
      await vi.advanceTimersByTimeAsync(30_000)
      await handled()
      await expect.poll(() => asked()).toBeGreaterThan(4)
      await expect.poll(() => location.pathname).toBe('/payment/waiting')
      answer = () => ({ status: 'SUCCEED' })
      await vi.advanceTimersByTimeAsync(30_000)
      await arrives('/payment/success')
    },
  )

  it(
    'is checked once per press and never twice at a time; polling stops after ten minutes, and a press still asks',
    { tags: ['RESULT-15', 'RESULT-16', 'OPEN-16', 'F-PAY-02'] },
    async () => {
      startTimers()
      let answer: () => unknown = () => pending
      const asked = await wait(() => answer())
      let release = () => {}
      answer = () => new Promise((done) => (release = () => done(pending)))
      await check.click()
      await expect.poll(() => asked()).toBe(2)
      await expect.element(check).toBeDisabled()
      const button = check.element()
      if (button instanceof HTMLElement) for (let press = 0; press < 20; press += 1) button.click()
      await vi.advanceTimersByTimeAsync(3_000) // the automatic poll falls due while this request is running
      await expect.poll(() => asked()).toBe(2)
      answer = () => pending
      release()
      await handled()

      const rest = main.getByText(/^La vérification automatique est terminée\./)
      await expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(30_000)
          return rest.elements()
        })
        .toHaveLength(1)
      const last = asked()
      expect(last).toBeGreaterThan(15)
      expect(last).toBeLessThan(30)
      await vi.advanceTimersByTimeAsync(120_000)
      await expect.poll(() => asked()).toBe(last)

      answer = () => ({ status: 'CANCELLED' })
      const entries = history.length
      await check.click()
      await vi.advanceTimersByTimeAsync(1)
      await arrives('/payment/cancelled')
      expect(history.length).toBeLessThanOrEqual(entries + 1)
    },
  )
})
