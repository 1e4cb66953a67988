import { decide, goToProvider, plate, readyToPay, startedHere, startedPayment } from './support/paying.ts'
import { blank } from './support/people.ts'
import { storedValue } from './support/searching.ts'
import { expect, type Page, reload, test, visit } from './support/test.ts'

// What each page shows by itself is tested by ResultPage.test.tsx.
const main = (page: Page) => page.getByRole('main')
const home = (page: Page) => page.getByRole('link', { name: "Revenir à l'accueil" })
const processing = (sessionId: string) => `/payment/processing?sessionId=${sessionId}`

test(
  'after a refusal at the provider, Back does not leave the result, before a reload and after it, and the driver pays again',
  { tag: ['@RESULT-12', '@RESULT-16', '@ROUTE-20', '@STORE-02', '@GUARD-20', '@OPEN-16', '@F-NAV-03'] },
  async ({ page, site, sandbox }) => {
    const address = `${site}/payment/rejected`
    await readyToPay(page, { site, sandbox })
    await goToProvider(page)
    await decide(page, 'Refuser')
    await expect(page).toHaveURL(address)
    await expect(main(page)).toContainText("Aucune somme n'a été débitée.")
    const [payment] = await sandbox.payments()
    await expect(main(page)).toContainText(payment?.reference ?? 'no payment')
    await expect(home(page)).toBeVisible()
    for (let press = 0; press < 3; press += 1) {
      await page.goBack()
      await expect(home(page)).toBeVisible()
      expect(page.url()).toBe(address)
    }
    await reload(page)
    await expect(page).toHaveURL(address)
    await page.goBack()
    expect(page.url()).toBe(address)
    await page.getByRole('link', { name: 'Réessayer le paiement' }).click()
    await expect(page).toHaveURL(`${site}/payment`)
    await expect(page.getByRole('radio', { name: 'Carte bancaire' })).toBeEnabled()
    await expect(page.getByText('Un paiement est en cours')).toHaveCount(0)
    await expect.poll(() => storedValue(page, 'form/plate')).toEqual({ licensePlate: plate, country: 'FR' })
  },
)

test(
  'a return in a new browser without stored data reaches the page of the status, which a check moves on',
  { tag: ['@RESULT-08', '@RESULT-11', '@ROUTE-16', '@API-69', '@GUARD-20'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await startedPayment({ site, sandbox })
    await visit(page, processing(sessionId))
    await expect(page).toHaveURL(`${site}/payment/waiting`)
    await expect(main(page)).toContainText('Votre paiement est en attente')
    await expect(page.getByRole('link', { name: 'Réessayer le paiement' })).toHaveCount(0)
    await page.goBack()
    await expect(home(page)).toBeVisible()
    expect(page.url()).toBe(`${site}/payment/waiting`)
    await sandbox.decide(sessionId, 'SUCCEED')
    await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
    await expect(page).toHaveURL(`${site}/payment/success`)

    await page.goto(blank)
    await page.evaluate(() => localStorage.clear())
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
  "Back pressed just after the result page's address is set stays on that page",
  { tag: ['@GUARD-20', '@OPEN-16', '@F-NAV-03'] },
  async ({ page, site, sandbox, runFirst }) => {
    // Presses Back in the task after the address changes, before the page can have rendered.
    await runFirst(() => {
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
    await expect(home(page)).toBeVisible()
    expect(page.url()).toBe(`${site}/payment/rejected`)
  },
)
