import { readFile } from 'node:fs/promises'
import { asCustomer, store } from './support/people.ts'
import { decide, field, fillBilling, method, payButton, plate, readyToPay, twoJourneys } from './support/paying.ts'
import type { FaultGiven } from './support/sandbox.ts'
import { searchPlate, storedValue } from './support/searching.ts'
import { withSettings } from './support/settings.ts'
import { axe, expect, type Page, test, transcript, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const unknownError = 'Une erreur est apparue, veuillez réessayer plus tard.'

test(
  'a driver finds a plate, pays by credit card and downloads the receipt as a PDF',
  {
    tag: [
      '@PAY-01',
      '@PAY-02',
      '@PAY-03',
      '@SELECT-02',
      '@PRICE-02',
      '@OPEN-22',
      '@OPEN-32',
      '@OPEN-40',
      '@PAY-04',
      '@PAY-07',
      '@PAY-11',
      '@PAY-12',
      '@RESULT-08',
      '@RESULT-17',
      '@RESULT-19',
      '@ROUTE-15',
      '@API-64',
      '@API-65',
      '@API-66',
      '@API-67',
      '@API-69',
      '@API-70',
      '@API-71',
      '@F-PAY-15',
    ],
  },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({ numberPlate: plate, journeys: twoJourneys })
    await searchPlate(page, plate)
    await expect(page).toHaveURL(/\/journeys$/)
    await transcript(page, 'pay-1-list')
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
    await test.step('the payment screen shows the step, the journeys and the payment methods', async () => {
      const trail = page.getByRole('navigation', { name: /Ariane/ }).getByRole('listitem')
      await expect(trail).toContainText(['Accueil', 'Trajet(s) à régler', 'Payer mes trajets'])
      await expect(trail.nth(1).getByRole('link')).toHaveAttribute('href', '/travels')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer mes trajets')

      const summary = page.getByRole('region', { name: 'Récapitulatif' })
      await expect(summary).toContainText('EA-200-AA')
      await expect(summary.getByRole('link', { name: 'Modifier ma sélection' })).toHaveAttribute('href', '/travels')
      await expect(summary).toContainText(/1 trajet en flux libre\s*12,40\s€/)
      await expect(summary).toContainText(/1 avis de retard de paiement\s*8,10\s€/)
      await expect(summary).toContainText(/Majorations\s*20,00\s€/)
      await expect(summary).toContainText(/Total à régler\s*40,50\s€/)
      await expect(summary.getByRole('checkbox')).toHaveCount(0)

      const methods = page.getByRole('radiogroup', { name: 'Choisissez votre moyen de paiement' }).getByRole('radio')
      await expect(methods).toHaveCount(5)
      for (const name of ['Carte bancaire', 'Carte TOTAL', 'Carte DKV', 'Carte SHELL', 'Carte ESSO'])
        await expect(method(page, name)).not.toBeChecked()
      await expect(payButton(page)).toHaveAccessibleDescription('Choisissez un moyen de paiement.')
      await transcript(page, 'pay-2-method')
      await axe(page)
      await payButton(page).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Choisissez un moyen de paiement.')
      await expect(method(page, 'Carte bancaire')).toBeFocused()
    })

    await method(page, 'Carte bancaire').check()
    for (const [name, text] of [
      ['Prénom', 'Jeanne'],
      ['Nom', 'Moreau'],
      ['Adresse', '12 rue des Lilas'],
      ['Code postal', '03400'],
      ['Ville', 'Moulins'],
      ['E-mail', 'jeanne@example.org'],
    ] as const)
      await field(page, name).fill(text)
    await transcript(page, 'pay-3-details')
    await page.getByRole('combobox', { name: 'Pays', exact: true }).fill('alle')
    await page.getByRole('option', { name: 'Allemagne' }).click()
    await axe(page)
    await expect(payButton(page)).toHaveText(/^Payer 40,50\s€$/)

    // Captured in transit, because the browser discards the answer once it leaves the page.
    let parameters: { pspVariableName: string; pspVariableValue: string }[] = []
    await page.route('**/payments/psp?*', async (route) => {
      const answer = await route.fetch({ maxRetries: 1 })
      parameters = (await answer.json()).parameters
      await route.fulfill({ response: answer })
    })
    const posted = page.waitForRequest((request) => request.url().endsWith('/psp/paybox'))
    await payButton(page).click()
    const form = new URLSearchParams((await posted).postData() ?? '')
    expect((await posted).method()).toBe('POST')
    expect(parameters.length).toBeGreaterThan(5)
    expect([...form]).toEqual(parameters.map((one) => [one.pspVariableName, one.pspVariableValue]))
    expect(form.get('PBX_TOTAL')).toBe('4050')

    await page.waitForURL(/\/psp\//)
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(kept).not.toContain('Moreau')
    expect(kept).not.toContain('rue des Lilas')
    await decide(page, 'Payer')
    await expect(page).toHaveURL(/\/payment\/success$/)
    await expect.poll(() => storedValue(page, 'clientEmail')).toBeUndefined()
    await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'Montant réglé' }).locator('..')).toContainText('40,50 €')
    await transcript(page, 'pay-4-paid')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Télécharger le reçu' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('receipt.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

    const [payment, ...others] = await sandbox.payments()
    expect(others).toEqual([])
    expect(payment).toMatchObject({ status: 'SUCCEED', amount: 4050, provider: 'PAYBOX', posts: 1 })
    const [named] = await sandbox.calls('/services/v1/payments/allJourneys')
    expect(named).toMatchObject({ method: 'POST', query: { sessionId: payment?.sessionId }, body: [] })
    const [billed] = await sandbox.calls('/services/v1/payments/psp')
    expect(billed).toMatchObject({
      method: 'POST',
      query: { sessionId: payment?.sessionId },
      body: {
        firstName: 'Jeanne',
        lastName: 'Moreau',
        billingAddress: '12 rue des Lilas',
        billingZipcode: '03400',
        billingCity: 'Moulins',
        billingCountry: 'DE',
        email: 'jeanne@example.org',
      },
    })
  },
)

test(
  "on a phone the payment row of 72 px has 'Payer', which asks for a method first and then sends the form",
  { tag: ['@PAY-02', '@LIST-06'] },
  async ({ page, site, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    const row = page.getByRole('region', { name: 'Récapitulatif' })
    const pay = row.getByRole('button', { name: /^Payer 40,50/ })
    await pay.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Choisissez un moyen de paiement.')
    await expect(method(page, 'Carte bancaire')).toBeFocused()
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(74)
    await fillBilling(page)
    await field(page, 'Ville').fill('')
    await pay.click()
    await expect(page.getByText('Veuillez remplir tous les champs obligatoires.')).toBeInViewport()
    await field(page, 'Ville').fill('Moulins')
    // One button at each width: the form's own is for wide windows.
    await expect(payButton(page)).toHaveCount(1)
    await axe(page)
    await pay.click()
    await page.waitForURL(/\/psp\//)
  },
)

test(
  "a customer's billing form is filled in, and the payment shows the journeys by name",
  { tag: ['@PAY-06', '@API-62', '@API-63'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox, [{ numberPlate: plate, countryCode: 'FR' }], {
      firstName: 'Claire',
      lastName: 'Martin',
      billingAddress: '3 place de la Mairie',
      billingZipcode: '1000',
      billingCity: 'Bruxelles',
      billingCountry: 'BE',
    })
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await method(page, 'Carte bancaire').check()
    await expect(field(page, 'Prénom')).toHaveValue('Claire')
    await expect(field(page, 'Nom')).toHaveValue('Martin')
    await expect(field(page, 'Adresse')).toHaveValue('3 place de la Mairie')
    await expect(field(page, 'Code postal')).toHaveValue('1000')
    await expect(field(page, 'Ville')).toHaveValue('Bruxelles')
    await expect(page.getByRole('combobox', { name: 'Pays', exact: true })).toHaveValue('Belgique')
    await expect(field(page, 'E-mail')).toHaveValue('claire.martin@example.org')
    const [named] = await sandbox.calls('/services/v1/payments/journeys')
    expect(named?.body).toEqual([{ idDossier: 'late1' }, { idDossier: 'ff1' }])
    await payButton(page).click()
    await page.waitForURL(/\/psp\/paybox/)
  },
)

test(
  'payment methods that fail to load, or are none, are explained and disabled; they can be loaded again in place, and a disabled one says why',
  { tag: ['@PAY-08', '@PAY-09', '@PAY-10', '@F-PAY-09', '@F-NET-01', '@F-NET-07'] },
  async ({ page, site, sandbox }) => {
    const methods = page.getByRole('radio')
    const answer = (fault: Partial<FaultGiven>) =>
      sandbox.fault({ method: 'POST', path: '/services/v1/payments/allJourneys', times: 1, ...fault })
    const expectDisabled = async (text: RegExp) => {
      await expect(main(page).getByRole('alert').filter({ hasText: text })).toBeVisible()
      await expect(methods).toHaveCount(5)
      for (const one of await methods.all()) await expect(one).toBeDisabled()
    }
    await readyToPay(page, { site, sandbox })
    await test.step('the server has a reason', async () => {
      await answer({ status: 400, body: { code: 'unauthorized_prepayment' } })
      await visit(page, '/payment')
      await expectDisabled(/prépaiement n'est pas autorisé/)
    })
    await test.step('an empty list', async () => {
      await answer({ status: 200, body: { paymentMethods: [] } })
      await visit(page, '/payment')
      await expectDisabled(/^Aucun moyen de paiement n'est disponible pour ces trajets\.$/)
    })
    await test.step('a proxy answers', async () => {
      await answer({ status: 200, body: '<h1>Wi-Fi</h1>', contentType: 'text/html' })
      await visit(page, '/payment')
      await expectDisabled(/momentanément indisponible/)
      await expect(page.getByText('Wi-Fi')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    await answer({
      status: 200,
      body: {
        paymentMethods: [
          { type: 'CREDIT_CARD', isEnabled: true },
          { type: 'DKV', isEnabled: false, errorMessage: 'En maintenance <b>jusqu’à</b> 18 h' },
          { type: 'ESSO', isEnabled: false, errorMessage: 'journey_vehicle_category_forbidden' },
        ],
      },
    })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(method(page, 'Carte bancaire')).toBeEnabled()
    await expect(main(page).getByRole('alert')).toHaveCount(0)

    await test.step('a disabled method says why, by mouse and by keyboard', async () => {
      const dialog = page.getByRole('dialog', { name: 'Moyen de paiement indisponible' })
      await page.getByText('Carte DKV').click({ force: true }) // Playwright refuses to click a disabled element
      await expect(dialog).toContainText('En maintenance <b>jusqu’à</b> 18 h')
      await axe(page)
      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(method(page, 'Carte DKV')).not.toBeChecked()
      await method(page, 'Carte ESSO').focus()
      await page.keyboard.press('Space')
      await expect(dialog).toContainText("Ce moyen de paiement n'est pas accepté pour cette classe de véhicule")
      await page.keyboard.press('Escape')
      await expect(method(page, 'Carte ESSO')).toBeFocused()
    })
  },
)

test.describe('when the hand-over to the payment provider fails', () => {
  const handover = (url: string, parameters: object[] = []) => ({
    status: 200,
    body: { psp: 'PAYBOX', url, parameters },
  })
  // What a form may contain and where it may go, the table of the rule proves.
  const faults = [
    ['a forbidden address', handover('javascript:alert(1)')],
    ['a forbidden field', handover('/psp/paybox', [{ pspVariableName: 'submit', pspVariableValue: 'x' }])],
    ['no url', { status: 200, body: { psp: 'PAYBOX' } }],
    ['a failing server', { status: 500 }],
  ] as const
  test(
    'a message is shown, nothing is posted, and the driver can retry',
    { tag: ['@PAY-14', '@F-PAY-06'] },
    async ({ page, site, sandbox }) => {
      await readyToPay(page, { site, sandbox })
      const left: string[] = []
      page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()))
      await visit(page, '/payment')
      await fillBilling(page)
      const alert = main(page).getByRole('alert')
      for (const [what, fault] of faults) {
        await test.step(what, async () => {
          await sandbox.fault({ method: 'POST', path: '/services/v1/payments/psp', times: 1, ...fault })
          const answered = page.waitForResponse('**/payments/psp?*')
          await payButton(page).click()
          await answered
          await expect(alert).toContainText(unknownError)
          await expect(payButton(page)).toBeEnabled()
          expect(await page.evaluate(() => document.querySelectorAll('form[action]').length)).toBe(0)
        })
      }
      expect(left).toEqual([`${site}/payment`])
      await expect(field(page, 'Prénom')).toHaveValue('Jeanne')
      await payButton(page).click()
      await page.waitForURL(/\/psp\/paybox/)
    },
  )

  test(
    'a provider that the content policy blocks leads to a message',
    { tag: ['@F-PAY-08'] },
    // A tab without the error watch: this test provokes a content policy error.
    async ({ otherTab: page, site, sandbox }) => {
      // The policy of the page does not allow it: such a page was sent before the configuration changed.
      await withSettings(page, { providerOrigins: ['https://pay.example.org'] })
      await readyToPay(page, { site, sandbox })
      await sandbox.fault({
        method: 'POST',
        path: '/services/v1/payments/psp',
        ...handover('https://pay.example.org/pay'),
      })
      await visit(page, `${site}/payment`)
      await fillBilling(page)
      // Playwright treats the blocked form as a navigation and waits for its end, so check the document instead.
      await payButton(page).click({ noWaitAfter: true })
      const shown = () => page.evaluate(() => document.querySelector('main [role=alert]')?.textContent)
      await expect.poll(shown).toContain("La page de paiement n'a pas pu être ouverte")
      expect(new URL(page.url()).pathname).toBe('/payment')
    },
  )
})

test.describe('a basket that the server rejects', () => {
  const path = '/services/v1/payments/allJourneys'
  test(
    'is explained and leads back to the list, and no browser can store one that may be paid',
    { tag: ['@F-PAY-16', '@PAY-08', '@PAY-19', '@F-PAY-12', '@F-STO-04'] },
    async ({ page, site, sandbox }) => {
      const alert = main(page).getByRole('alert')
      await readyToPay(page, { site, sandbox })
      const stored = await storedValue(page, 'travels-to-pay')
      for (const [what, change] of [
        ['a case handed to the prosecutor', { paymentLimit: 'OMP' }],
        ['less than nothing', { alreadyPaid: 5_000_000 }],
      ] as const) {
        await test.step(what, async () => {
          await page.evaluate((more) => {
            const [first] = JSON.parse(localStorage.getItem('travels-to-pay') ?? '[]')
            localStorage.setItem('travels-to-pay', JSON.stringify([{ ...first, ...more }]))
          }, change)
          await visit(page, '/payment')
          await expect(alert).toContainText('Les trajets à régler ne sont pas valides')
          for (const one of await page.getByRole('radio').all()) await expect(one).toBeDisabled()
          expect(await sandbox.calls(path)).toEqual([])
          await store(page, 'travels-to-pay', stored)
        })
      }
      for (const [code, text] of [
        ['session_without_journeys', /Aucun trajet à régler.*Aucune somme n'a été débitée/],
        [
          'payment_journeys_invalid',
          /Les trajets à régler ne sont pas valides.*Ces trajets ont changé.*Aucune somme n'a été débitée/,
        ],
      ] as const) {
        await test.step(code, async () => {
          await sandbox.fault({ method: 'POST', path, status: 400, body: { code } })
          await visit(page, '/payment')
          await expect(alert).toContainText(text)
        })
      }
      await alert.getByRole('link', { name: 'Revenir à mes trajets' }).click()
      await expect(page).toHaveURL(/\/journeys$/)
    },
  )

  test(
    'an expired session is reported, on a press and after a reload, with links to home and to a new search',
    { tag: ['@F-SES-10', '@OPEN-14'] },
    async ({ page, site, sandbox }) => {
      const alert = main(page).getByRole('alert')
      await sandbox.clock('2026-01-10T10:00:00+01:00')
      await readyToPay(page, { site, sandbox })
      await visit(page, '/payment')
      await fillBilling(page)
      await sandbox.clock('2026-01-10T11:00:00+01:00')
      await payButton(page).click()
      await expect(alert).toContainText(/Votre session a expiré.*Aucune somme n'a été débitée/)
      await visit(page, '/payment')
      await expect(alert).toContainText('Votre session a expiré')
      await expect(alert.getByRole('link', { name: 'Nouvelle recherche' })).toHaveAttribute('href', '/form/payment')
      await alert.getByRole('link', { name: "Revenir à l'accueil" }).click()
      await expect(page).toHaveURL(`${site}/`)
    },
  )
})

test(
  'typed values survive looking at another method and a language switch; a driver reaches a provider by keyboard alone [HARDENING radio_radio]',
  { tag: ['@F-NAV-09', '@PAY-12', '@DATA-18', '@OPEN-43'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await fillBilling(page)
    await method(page, 'Carte DKV').check()
    await method(page, 'Carte bancaire').check()
    await expect(field(page, 'Ville')).toHaveValue('Moulins')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/payment$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for my journeys')
    await expect(field(page, 'Town or city')).toHaveValue('Moulins')

    await method(page, 'Bank card').focus()
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown')
    await expect(method(page, 'ESSO card')).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(method(page, 'Bank card')).toBeChecked()
    const typed = ['Paul', 'Durand', '1 rue Basse', '75002', 'Paris', '', 'paul@example.org']
    for (const text of typed) {
      await page.keyboard.press('Tab')
      if (text !== '') await page.keyboard.type(text)
    }
    // A provider that the portal does not know is handled like PAYBOX, with parameters as form fields.
    let billed: unknown
    let psp = ''
    await page.route('**/payments/psp?*', async (route) => {
      billed = route.request().postDataJSON()
      psp = route.request().url()
      const parameters = [{ pspVariableName: 'A.B', pspVariableValue: '"<é> &' }]
      await route.fulfill({ json: { psp: 'OTHER', url: '/psp/paybox', parameters } })
    })
    const posted = page.waitForRequest(`${site}/psp/paybox`)
    await page.keyboard.press('Enter')
    expect([...new URLSearchParams((await posted).postData() ?? '')]).toEqual([['A.B', '"<é> &']])
    expect(billed).toMatchObject({ firstName: 'Paul', billingCity: 'Paris', email: 'paul@example.org' })
    expect(billed).toMatchObject({ method: 'CREDIT_CARD' })
    // The provider's return address lacks the language: the driver comes back in that of the payment.
    await page.waitForURL('**/psp/paybox')
    const session = new URL(psp).searchParams.get('sessionId')
    await page.goto(`${site}/payment/processing?sessionId=${session}`)
    await expect(page).toHaveURL(/\/en\/payment\/\w+/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  },
)
