import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { hold } from './support/hold.ts'
import { store } from './support/people.ts'
import { fillDates, findPlate, openTab, searchPlate, storedValue, storeSearch } from './support/searching.ts'
import { axe, expect, type Page, reload, test, testInOwnPage, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const pay = (page: Page) => main(page).getByRole('button', { name: /^Payer/ })

test(
  'a plate search shows its journeys by day and continues to payment',
  {
    tag: [
      '@JOURNEY-01',
      '@JOURNEY-02',
      '@JOURNEY-03',
      '@JOURNEY-04',
      '@JOURNEY-15',
      '@SELECT-01',
      '@API-56',
      '@PRICE-01',
      '@PRICE-04',
      '@ROLE-01',
      '@ROLE-02',
      '@ROLE-03',
    ],
  },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({
      numberPlate: 'EA-100-AA',
      journeys: [
        {
          id: 'one',
          date: '2026-01-05T08:10:00',
          ttcPrice: 4.5,
          in: { id: '23', label: '23 RN79' },
          out: { id: '34', label: 'A71' },
        },
        { id: 'two', date: '2026-01-05T18:20:00', ttcPrice: 5.25 },
        { id: 'three', date: '2026-01-07T07:00:00', ttcPrice: 1000 },
        {
          id: 'four',
          date: '2025-12-01T07:00:00',
          paymentLimit: 'BEFORE_OMP',
          ttcPrice: 6,
          indemnity: 10,
          alreadyPaid: 2,
        },
        { id: 'five', date: '2025-11-01T07:00:00', paymentLimit: 'INFRACTION', ttcPrice: 7, indemnity: 90 },
      ],
    })
    await visit(page, '/')
    await main(page).getByRole('link', { name: 'Payer Un trajet en flux libre ou un avis de paiement' }).click()
    await expect(page, 'home has a plate field too').toHaveURL(/\/form\/payment$/)
    await page.getByLabel('Numéro de plaque').fill('ea 100.aa')
    await openTab(page).getByRole('button', { name: 'Rechercher', exact: true }).click()

    await expect(page).toHaveURL(/\/journeys$/)
    const trail = page.getByRole('navigation', { name: /Ariane/ })
    await expect(trail.getByRole('listitem')).toContainText(['Accueil', 'Trajet(s) à régler'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 trajets à régler, 1\u202f120,75\u00a0€')
    const summary = page.getByRole('region', { name: /Récapitulatif/ })
    await expect(summary).toContainText('EA-100-AA')
    const lines = summary.getByRole('listitem')
    await expect(lines).toHaveCount(4)
    await expect(lines.nth(0)).toContainText(/2 trajets.*05\/01\/2026.*9,75\s€/s)
    await expect(lines.nth(0)).toContainText('08:10 · Digoin\u00a0(23) →\u00a0Montmarault\u00a0(A71)')
    await expect(lines.nth(1)).toContainText(/1 trajet.*07\/01\/2026.*1\u202f000,00\s€/s)
    await expect(lines.nth(2)).toContainText(/1 avis de retard de paiement.*14,00\s€/s)
    await expect(lines.nth(3)).toContainText(/1 déclaration de non-paiement \(CNP\).*97,00\s€/s)
    await expect(summary).toContainText(/Total à régler\s*1\u202f120,75\s€/)
    await axe(page)

    const [search] = await sandbox.calls('/services/v1/journeys')
    expect(search?.query).toMatchObject({ plate: 'EA100AA', country: 'FR' })
    expect(search?.query['captchaToken']).toBeTruthy()
    expect(Object.keys(search?.query ?? {}).toSorted()).toEqual(['captchaToken', 'country', 'plate'])

    await expect(page.getByRole('region', { name: 'Vous voyagez ponctuellement' })).toBeVisible()
    await expect(pay(page)).toHaveText(/^Payer 1\u202f120,75\s€$/)
    await pay(page).click()
    await expect(page).toHaveURL(/\/payment$/)
    const chosen = await storedValue(page, 'travels-to-pay')
    expect(chosen).toMatchObject([{ id: 'five' }, { id: 'four' }, { id: 'one' }, { id: 'two' }, { id: 'three' }])
    await expect.poll(() => storedValue(page, 'form/plate')).toEqual({ licensePlate: 'EA100AA', country: 'FR' })
    await expect.poll(() => storedValue(page, 'isFromAvisOrCnp')).toBe(false)
    await expect.poll(() => storedValue(page, 'paymentNoticeIsValid')).toBeUndefined()

    await sandbox.vehicle({
      numberPlate: 'EA-101-AA',
      journeys: [1, 2, 3, 4, 5].map((day) => ({ id: `${day}`, date: `2026-01-0${day}T08:10:00`, ttcPrice: day })),
    })
    await findPlate(page, 'EA-101-AA')
    await expect(summary.getByText('05/01/2026')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(summary.getByText('05/01/2026'), 'printed although it is folded').toBeVisible()
  },
)

test(
  'a frequent driver is offered an account; a search in another tab is detected before payment, and an emptied basket goes home',
  { tag: ['@JOURNEY-05', '@JOURNEY-06', '@F-NAV-06', '@F-STO-06'] },
  async ({ page, otherTab: other }) => {
    await findPlate(page, 'AB123CD')
    const regular = page.getByRole('region', { name: 'Vous voyagez régulièrement' })
    await expect(regular.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/account/login')
    await expect(regular.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/account/register')

    await findPlate(other, 'BC456EF')
    await expect(main(page)).toContainText('Votre recherche a changé dans un autre onglet')
    await expect(pay(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Recharger la page' }).click()
    await expect(page.getByRole('region', { name: /Récapitulatif/ })).toContainText('BC-456-EF')
    await expect(pay(page)).toBeEnabled()

    await page.evaluate(() => localStorage.removeItem('journeys'))
    await pay(page).click()
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'a journey in progress blocks payment of all others, and so does one under recovery, which is hidden; when nothing can be paid, the button says so',
  { tag: ['@JOURNEY-11', '@JOURNEY-12', '@JOURNEY-13', '@JOURNEY-14', '@JOURNEY-15', '@ERROR-46'] },
  async ({ page, sandbox }) => {
    const dialog = page.getByRole('alertdialog', { name: 'Paiement bloqué' })
    await test.step('in progress', async () => {
      await sandbox.vehicle({
        numberPlate: 'EA-200-AA',
        journeys: [{ id: 'done' }, { id: 'omp', paymentLimit: 'OMP' }, { id: 'running', status: 'EN_COURS' }],
      })
      await findPlate(page, 'EA200AA')
      await pay(page).click()
      await expect(dialog).toContainText(
        'Vous avez au moins un trajet en cours. Vous devez vous connecter pour le compléter avant de procéder au paiement.',
      )
      await axe(page)
      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect(dialog).toBeHidden()
      await expect(pay(page)).toBeFocused()
      await expect.poll(() => storedValue(page, 'travels-to-pay')).toBeUndefined()
    })
    await sandbox.vehicle({
      numberPlate: 'EA-201-AA',
      journeys: [
        { date: '2026-01-05T08:10:00', ttcPrice: 4.5 },
        { date: '2025-06-05T08:10:00', paymentLimit: 'OMP', ttcPrice: 7, indemnity: 90 },
      ],
    })
    await findPlate(page, 'EA201AA')
    const summary = page.getByRole('region', { name: /Récapitulatif/ })
    await expect(summary.getByRole('listitem')).toHaveCount(1)
    await expect(summary).toContainText(/Total à régler\s*4,50\s€/)
    await expect(summary).not.toContainText('97,00')
    await pay(page).click()
    await expect(dialog).toContainText(
      'Vous avez au moins un trajet en cours de recouvrement. Vous devez vous connecter pour procéder au paiement.',
    )
    await expect(dialog).toContainText('Une fois connecté, vous pouvez payer vos autres trajets.')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/journeys$/)
    await expect.poll(() => storedValue(page, 'travels-to-pay')).toBeUndefined()

    await sandbox.vehicle({ numberPlate: 'EA-202-AA', journeys: [{ completed: false }] })
    await findPlate(page, 'EA202AA')
    await pay(page).click()
    await expect(page.getByRole('alert')).toContainText('Aucun trajet à régler')
    await expect(page).toHaveURL(/\/journeys$/)
  },
)

test(
  'a plate that belongs to other accounts cannot be paid here; the page names the owners and the next step',
  { tag: ['@JOURNEY-07', '@JOURNEY-08', '@JOURNEY-09', '@API-05'] },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({
      numberPlate: 'EA-203-AA',
      owners: ['jeanne.martin@example.org', 'paul@example.org'],
      journeys: [{}],
    })
    await findPlate(page, 'EA203AA')
    const conflict = page.getByRole('region', {
      name: "Nous avons trouvé un compte associé à ce numéro d'immatriculation",
    })
    await expect(conflict.getByRole('listitem')).toHaveCount(2)
    await expect(conflict.getByRole('listitem')).toContainText([/j\*+.*@/, /p\*+.*@/])
    await expect(conflict).toContainText('connectez-vous')
    await expect(conflict.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/account/login')
    await expect(conflict.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/account/register')
    await expect(pay(page)).toHaveCount(0)
    await axe(page)

    // Without an answer about the owners, the page treats the plate as having none.
    await sandbox.fault({ path: '/services/v1/public/users/plates/owners', status: 500 })
    await reload(page)
    await expect(pay(page)).toBeVisible()
  },
)

test(
  'a slow search from an empty result says so, for another country and for all dates',
  { tag: ['@LIST-15', '@F-NET-04'] },
  async ({ page }) => {
    const slow = main(page).getByRole('status').filter({ hasText: "La réponse tarde plus que d'habitude" })
    const searchSlowly = async (button: Locator) => {
      await expect(button).toBeVisible() // Otherwise the search that leads here could be held back.
      await expect(slow).toHaveCount(0)
      await page.evaluate(() => {
        const later = window.setTimeout
        // A tenth of the three seconds after which a search is slow.
        Object.assign(window, {
          setTimeout: (act: () => void, wait = 0) => later(act, wait === 3000 ? 300 : wait),
        })
      })
      const release = await hold(page, '**/journeys?*')
      await button.click()
      await expect(slow).toBeVisible()
      await release()
      await expect(slow).toHaveCount(0)
    }
    await findPlate(page, 'AA404AA')
    const countries = page.getByRole('region', { name: 'Le même numéro dans un autre pays' })
    await countries.getByText('Le même numéro').click()
    await searchSlowly(countries.getByRole('button', { name: /^Rechercher/ }).first())

    const [start, end] = ['2026-02-01T08:00:00', '2026-02-03T08:00:00']
    await storeSearch(page, { plate: 'AA404AA', country: 'FR', startTime: start, endTime: end })
    await store(page, 'location/dates', { start, end })
    await visit(page, '/journeys')
    await searchSlowly(page.getByRole('button', { name: 'Rechercher sans la période' }))
  },
)

test(
  "an empty result explains itself and what to do next, and can be proved: the proof has the operator's date, and can be printed alone or saved",
  { tag: ['@JOURNEY-10', '@LIST-15', '@LIST-16', '@LIST-17'] },
  async ({ page, sandbox }) => {
    await sandbox.whitelabel({
      lastUpdate: '2026-03-02T10:00:00+01:00',
      paymentPeriod: 'Vous avez 72 heures pour payer.',
      otherNetworks: [
        { name: 'Normandie', roads: 'A13, A14', url: 'https://normandie.example/' },
        { name: 'Piège', url: 'javascript:alert(1)' },
      ],
    })
    await sandbox.clock('2026-03-02T09:30:15+01:00')
    await findPlate(page, 'AA404AA')
    await expect(
      page.getByRole('heading', { name: "A date, nous n'avons pas trouvé de trajet associé à cette plaque." }),
    ).toBeVisible()
    await expect(main(page)).toContainText('Il peut exister un délai de traitement des transactions.')
    await expect(main(page)).toContainText('02/03/26 10:00')
    await expect(main(page)).toContainText('Vous avez 72 heures pour payer.')
    await expect(main(page)).toContainText('AA-404-AA')
    const networks = page.getByRole('region', { name: 'Une autre autoroute sans barrière ?' })
    await expect(networks.getByRole('link')).toHaveCount(1)
    await expect(networks.getByRole('link', { name: /Normandie/ })).toHaveAttribute(
      'href',
      'https://normandie.example/',
    )
    const prepay = main(page).getByRole('link', { name: 'Prépayer un trajet' })
    await expect(prepay).toHaveAttribute('href', '/prepayment')
    await axe(page)

    const proof = page.getByRole('region', { name: 'Preuve de votre recherche' })
    await expect(proof).toContainText('AA-404-AA')
    await expect(proof).toContainText('le 02/03/2026 à 09:30:15')
    await expect(proof).toContainText('toutes les dates')

    await sandbox.whitelabel({ canAddPrepayment: false })
    await sandbox.clock('2026-03-02T11:00:00+01:00')
    await reload(page)
    await expect(proof).toContainText('le 02/03/2026 à 09:30:15')

    await expect(prepay, 'the operator does not allow it any more').toHaveCount(0)

    await page.emulateMedia({ media: 'print' })
    await expect(proof.getByText('Aucun trajet à régler trouvé'), 'printed although it is folded').toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await expect(proof.getByText('Aucun trajet à régler trouvé')).toBeHidden()
    await proof.getByText('Preuve de votre recherche').click()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      proof.getByRole('button', { name: 'Enregistrer la preuve' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('preuve-de-recherche.txt')
    expect(await readFile(await file.path(), 'utf8')).toContain('Recherche effectuée\u00a0: le 02/03/2026 à 09:30:15')

    await page.emulateMedia({ media: 'print' })
    await expect(proof.getByText('Aucun trajet à régler trouvé')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quand regarder à nouveau ?' })).toBeHidden()
    await expect(proof.locator('summary svg').filter({ visible: true }), 'icons of the fold').toHaveCount(0)
    await expect(page.getByText('Imprimé le'), 'the sender').toBeVisible()
    await expect(page.getByRole('banner').getByRole('link').first(), 'the logo').toBeVisible()
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets, 'one sheet').toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('link', { name: 'Créer une alerte' }).click()
    await expect(page.getByLabel('Numéro de plaque')).toHaveValue('AA-404-AA')
  },
)

test(
  'an empty result with rental dates shows them on screen and in the numbered proof, and offers a search without them',
  { tag: ['@OPEN-29', '@LIST-18'] },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({
      numberPlate: 'EA-205-AA',
      journeys: [{ id: 'owed', date: '2026-02-20T10:00:00', ttcPrice: 22 }],
    })
    await visit(page, '/form/payment')
    await page.getByLabel('Numéro de plaque').fill('EA205AA')
    await page.getByLabel("J'étais avec un véhicule de location").check()
    await fillDates(page, '01/02/2026 08:00', '03/02/2026 18:30')
    await openTab(page).getByRole('button', { name: 'Rechercher', exact: true }).click()

    await expect(
      page.getByRole('heading', { name: 'Aucun trajet trouvé pour cette plaque sur la période recherchée.' }),
    ).toBeVisible()
    const period = 'du 01/02/26 08:00 au 03/02/26 18:30'
    await expect(main(page)).toContainText(`Seuls les trajets ${period} ont été recherchés`)
    await expect(main(page)).toContainText('Un trajet à une autre date peut être à payer.')
    await axe(page)

    const proof = page.getByRole('region', { name: 'Preuve de votre recherche' })
    await expect(proof).toContainText(period)
    await proof.getByText('Preuve de votre recherche').click()
    const [reference = ''] = /\bR-\w{8}\b/.exec(await proof.innerText()) ?? []
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      proof.getByRole('button', { name: 'Enregistrer la preuve' }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(`Période recherchée\u00a0: ${period}`)
    expect(text).toContain(`Référence de la recherche\u00a0: ${reference}`)
    const [call] = await sandbox.calls('/services/v1/journeys')
    expect(call?.query).toMatchObject({ startTime: '2026-02-01T08:00:00', endTime: '2026-02-03T18:30:00' })
    const dates = { start: '2026-02-01T08:00:00', end: '2026-02-03T18:30:00' }
    await expect.poll(() => storedValue(page, 'location/dates')).toEqual(dates)
    const prepay = main(page).getByRole('button', { name: 'Prépayer un trajet' })
    await expect(prepay).toBeDisabled()
    await expect(prepay).toHaveAccessibleDescription(
      'Vous ne pouvez pas faire de prépaiement avec un véhicule de location.',
    )
    await expect(main(page).getByRole('link', { name: 'Prépayer un trajet' })).toHaveCount(0)
    const [search] = await sandbox.searches(reference)
    expect(search).toMatchObject({ reference, numberPlate: 'EA205AA', start: '2026-02-01T07:00:00.000Z', found: 0 })
    await visit(page, '/journeys')
    await expect(proof).toContainText(reference)

    await page.getByRole('button', { name: 'Rechercher sans la période' }).click()
    await expect(main(page).getByRole('button', { name: /^Payer 22,00/ })).toBeVisible()
  },
)

test(
  'a mistyped plate or country can be corrected with one click, whose failure shows in place and can be retried',
  { tag: ['@F-NET-01'] },
  async ({ page, sandbox }) => {
    const summary = page.getByRole('region', { name: /Récapitulatif/ })
    await findPlate(page, 'CB1O0DB')
    await expect(main(page)).toContainText('CB1O0DB')
    await sandbox.fault({ path: '/services/v1/journeys', status: 503 })
    await main(page).getByRole('button', { name: 'Rechercher CB-100-DB' }).click()
    await expect(page.getByRole('alert')).toContainText('les délais de paiement continuent de courir')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(summary).toContainText('CB-100-DB')
    await expect.poll(() => storedValue(page, 'form/plate')).toEqual({ licensePlate: 'CB100DB', country: 'FR' })

    await sandbox.vehicle({ numberPlate: 'FE 987 GH', countryCode: 'IT', journeys: [{}] })
    await findPlate(page, 'FE987GH')
    await main(page).getByText('Le même numéro dans un autre pays').click()
    await main(page)
      .getByRole('button', { name: /Rechercher FE 987 GH\s*Italie/ })
      .click()
    await expect(summary).toContainText('FE 987 GH')
    await expect.poll(() => storedValue(page, 'form/plate')).toEqual({ licensePlate: 'FE987GH', country: 'IT' })
  },
)

testInOwnPage(
  'outage, timeout and nothing to pay have three different screens',
  { tag: ['@F-NET-01', '@F-NET-03'] },
  async ({ page }) => {
    // The real timeout is 30 s; the test shortens it.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 20)
    })
    const search = openTab(page).getByRole('button', { name: 'Rechercher', exact: true })
    await searchPlate(page, 'AA-500-AA')
    await expect(page.getByRole('alert')).toContainText('Le service est momentanément indisponible')
    await expect(page.getByRole('alert')).toContainText('les délais de paiement continuent de courir')
    await expect(page.getByLabel('Numéro de plaque')).toHaveValue('AA-500-AA')

    const release = await hold(page, '**/services/v1/journeys?*')
    await page.getByLabel('Numéro de plaque').fill('AB-123-CD')
    await search.click()
    await expect(page.getByRole('alert')).toContainText('Le service met trop de temps à répondre')
    await expect(page.getByRole('alert')).toContainText('les délais de paiement continuent de courir')
    await expect(page.getByLabel('Numéro de plaque')).toHaveValue('AB-123-CD')

    await release()
    await page.getByLabel('Numéro de plaque').fill('AA-404-AA')
    await search.click()
    await expect(main(page)).toContainText("A date, nous n'avons pas trouvé de trajet")
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)
