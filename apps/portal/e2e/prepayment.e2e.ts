import { asCustomer } from './support/people.ts'
import { decide, fillBilling, payButton } from './support/paying.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, transcript, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const entrance = (page: Page) => page.getByRole('combobox', { name: /^Entrée/ })
const exit = (page: Page) => page.getByRole('combobox', { name: /^Sortie/ })
const estimate = (page: Page) => main(page).getByRole('region', { name: 'Prix estimé' })
const add = (page: Page) => main(page).getByRole('button', { name: 'Ajouter au paiement' })
const priceCall = '/services/v1/journeys/price'

async function choose(page: Page, from: string, to: string): Promise<void> {
  await entrance(page).selectOption(from)
  await exit(page).selectOption(to)
}

test(
  'a driver selects a prepaid trip, adds it to past journeys, pays both and sees them confirmed',
  {
    tag: [
      '@ROUTE-12',
      '@ROUTE-31',
      '@PREPAY-01',
      '@PREPAY-02',
      '@PREPAY-03',
      '@PREPAY-04',
      '@PREPAY-05',
      '@PREPAY-09',
      '@PREPAY-10',
      '@PREPAY-19',
      '@PREPAY-20',
      '@PREPAY-26',
      '@PREPAY-28',
      '@PREPAY-29',
      '@API-59',
      '@API-73',
      '@F-NAV-05',
    ],
  },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({
      numberPlate: 'EP-100-AA',
      model: 'Renault Clio',
      type: 1,
      journeys: [{ id: 'past', date: '2026-01-05T08:10:00', ttcPrice: 4.5 }],
    })
    await visit(page, '/form/prepayment')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prépayer un trajet')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await transcript(page, 'prepay-1-search')
    await page.getByLabel('Numéro de plaque').fill('EP100AA')
    await main(page).getByRole('button', { name: 'Rechercher', exact: true }).click()
    await expect(page).toHaveURL(/\/prepayment$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prépayer un trajet')
    await expect(main(page).getByRole('region', { name: 'Votre véhicule' })).toContainText(
      /EP-100-AA.*Renault Clio.*Classe 1/s,
    )
    await expect(add(page)).toBeDisabled()
    await choose(page, '23', '34')
    await expect(estimate(page)).toContainText('8,80')
    await exit(page).selectOption('33')
    await expect(estimate(page)).toContainText('7,10')
    await expect(
      page.getByRole('img', { name: "Trajet sur l'A79 de la gare Digoin\u00a0(23) à la gare Le Montet\u00a0(33)" }),
    ).toBeVisible()
    const calls = await sandbox.calls(priceCall)
    // Both directions are asked for at once, and either call may arrive first.
    expect(new Set(calls.map(({ query }) => query).slice(-2))).toEqual(
      new Set([
        { plate: 'EP100AA', plateCountry: 'FR', in: '23', out: '33', category: '1' },
        { plate: 'EP100AA', plateCountry: 'FR', in: '33', out: '23', category: '1' },
      ]),
    )
    await transcript(page, 'prepay-2-trip')
    await axe(page)
    await add(page).dblclick()
    await expect(page).toHaveURL(/\/journeys$/)
    await expect
      .poll(() => storedValue(page, 'prepaid-journeys'))
      .toEqual([
        {
          plate: 'EP100AA',
          country: 'FR',
          class: 1,
          in: { id: '23', label: '23' },
          out: { id: '33', label: '33' },
          count: 1,
          price: 710,
        },
      ])
    await expect(payButton(page)).toContainText('11,60')
    await transcript(page, 'prepay-3-list')
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
    await fillBilling(page)
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
    await decide(page, 'Payer')
    await page.waitForURL(/\/payment\/success/)
    const [payment] = await sandbox.payments()
    expect(payment).toMatchObject({ status: 'SUCCEED', amount: 1160 })
    expect(payment?.journeys).toHaveLength(2)
    await expect(main(page)).toContainText(/1 trajet prépayé.*Digoin\u00a0\(23\) →\u00a0Le Montet\u00a0\(33\)/s)
    await reload(page)
    await expect(main(page)).toContainText(/1 trajet prépayé.*Digoin\u00a0\(23\) →\u00a0Le Montet\u00a0\(33\)/s)
  },
)

test(
  'a journey in progress is completed with a gate of its direction, then paid',
  {
    tag: [
      '@ROUTE-13',
      '@ROUTE-14',
      '@LIST-07',
      '@PREPAY-14',
      '@PREPAY-18',
      '@PREPAY-23',
      '@PREPAY-24',
      '@PREPAY-25',
      '@F-NAV-03',
    ],
  },
  async ({ page, site, sandbox }) => {
    await sandbox.vehicle({
      numberPlate: 'EP-300-AA',
      type: 1,
      journeys: [
        {
          id: 'running',
          date: '2026-01-05T08:10:00',
          status: 'EN_COURS',
          carCategory: 9,
          in: { id: '24', label: '24' },
          out: { id: '30', label: '30-32' },
        },
      ],
    })
    await asCustomer(page, site, sandbox, [{ numberPlate: 'EP300AA', countryCode: 'FR' }])
    await visit(page, '/form/payment')
    await main(page)
      .getByRole('button', { name: /EP-300-AA/ })
      .click()
    await expect(page).toHaveURL(/\/travels$/)
    await main(page).getByRole('button', { name: 'Compléter ce trajet' }).click()
    await expect(page).toHaveURL(/\/inprogress$/)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('radio', { name: 'Voiture', exact: true }).check()
    await page.getByRole('button', { name: 'Valider' }).click()
    await expect(entrance(page)).toHaveValue('24')
    for (const gate of ['25-28', '29']) await expect(entrance(page).getByRole('option', { name: gate })).toBeDisabled()
    for (const gate of ['25-28', '29']) await expect(exit(page).getByRole('option', { name: gate })).toBeDisabled()
    await expect(page.getByRole('checkbox', { name: 'Aller-retour' })).toHaveCount(0)
    await expect(page.getByRole('combobox')).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 1 }), 'the dialogs came by themselves').toBeFocused()
    await exit(page).selectOption('33')
    await expect(estimate(page)).toContainText('5,90')
    await axe(page)
    await add(page).click()
    await expect(page).toHaveURL(/\/travels$/)
    await expect(payButton(page)).toContainText('5,90')
    const renewed = page.waitForResponse('**/services/v1/authenticated/detailedJourneys?*')
    await page.goBack()
    await expect(page, 'there is nothing left to complete').toHaveURL(/\/travels$/)
    // Then Back restores the scroll position, which moves what a pointer presses.
    await renewed
    await expect(main(page)).not.toHaveAttribute('aria-busy')
    await expect
      .poll(() => storedValue(page, 'journeys'))
      .toMatchObject({
        journeys: [
          { id: 'running', completed: true, ttcPrice: 590, in: { id: '24' }, out: { id: '33' }, carCategory: 1 },
        ],
      })
    await payButton(page).click()
    await fillBilling(page)
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
    await decide(page, 'Payer')
    await page.waitForURL(/\/payment\/success/)
    const [payment] = await sandbox.payments()
    expect(payment).toMatchObject({ status: 'SUCCEED', amount: 590 })
  },
)
