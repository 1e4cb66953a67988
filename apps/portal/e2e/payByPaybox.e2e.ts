import { readFile } from 'node:fs/promises'
import { decide, field, fillBilling, method, payButton, plate, readyToPay, twoJourneys } from './support/paying.ts'
import { searchPlate, storedValue } from './support/searching.ts'
import { withSettings } from './support/settings.ts'
import { axe, expect, type Page, test, transcript, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

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
      await page.setViewportSize({ width: 375, height: 667 })
      expect((await summary.boundingBox())?.height, 'the row on a phone').toBeLessThanOrEqual(74)
      await page.setViewportSize({ width: 1280, height: 720 })
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
      body: { psp: 'PAYBOX', url: 'https://pay.example.org/pay', parameters: [] },
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
