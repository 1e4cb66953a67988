import { asCustomer, store, storedJourney } from './support/people.ts'
import { decide, fillBilling, payButton } from './support/paying.ts'
import { storedValue, storeSearch } from './support/searching.ts'
import { axe, expect, type Page, reload, test, transcript, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const entrance = (page: Page) => page.getByRole('combobox', { name: /^Entrée/ })
const exit = (page: Page) => page.getByRole('combobox', { name: /^Sortie/ })
const estimate = (page: Page) => main(page).getByRole('region', { name: 'Prix estimé' })
const add = (page: Page) => main(page).getByRole('button', { name: 'Ajouter au paiement' })
const priceCall = '/services/v1/journeys/price'

/** Opens the page of a French plate as after a search. */
async function findToPrepay(page: Page, plate: string): Promise<void> {
  await storeSearch(page, { plate, country: 'FR' })
  await visit(page, '/prepayment')
  await expect(page).toHaveURL(/\/prepayment$/)
}

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
    await axe(page)
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
  'a prepaid trip stays visible with its sum and a way to pay when the vehicle owes nothing',
  { tag: ['@PREPAY-26', '@PREPAY-28'] },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({ numberPlate: 'EP-200-AA', type: 1, journeys: [] })
    await findToPrepay(page, 'EP200AA')
    await choose(page, '23', '33')
    await expect(estimate(page)).toContainText('7,10')
    await add(page).click()
    await expect(payButton(page)).toContainText('7,10')
    await visit(page, '/journeys')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page)).toContainText(/7,10/)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
    await expect(main(page)).toContainText(/1 trajet prépayé.*Digoin\u00a0\(23\) →\u00a0Le Montet\u00a0\(33\)/s)
  },
)

test(
  'gates of one group exclude each other, a missing price shows an error, and a round trip and the number of trips multiply the price',
  {
    tag: [
      '@PREPAY-05',
      '@PREPAY-06',
      '@PREPAY-07',
      '@PREPAY-08',
      '@PREPAY-15',
      '@PREPAY-16',
      '@PREPAY-17',
      '@PREPAY-21',
      '@PREPAY-22',
      '@PREPAY-27',
      '@F-NET-08',
    ],
  },
  async ({ page, sandbox }) => {
    await findToPrepay(page, 'ST901CD')
    await test.step('the map names its gates in the size of text on a phone', async () => {
      await page.setViewportSize({ width: 375, height: 667 })
      const map = page.getByRole('img', { name: "Les gares de l'A79, de Digoin à Montmarault" })
      await expect(map).toHaveCount(1)
      for (const place of ['Molinet', 'Dompierre', 'Montmarault']) {
        const { height = 0 } = (await map.getByText(place, { exact: true }).boundingBox()) ?? {}
        expect(height, place).toBeGreaterThanOrEqual(16)
      }
      await page.setViewportSize({ width: 1280, height: 720 })
    })
    await test.step('gates of one group exclude each other', async () => {
      await expect(entrance(page).getByRole('option')).toHaveText([
        'Choisissez une gare',
        'Digoin\u00a0(RN79)',
        'Digoin\u00a0(23)',
        'Molinet\u00a0(24)',
        'Dompierre\u00a0(25-28)',
        'Montbeugny\u00a0(29)',
        'Moulins\u00a0(30-32)',
        'Le Montet\u00a0(33)',
        'Deux-Chaises\u00a0(34)',
        'Montmarault\u00a0(A71)',
      ])
      await entrance(page).selectOption('RN79')
      for (const gate of ['RN79', '23']) await expect(exit(page).getByRole('option', { name: gate })).toBeDisabled()
      await expect(exit(page).getByRole('option', { name: '24' })).toBeEnabled()
      await exit(page).selectOption('A71')
      for (const gate of ['34', 'A71']) await expect(entrance(page).getByRole('option', { name: gate })).toBeDisabled()
    })
    await test.step('a price of 0 says that nothing is due and cannot be added', async () => {
      await entrance(page).selectOption('29')
      await exit(page).selectOption('30-32')
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText('Le trajet que vous venez de sélectionner ne nécessite pas de paiement')
      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect(add(page)).toBeDisabled()
    })
    await test.step('a missing or invalid price shows an error and marks the price field', async () => {
      await sandbox.fault({ path: priceCall, status: 500, times: 2 })
      await exit(page).selectOption('33')
      const dialog = page.getByRole('alertdialog', { name: 'Erreur' })
      await expect(dialog).toContainText(
        "Le prépaiement n'est pas disponible actuellement, veuillez réessayer plus tard.",
      )
      await axe(page)
      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect(estimate(page)).toContainText('Prix indisponible')
      await expect(add(page)).toBeDisabled()
      await sandbox.fault({ path: priceCall, status: 200, body: { total: null }, times: 2 })
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await dialog.getByRole('button', { name: 'OK' }).click()
      const retry = page.getByRole('button', { name: 'Réessayer' })
      await retry.click()
      await expect(retry).toHaveCount(0)
      await expect(estimate(page)).toContainText('€')
    })
    await test.step('both directions of a round trip are stored, each with the number of trips', async () => {
      const count = page.getByRole('combobox', { name: 'Nombre de trajets' })
      await expect(count.getByRole('option')).toHaveText(['1', '2', '3', '4', '5'])
      await choose(page, '24', '33')
      await expect(estimate(page)).toContainText('5,90')
      await page.getByRole('checkbox', { name: 'Aller-retour' }).check()
      await count.selectOption('2')
      await expect(estimate(page)).toContainText('23,60')
      await add(page).click()
      await expect(page).toHaveURL(/\/journeys$/)
      await expect
        .poll(() => storedValue(page, 'prepaid-journeys'))
        .toMatchObject([
          { in: { id: '24' }, out: { id: '33' }, count: 2, price: 590 },
          { in: { id: '33' }, out: { id: '24' }, count: 2, price: 590 },
        ])
      await expect(payButton(page)).toContainText('23,60')
    })
  },
)

test(
  'an unknown vehicle class is announced, then selected; the price follows, and a reload keeps class and trip of the same vehicle',
  { tag: ['@PREPAY-11'] },
  async ({ page, sandbox }) => {
    await findToPrepay(page, 'TV234DF')
    const delay = page.getByRole('alertdialog')
    await expect(delay).toContainText(
      "Nous n'avons pas pu déterminer la classe de votre véhicule. Il peut exister un délai de traitement des transactions. Veuillez sélectionner la classe de votre véhicule.",
    )
    await delay.getByRole('button', { name: 'Continuer' }).click()
    const picker = page.getByRole('dialog', { name: 'Classe du véhicule' })
    await expect(picker.getByRole('radio')).toHaveCount(10)
    await expect(picker.getByRole('checkbox')).toHaveCount(0)
    await axe(page)
    await picker.getByRole('radio', { name: 'Voiture', exact: true }).check()
    await picker.getByRole('button', { name: 'Valider' }).click()
    await choose(page, '23', '34')
    await expect(estimate(page)).toContainText('8,80')
    await page.getByRole('button', { name: 'Modifier la classe' }).click()
    await picker.getByRole('radio', { name: 'Moto', exact: true }).check()
    await picker.getByRole('button', { name: 'Valider' }).click()
    await expect(estimate(page)).toContainText('5,30')
    await page.getByRole('checkbox', { name: 'Aller-retour' }).check()
    await expect(estimate(page)).toContainText('10,60')

    await reload(page)
    await expect(main(page)).toContainText('Classe 5')
    await expect(entrance(page)).toHaveValue('23')
    await expect(page.getByRole('checkbox', { name: 'Aller-retour' })).toBeChecked()
    await expect(estimate(page)).toContainText('10,60')
    await expect(delay).toHaveCount(0)

    await test.step('no dialog greets from a draft', async () => {
      await choose(page, '29', '30-32')
      await delay.getByRole('button', { name: 'OK' }).click()
      await reload(page)
      await expect(main(page)).toContainText('ne nécessite pas de paiement')
      await expect(delay).toHaveCount(0)
      await exit(page).selectOption('33')
      await exit(page).selectOption('30-32')
      await expect(delay).toBeVisible()
    })

    await sandbox.vehicle({ numberPlate: 'RE-200-AD', model: null, type: 1 })
    await findToPrepay(page, 'RE200AD')
    await expect(entrance(page), 'another vehicle starts anew').toHaveValue('')
  },
)

test(
  'a foreign plate can be declared electric, and the declaration can be withdrawn',
  { tag: ['@PREPAY-12', '@PREPAY-13'] },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({ numberPlate: 'B-EP 100', countryCode: 'DE', type: 1 })
    await store(page, 'form/plate', { licensePlate: 'BEP100', country: 'DE' })
    await visit(page, '/form/prepayment')
    await main(page).getByRole('button', { name: 'Rechercher', exact: true }).click()
    const vehicle = main(page).getByRole('region', { name: 'Votre véhicule' })
    for (const electric of [true, false]) {
      await vehicle.getByRole('button', { name: 'Modifier la classe' }).click()
      await page.getByRole('checkbox', { name: /zéro émission/ }).setChecked(electric)
      await page.getByRole('button', { name: 'Valider' }).click()
      await expect(vehicle.getByText('Électrique')).toHaveCount(electric ? 1 : 0)
    }
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

test(
  'without a search, /prepayment asks for the vehicle, with the stored plate filled in',
  { tag: ['@OPEN-61', '@OPEN-69'] },
  async ({ page }) => {
    await store(page, 'form/plate', { licensePlate: 'BEP100', country: 'DE' })
    await visit(page, '/prepayment')
    await expect(page).toHaveURL(/\/form\/prepayment$/)
    await expect(page.getByLabel('Numéro de plaque')).toHaveValue('BEP 100')
    await expect(page.getByRole('combobox', { name: "Pays d'immatriculation" })).toHaveValue('Allemagne')
    await test.step('the number of a notice, typed as a plate, is recognised and leads to the notice', async () => {
      await page.getByLabel('Numéro de plaque').fill('2603-0100-024')
      await main(page).getByRole('button', { name: 'Rechercher', exact: true }).click()
      await expect(main(page).getByRole('status').filter({ hasText: 'ressemble à un numéro' })).toBeVisible()
      await main(page).getByRole('button', { name: 'Chercher ce numéro' }).click()
      await expect(page).toHaveURL(/\/paymentNotice$/)
    })
  },
)

test(
  'without page data there is no prepayment, and without a journey in progress nothing to complete',
  { tag: ['@GUARD-16', '@GUARD-17'] },
  async ({ page, sandbox }) => {
    await visit(page, '/inprogress')
    await expect(page).toHaveURL(/\/$/)
    await store(page, 'form/plate', { licensePlate: 'ST901CD', country: 'FR' })
    await store(page, 'journeys', { type: 'resume', journeys: [storedJourney] })
    await sandbox.fault({ path: '/services/v1/whitelabels/payments/prepayments/page', status: 500 })
    await visit(page, '/prepayment')
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'the page says so when the operator offers no prepayment or the vehicle is rented',
  { tag: ['@PREPAY-31', '@PREPAY-32'] },
  async ({ page, sandbox }) => {
    await sandbox.whitelabel({ canAddPrepayment: false })
    await visit(page, '/form/prepayment')
    await page.getByLabel('Numéro de plaque').fill('ST901CD')
    await main(page).getByRole('button', { name: 'Rechercher', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText("Le prépaiement n'est pas disponible actuellement.")
    await expect(page).toHaveURL(/\/form\/prepayment$/)
    await sandbox.whitelabel({ canAddPrepayment: true })
    await store(page, 'form/plate', { licensePlate: 'ST901CD', country: 'FR' })
    await store(page, 'journeys', { type: 'resume', journeys: [] })
    await store(page, 'location/dates', { start: '2026-02-01T08:00:00', end: '2026-02-03T18:30:00' })
    await visit(page, '/prepayment')
    await expect(main(page)).toContainText('Vous ne pouvez pas faire de prépaiement avec un véhicule de location.')
  },
)

/** A trip in the basket; a test adds its plate and its number. */
const prepaid = { country: 'FR', class: 1, in: { id: '23', label: 'RN79' }, out: { id: '29', label: '29' }, price: 300 }

test(
  'prepaid trips are removed from the summary together',
  { tag: ['@SELECT-09', '@SELECT-10', '@SELECT-11'] },
  async ({ page }) => {
    const plate = { licensePlate: 'AB123CD', country: 'FR' }
    await store(page, 'form/plate', plate)
    await store(page, 'journeys', {
      type: 'resume',
      journeys: [storedJourney],
      sessionId: 's',
      plate: 'AB123CD',
      countryCode: 'FR',
    })
    await store(page, 'prepaid-journeys', [{ ...prepaid, plate: 'AB123CD', count: 2 }])
    await visit(page, '/journeys')
    await expect(page.getByRole('button', { name: /^Payer 10,50/ })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Trajet prépayé' })).toContainText('2 trajets')
    await expect(page.getByText('Date inconnue')).toHaveCount(0)
    await page.getByRole('button', { name: 'Supprimer les prépaiements' }).click()
    await expect(page.getByRole('button', { name: /^Payer 4,50/ })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('prepaid-journeys'))).toBeNull()
  },
)

test(
  'a basket with as many prepaid trips as a payment may have accepts no more, and says so before any call',
  { tag: ['@PREPAY-08'] },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({ numberPlate: 'EP-100-AB', type: 1, journeys: [] })
    await findToPrepay(page, 'EP100AB')
    await expect(entrance(page)).toBeVisible()
    const full = Array.from({ length: 20 }, () => ({ ...prepaid, plate: 'EP100AB', count: 5 }))
    await store(page, 'prepaid-journeys', full)
    await reload(page)
    await choose(page, '23', '33')
    await add(page).click()
    const notice = page.getByRole('alertdialog', { name: 'Trop de trajets' })
    await expect(notice).toContainText('Un paiement contient au plus 100 trajets prépayés.')
    await axe(page)
    await notice.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/prepayment$/)
    expect(await storedValue(page, 'prepaid-journeys')).toEqual(full)
    expect(await sandbox.calls('/services/v1/payments/allJourneys')).toEqual([])
  },
)
