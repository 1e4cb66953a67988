import { hold } from './support/hold.ts'
import { blank, store } from './support/people.ts'
import { decide, goToProvider, openResend, plate, readyToPay, startedHere, startedPayment } from './support/paying.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, testInOwnPage, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const status = (sessionId: string) => `/services/v1/payments/${sessionId}`
const processing = (sessionId: string) => `/payment/processing?sessionId=${sessionId}`

/**
 * Opens a payment that stays pending and stops the page's clock, so that polling does not depend on the machine's speed.
 */
async function waitWithStoppedClock(page: Page, sessionId: string): Promise<void> {
  const start = Date.parse('2026-11-21T10:00:00Z')
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1_000)
  await visit(page, processing(sessionId))
  await expect(async () => {
    await page.clock.runFor(10) // runs the timers that the page needs to render
    await expect(page).toHaveURL(/\/payment\/waiting$/, { timeout: 100 })
    await expect(main(page)).toContainText('Cette page vérifie votre paiement automatiquement.', { timeout: 100 })
  }).toPass()
}

/** Waits until the page has handled the running check and set its next timer; until then the stopped clock has nothing to run. */
const checkHandled = (page: Page) =>
  expect(main(page).getByRole('button', { name: 'Vérifier à nouveau' })).toBeEnabled()

/** A successful payment clears the basket, its e-mail and its journeys. */
async function expectClearedBasket(page: Page, sessionId: string): Promise<void> {
  await openResend(page)
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue('jeanne@example.org')
  for (const key of ['travels-to-pay', 'prepaid-journeys', 'clientEmail', 'journeys'])
    await expect.poll(() => storedValue(page, key), { message: key }).toBeUndefined()
  await expect.poll(() => storedValue(page, 'sessionId')).toBe(sessionId)
  await expect.poll(() => storedValue(page, 'form/plate')).toEqual({ licensePlate: plate, country: 'FR' })
}

/** Back does not leave the page, before a reload and after it. */
async function expectBackStays(page: Page, address: string): Promise<void> {
  const home = page.getByRole('link', { name: "Revenir à l'accueil" })
  await expect(home).toBeVisible()
  for (let press = 0; press < 3; press += 1) {
    await page.goBack()
    await expect(home).toBeVisible()
    expect(page.url()).toBe(address)
  }
  await reload(page)
  await expect(page).toHaveURL(address)
  await page.goBack()
  expect(page.url()).toBe(address)
}

test.describe('return from the payment provider', () => {
  // One outcome by way of the provider's page (payByPaybox.e2e.ts: a success); only the status differs for the others.
  const outcomes: [string, string, string, string, string][] = [
    ['SUCCEED', 'success', 'RESULT-08', 'Merci pour votre paiement.', 'Vos trajets sont réglés.'],
    ['REJECTED', 'rejected', 'RESULT-12', 'Votre paiement a été rejeté.', "Aucune somme n'a été débitée."],
    ['CANCELLED', 'cancelled', 'RESULT-10', 'Votre paiement a été annulé.', "Aucune somme n'a été débitée."],
    [
      'PENDING',
      'waiting',
      'RESULT-11',
      "Votre paiement est en attente, vous recevrez un e-mail lorsqu'il aura été validé.",
      'Ne payez pas une seconde fois',
    ],
  ]
  for (const [given, name, id, text, money] of outcomes) {
    test(
      `after ${given} the driver reaches ${name}, which shows the reference and whether money was charged [${id}]`,
      {
        tag: [
          '@RESULT-13',
          '@RESULT-14',
          '@RESULT-15',
          '@RESULT-16',
          '@RESULT-27',
          '@RESULT-28',
          '@ROUTE-20',
          '@STORE-02',
          '@GUARD-20',
          '@OPEN-16',
          '@F-NAV-03',
        ],
      },
      async ({ page, site, sandbox }) => {
        if (name === 'rejected') {
          await readyToPay(page, { site, sandbox })
          await goToProvider(page)
          await decide(page, 'Refuser')
        } else {
          const sessionId = await startedHere(page, { site, sandbox })
          await sandbox.decide(sessionId, given)
          await visit(page, processing(sessionId))
        }
        await expect(page).toHaveURL(`${site}/payment/${name}`)
        await expect(main(page).getByText(text, { exact: true })).toBeVisible()
        await expect(main(page)).toContainText(money)
        const [payment] = await sandbox.payments()
        await expect(main(page)).toContainText(payment?.reference ?? 'no payment')
        if (name !== 'success') await expect(main(page)).toContainText(/(Montant|Reste à régler)\s*40,50\s€/)
        await axe(page)
        if (name === 'success') await expectClearedBasket(page, payment?.sessionId ?? '')
        // A cancelled payment has the page of a rejected one.
        else if (name !== 'cancelled') await expectBackStays(page, `${site}/payment/${name}`)
        if (name === 'rejected' || name === 'cancelled')
          await expect(main(page).getByRole('link', { name: 'Contactez-nous' })).toHaveAttribute('href', /\/contact\//)
        if (name === 'cancelled') {
          await main(page).getByRole('link', { name: "Revenir à l'accueil" }).click()
          await expect(page).toHaveURL(`${site}/`)
        }
        if (name === 'rejected') {
          await page.getByRole('link', { name: 'Réessayer le paiement' }).click()
          await expect(page).toHaveURL(`${site}/payment`)
          await expect(page.getByRole('radio', { name: 'Carte bancaire' })).toBeEnabled()
          await expect(page.getByText('Un paiement est en cours')).toHaveCount(0)
          await expect.poll(() => storedValue(page, 'form/plate')).toEqual({ licensePlate: plate, country: 'FR' })
        }
        if (name === 'waiting') {
          await sandbox.decide(payment?.sessionId ?? '', 'SUCCEED')
          await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
          await expect(page).toHaveURL(`${site}/payment/success`)
        }
      },
    )
  }
})

test(
  'while the status is loading, the screen shows a spinner, then stores the result',
  { tag: ['@RESULT-01', '@RESULT-02', '@RESULT-03', '@RESULT-05', '@RESULT-06', '@RESULT-07', '@ROUTE-16'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await startedPayment({ site, sandbox })
    await sandbox.decide(sessionId, 'REJECTED')
    const release = await hold(page, `**${status(sessionId)}/email`)
    await visit(page, processing(sessionId))
    await expect(page.getByText('Nous effectuons les dernières vérifications.', { exact: true })).toBeVisible()
    await expect(page.getByText('Veuillez patienter et ne ré-actualisez pas la page', { exact: true })).toBeVisible()
    await expect(main(page).getByRole('status')).toContainText('Chargement en cours')
    await expect.poll(() => storedValue(page, 'sessionId')).toBe(sessionId)
    await axe(page)
    expect(await sandbox.calls(status(sessionId))).toEqual([])
    await release()
    await expect(page).toHaveURL(/\/payment\/rejected$/)
    await expect.poll(() => storedValue(page, 'clientEmail')).toBe('jeanne@example.org')
    await expect.poll(() => sandbox.calls(status(sessionId))).toHaveLength(1)
  },
)

test(
  'a return in a new browser without stored data reaches the page of the status',
  { tag: ['@RESULT-08', '@RESULT-11', '@ROUTE-16', '@API-69'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await startedPayment({ site, sandbox })
    await visit(page, processing(sessionId))
    await expect(page).toHaveURL(`${site}/payment/waiting`)
    await expect(main(page)).toContainText('Votre paiement est en attente')
    await expect(page.getByRole('link', { name: 'Réessayer le paiement' })).toHaveCount(0)
    await page.goto(blank)
    await page.evaluate(() => localStorage.clear())
    await sandbox.decide(sessionId, 'SUCCEED')
    await visit(page, processing(sessionId))
    await expect(page).toHaveURL(`${site}/payment/success`)
    await expect(main(page)).toContainText('Merci pour votre paiement.')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger le reçu' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('receipt.pdf')
  },
)

test(
  'each status has its page, whatever its letter case; an unknown status is never a success, and the status decides even without an e-mail',
  {
    tag: [
      '@RESULT-07',
      '@RESULT-08',
      '@RESULT-09',
      '@RESULT-10',
      '@RESULT-11',
      '@RESULT-12',
      '@DATA-16',
      '@DATA-17',
      '@OPEN-40',
      '@F-NET-10',
      '@F-PAY-04',
    ],
  },
  async ({ page, site, sandbox }) => {
    const sessionId = await startedPayment({ site, sandbox })
    // The table of the rule (payment.test.ts) has the others.
    for (const [given, name] of [
      ['Duplicated', 'duplicated'],
      ['SUCCEEDED', 'rejected'],
    ] as const) {
      await sandbox.fault({ path: status(sessionId), times: 1, status: 200, body: { status: given } })
      await visit(page, processing(sessionId))
      await expect(page, given).toHaveURL(`${site}/payment/${name}`)
    }
    await test.step('the status decides even if the e-mail fails to load', async () => {
      await sandbox.decide(sessionId, 'SUCCEED')
      await sandbox.fault({ path: `${status(sessionId)}/email`, times: 9, status: 500 })
      await page.evaluate(() => localStorage.removeItem('clientEmail'))
      await visit(page, processing(sessionId))
      await expect(page).toHaveURL(/\/payment\/success$/)
      await openResend(page)
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('')
    })
  },
)

test(
  "when the payment status cannot be loaded, the page says 'not confirmed' and does not offer to pay again before a check",
  { tag: ['@RESULT-12', '@RESULT-16', '@F-PAY-03', '@F-NET-02'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await startedHere(page, { site, sandbox })
    for (const [name, fault] of [
      ['the answer has no status', { status: 200, body: { state: 'SUCCEED' } }],
      ['the connection is cut', { drop: true, times: 8 }], // Chromium itself retries on each of its six connections
    ] as const) {
      await test.step(name, async () => {
        await sandbox.fault({ path: status(sessionId), times: 1, ...fault })
        await visit(page, processing(sessionId))
        await expect(page).toHaveURL(`${site}/payment/rejected`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paiement non confirmé')
        await expect(main(page)).toContainText("Nous n'avons pas pu confirmer votre paiement.")
        await expect(main(page)).not.toContainText('rejeté')
        await expect(main(page)).not.toContainText(sessionId)
        await expect(main(page)).toContainText("Nous n'avons pas pu vérifier si une somme a été débitée.")
        await expect(main(page).getByRole('link', { name: 'Contactez-nous' })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Réessayer le paiement' })).toHaveCount(0)
      })
    }
    await axe(page)
    await sandbox.decide(sessionId, 'SUCCEED')
    const check = page.getByRole('button', { name: 'Vérifier à nouveau' })
    await expect(async () => {
      if (await check.isVisible()) await check.click()
      await expect(page).toHaveURL(`${site}/payment/success`, { timeout: 1000 })
    }).toPass()
  },
)

// `sessionIdIn` is tested with all other forms.
const malformed = [
  ['no sessionId', ''],
  ['10,000 characters', `?sessionId=${'x'.repeat(10_000)}`],
] as const
test(
  'a malformed return address goes home and replaces its history entry; one of an unknown payment never shows a success',
  { tag: ['@RESULT-04', '@F-PAY-01'] },
  async ({ page, site, sandbox }) => {
    for (const [name, query] of malformed) {
      await test.step(name, async () => {
        await page.goto(blank)
        const before = await page.evaluate(() => history.length)
        await visit(page, `/payment/processing${query}`)
        await expect(page).toHaveURL(`${site}/`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => history.length)).toBe(before + 1)
        await expect.poll(() => storedValue(page, 'sessionId')).toBeUndefined()
      })
    }
    expect((await sandbox.calls()).filter((call) => call.path.includes('/payments/'))).toEqual([])
    await test.step('an unknown payment', async () => {
      const given = 'Call-0800-123-456'
      await visit(page, processing(given))
      await expect(page).toHaveURL(`${site}/payment/rejected`)
      await expect(main(page)).toContainText("Nous n'avons pas pu confirmer votre paiement.")
      await expect(page.getByText('Merci')).toHaveCount(0)
      // The reference comes from the link, so an attacker could choose what a driver reads out to support.
      await expect(main(page)).not.toContainText(given)
      await expect(main(page)).not.toContainText('Référence du paiement')
      await expect(main(page)).not.toContainText('rejeté')
      await axe(page)
    })
  },
)

testInOwnPage(
  'a pending payment is polled after 3 s, then at growing intervals; a failed poll changes nothing, and a success appears without a reload',
  { tag: ['@RESULT-11', '@OPEN-16', '@F-PAY-02'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await startedPayment({ site, sandbox })
    await waitWithStoppedClock(page, sessionId)
    const asked = async () => (await sandbox.calls(status(sessionId))).length
    await expect.poll(asked).toBe(1)
    await page.clock.runFor(3_000)
    await expect.poll(asked).toBe(2)
    await expect(main(page)).toContainText(/Dernière vérification à \d\d:\d\d\./)
    await expect(main(page).getByRole('status'), 'no announcement of each poll').toBeEmpty()
    await checkHandled(page)
    await page.clock.runFor(4_000)
    expect(await asked()).toBe(2)
    await page.clock.runFor(1_000) // due after 4.8 s
    await expect.poll(asked).toBe(3)
    await checkHandled(page)
    await page.clock.runFor(3_500) // the next poll is due after 7.7 s
    // Returning to the tab asks at once.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.clock.runFor(1) // the check is a task of its own
    await expect.poll(asked).toBe(4)
    await checkHandled(page)
    await sandbox.fault({ path: status(sessionId), times: 1, status: 500 })
    const failed = page.waitForResponse((response) => response.status() === 500)
    await page.clock.runFor(30_000)
    await failed
    await checkHandled(page)
    await expect(page).toHaveURL(`${site}/payment/waiting`)
    await sandbox.decide(sessionId, 'SUCCEED')
    await page.clock.runFor(30_000)
    await expect(page).toHaveURL(`${site}/payment/success`)
  },
)

testInOwnPage(
  "'Vérifier à nouveau' sends one request per click and never two at a time; polling stops after ten minutes, and a click still asks",
  { tag: ['@RESULT-15', '@RESULT-16', '@OPEN-16', '@F-PAY-02'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await startedPayment({ site, sandbox })
    await waitWithStoppedClock(page, sessionId) // stops automatic polling
    const check = page.getByRole('button', { name: 'Vérifier à nouveau' })
    await check.click()
    await expect(check).toBeEnabled()
    const asked = async () => (await sandbox.calls(status(sessionId))).length
    await expect.poll(asked).toBe(2)
    await expect(page).toHaveURL(`${site}/payment/waiting`)

    // The answer waits until all presses are done, however long they take.
    let allArePressed = () => {}
    const pressed = new Promise<void>((done) => {
      allArePressed = done
    })
    await page.route(`**${status(sessionId)}`, async (route) => {
      await pressed
      await route.continue()
    })
    for (let press = 0; press < 20; press += 1) await check.click({ force: true, noWaitAfter: true })
    await expect(check).toBeDisabled()
    await page.clock.runFor(3_000) // the automatic poll falls due while the manual request is running
    allArePressed()
    await expect(check).toBeEnabled()
    await page.unroute(`**${status(sessionId)}`)
    await expect.poll(asked).toBe(3)

    const rest = main(page).getByText('La vérification automatique est terminée.')
    await expect(async () => {
      await page.clock.runFor(30_000)
      await expect(rest).toBeVisible({ timeout: 50 })
    }).toPass({ intervals: [20] })
    const last = await asked()
    expect(last).toBeGreaterThan(15)
    expect(last).toBeLessThan(30)
    await page.clock.runFor(120_000)
    await expect.poll(asked).toBe(last)

    await sandbox.decide(sessionId, 'CANCELLED')
    const entries = await page.evaluate(() => history.length)
    await check.click()
    await expect(page).toHaveURL(`${site}/payment/cancelled`)
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1)
  },
)

testInOwnPage(
  "Back pressed just after the result page's address is set stays on that page",
  { tag: ['@GUARD-20', '@OPEN-16', '@F-NAV-03'] },
  async ({ page, site, sandbox }) => {
    // Presses Back in the task after the address changes, before the page can have rendered.
    await page.addInitScript(() => {
      const replaceState = history.replaceState.bind(history)
      history.replaceState = (...args) => {
        const before = location.pathname
        replaceState(...args)
        if (before !== location.pathname && location.pathname === '/payment/rejected')
          queueMicrotask(() => history.back())
      }
    })
    const sessionId = await startedHere(page, { site, sandbox })
    await sandbox.decide(sessionId, 'REJECTED')
    await visit(page, processing(sessionId))
    await expect(page).toHaveURL(`${site}/payment/rejected`)
    await expect(page.getByRole('link', { name: "Revenir à l'accueil" })).toBeVisible()
    expect(page.url()).toBe(`${site}/payment/rejected`)
  },
)

test(
  'a result page opened by its address shows only what the server says, and always shows a success',
  { tag: ['@GUARD-19', '@ROUTE-20', '@F-NAV-01'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await startedPayment({ site, sandbox })
    await store(page, 'sessionId', sessionId)
    await visit(page, '/payment/cancelled')
    await expect(page.getByText("Nous n'avons pas pu confirmer votre paiement.", { exact: true })).toBeVisible()
    await expect(page.getByText('Votre paiement a été annulé.', { exact: true })).toHaveCount(0)
    await sandbox.decide(sessionId, 'SUCCEED')
    await page.evaluate(() => localStorage.removeItem('payments'))
    await visit(page, '/payment/cancelled')
    await expect(page).toHaveURL(`${site}/payment/success`)
  },
)
