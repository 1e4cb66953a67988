import type { Route } from '@playwright/test'
import { hold } from './support/hold.ts'
import { asCustomer } from './support/people.ts'
import { fillDates, openTab, searchNumber, searchPlate, storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const submit = (page: Page) => openTab(page).getByRole('button', { name: 'Rechercher', exact: true })
const plate = (page: Page) => page.getByLabel('Numéro de plaque')
const country = (page: Page) => page.getByRole('combobox', { name: "Pays d'immatriculation" })
const rental = (page: Page) => page.getByLabel("J'étais avec un véhicule de location")
const payTab = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Payer', exact: true })
const incomplete = 'Remplissez les champs obligatoires pour continuer.'
const datesMissing = 'La date de début et la date de fin doivent être remplies.'

test(
  'the search page has two tabs, selects France, starts empty, and names what is missing; rental dates are required together, the end must follow the start, and they are cleared on leaving the page',
  { tag: ['@ROUTE-31', '@CONST-01', '@OPEN-23', '@WIDGET-26', '@VALID-01', '@VALID-02', '@F-INP-07'] },
  async ({ page, sandbox }) => {
    await visit(page, '/form/payment')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechercher mes trajets à payer')
    await expect(page.getByRole('tab')).toHaveText(["Par plaque d'immatriculation", "Par numéro d'avis ou de dossier"])
    await expect(country(page)).toHaveValue('France')
    await expect(plate(page)).toHaveValue('')
    await expect(submit(page)).toBeDisabled()
    await expect(submit(page)).toHaveAccessibleDescription(incomplete)
    await page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" }).click()
    await expect(page.getByLabel("Numéro d'avis de paiement ou de dossier")).toBeVisible()
    await expect(submit(page)).toBeDisabled()
    await axe(page)
    await page.getByRole('tab', { name: "Par plaque d'immatriculation" }).click()

    await rental(page).check()
    await expect(page.getByRole('textbox', { name: 'Date de fin' })).toBeVisible() // moves the button
    await submit(page).click({ force: true })
    await expect(plate(page)).toHaveAccessibleDescription(/La plaque d'immatriculation est obligatoire/)
    await expect(plate(page)).toBeFocused()
    await expect(page.locator('p', { hasText: datesMissing })).toBeVisible()
    await axe(page)
    expect(await sandbox.calls('/services/v1/journeys')).toEqual([])
    await rental(page).uncheck()
    await plate(page).fill('AB-123-CD')
    await expect(submit(page)).toBeEnabled()
    await expect(submit(page)).not.toHaveAccessibleDescription(incomplete)

    await rental(page).check()
    await expect(submit(page)).toBeDisabled()
    await page.getByRole('textbox', { name: 'Date de début' }).fill('01/02/2026')
    await expect(page.getByRole('alert')).toContainText(datesMissing)
    await fillDates(page, '03/02/2026 08:00', '01/02/2026 08:00')
    // Shown before any submit, so that the driver knows why the search is not possible yet.
    const period = page.getByRole('group', { name: /^Période de location/ })
    await expect(period.getByRole('alert')).toHaveText('La date de fin doit être postérieure à la date de début')
    await expect(page.getByRole('textbox', { name: 'Date de fin' })).toHaveAccessibleDescription(
      /doit être postérieure/,
    )
    await expect(submit(page)).toBeDisabled()
    await axe(page)
    // The date selector stores complete dates; the form decides whether they can be searched.
    await expect
      .poll(() => storedValue(page, 'location/dates'))
      .toEqual({
        start: '2026-02-03T08:00:00',
        end: '2026-02-01T08:00:00',
      })
    await submit(page).click({ force: true })
    await expect(period.getByRole('alert')).toBeVisible()
    expect(await sandbox.calls('/services/v1/journeys')).toEqual([])

    await page.getByRole('link', { name: "Centre d'aide" }).first().click()
    await expect(page).toHaveURL(/\/help$/)
    await expect.poll(() => storedValue(page, 'location/dates')).toBeUndefined()

    await payTab(page).click()
    await plate(page).fill('AB123CD')
    await submit(page).click()
    await expect(page).toHaveURL(/\/journeys$/)
    await payTab(page).click()
    await rental(page).check()
    await fillDates(page, '29/03/2026 02:30', '29/03/2026 04:00')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await submit(page).click()
    await expect(page).toHaveURL(/\/journeys$/)
    const [first, second] = (await sandbox.calls('/services/v1/journeys')).map(({ query }) => query)
    expect(first).not.toHaveProperty('startTime')
    expect(second).toMatchObject({ startTime: '2026-03-29T02:30:00', endTime: '2026-03-29T04:00:00' })
  },
)

test(
  "a plate is normalised, shown in its country's format, always accepted and filled in again",
  { tag: ['@F-INP-01', '@F-INP-02'] },
  async ({ page, sandbox }) => {
    await visit(page, '/form/payment')
    await expect(plate(page)).toHaveAccessibleDescription('Par exemple AB-123-CD')
    for (const [of, typed, shown] of [
      ['France', ' ab 123-cd', 'AB-123-CD'],
      ['France', '<b>\'"🚗', '<B>\'"🚗'],
      ['Allemagne', 'bmw2024', 'BMW 2024'],
    ] as const) {
      if (of !== 'France') {
        await country(page).fill(of)
        await page.keyboard.press('Enter')
      }
      await plate(page).fill(typed)
      await plate(page).blur()
      await expect(plate(page)).toHaveValue(shown)
      await submit(page).click()
      await expect(page).toHaveURL(/\/journeys$/)
      await payTab(page).click()
      await expect(country(page)).toHaveValue(of)
      await expect(plate(page)).toHaveValue(shown)
    }
    await expect(plate(page)).toHaveAccessibleDescription('Par exemple M-AB 1234')
    const calls = await sandbox.calls('/services/v1/journeys')
    expect(calls.map(({ query }) => [query['country'], query['plate']])).toEqual([
      ['FR', 'AB123CD'],
      ['FR', '<B>\'"🚗'],
      ['DE', 'BMW2024'],
    ])

    await test.step('a new search replaces what the last one has stored', async () => {
      await page.evaluate(() => localStorage.setItem('travels-to-pay', localStorage.getItem('journeys') ?? ''))
      await searchNumber(page, '0000')
      await expect(page.getByRole('alert')).toBeVisible()
      for (const key of [
        'journeys',
        'travels-to-pay',
        'prepaid-journeys',
        'inprogress/journey',
        'paymentNoticeIsValid',
      ])
        await expect.poll(() => storedValue(page, key), { message: key }).toBeUndefined()
    })
  },
)

test(
  'an unknown number, and one without journeys, shows an error at its field and stays filled in',
  { tag: ['@ERROR-54', '@OPEN-69', '@F-PAY-15'] },
  async ({ page, sandbox }) => {
    await searchNumber(page, '00 00')
    await expect(page.getByRole('alert')).toHaveText('Aucun dossier ne correspond à ce numéro')
    await expect(page).toHaveURL(/\/form\/payment$/)
    const number = page.getByLabel("Numéro d'avis de paiement ou de dossier")
    await expect(number).toHaveValue('00 00')
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(number).toHaveAccessibleDescription(/Aucun dossier ne correspond à ce numéro/)
    const [search] = await sandbox.calls('/services/v1/detailedJourneys')
    expect(search?.query).toMatchObject({ caseNumber: '0000' })
    await axe(page)

    await test.step('the number of a card is refused in both fields, whatever stands beside it', async () => {
      await number.fill('4242 4242 4242 4242 12/28')
      await submit(page).click({ force: true })
      await expect(number).toHaveAccessibleDescription(/N'indiquez pas de numéro de carte ici/)
      await page.getByRole('tab', { name: "Par plaque d'immatriculation" }).click()
      await plate(page).fill('4242 4242 4242 4242 12 28')
      await submit(page).click({ force: true })
      await expect(plate(page)).toHaveAccessibleDescription(/N'indiquez pas de numéro de carte ici/)
      expect(await sandbox.calls('/services/v1/detailedJourneys')).toHaveLength(1)
      expect(await sandbox.calls('/services/v1/journeys')).toEqual([])
      await page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" }).click()
    })
    await test.step('a plate in this field is recognised, and searched with one press', async () => {
      await number.fill('b-mw 2024')
      await number.press('Enter')
      const read = openTab(page).getByRole('status').filter({ hasText: 'ressemble à une plaque' })
      await expect(read).toContainText("BMW 2024 » ressemble à une plaque d'immatriculation (Allemagne)")
      await axe(page)
      await read.getByRole('button', { name: 'Chercher cette plaque' }).click()
      await expect(page).toHaveURL(/\/journeys$/)
      await page.goBack()
    })
    await test.step('an unknown number with a letter may be a plate that no country is known for', async () => {
      await page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" }).click()
      await number.fill('CB-1O0-DB')
      await number.press('Enter')
      await expect(page.getByRole('alert')).toHaveText('Aucun dossier ne correspond à ce numéro')
      await openTab(page).getByRole('button', { name: 'Chercher cette plaque' }).click()
      await expect(page).toHaveURL(/\/journeys$/)
      const [, last] = await sandbox.calls('/services/v1/journeys')
      expect(last?.query).toMatchObject({ country: 'DE', plate: 'CB1O0DB' })
      await page.goBack()
    })
    await page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" }).click()
    await number.fill('26030100024')
    await sandbox.fault({ path: '/services/v1/detailedJourneys', status: 200, body: { journeys: [] } })
    const answered = page.waitForResponse('**/detailedJourneys?*')
    await submit(page).click()
    await (await answered).finished()
    await expect(submit(page)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveText('Aucun dossier ne correspond à ce numéro')
  },
)

test(
  'the list asks for its journeys again on Back, but not right after their search',
  { tag: ['@OPEN-05'] },
  async ({ page, sandbox }) => {
    const asked = () => sandbox.calls('/services/v1/detailedJourneys')
    await searchNumber(page, '26030100024')
    await expect(page.getByRole('main').getByRole('button', { name: /^Payer/ })).toBeVisible()
    expect(await asked()).toHaveLength(1)
    await page.getByRole('link', { name: "Centre d'aide" }).first().click()
    await expect(page).toHaveURL(/\/help$/)
    await page.goBack()
    await expect(page.getByRole('main').getByRole('button', { name: /^Payer/ })).toBeVisible()
    expect(await asked()).toHaveLength(2)
  },
)

test(
  'a failure appears under the form, which keeps its values; the next search works',
  { tag: ['@F-NET-02', '@F-NET-07', '@F-NET-11', '@F-NET-12', '@F-NET-17', '@HARDENING-2.4.1', '@ERROR-12'] },
  async ({ page, sandbox }) => {
    const alert = page.getByRole('alert')
    await test.step('without a captcha it sends no search', async () => {
      // Touching the form prepares a proof, and the search tries again.
      await sandbox.fault({ path: '/services/v1/captcha/challenge', times: 2, status: 200, body: { nothing: true } })
      await searchPlate(page, 'AB-123-CD')
      await expect(alert).toContainText('Veuillez valider le captcha')
      expect(await sandbox.calls('/services/v1/journeys')).toEqual([])
    })
    for (const [fault, text] of [
      [{ status: 400, body: { code: 'invalid_number_plate' } }, "La plaque d'immatriculation n'est pas valide"],
      [{ status: 429 }, 'réessayez dans quelques minutes'],
      [{ status: 200, body: '<h1>portail</h1>' }, "Nous n'avons pas pu vérifier vos trajets."],
      // Chromium retries a dropped connection by itself.
      [{ drop: true, times: 20 }, 'Pas de connexion'],
    ] as const) {
      await test.step(text, async () => {
        await sandbox.fault({ path: '/services/v1/journeys', ...fault })
        await submit(page).click()
        await expect(alert).toContainText(text)
        await expect(plate(page)).toHaveValue('AB-123-CD')
        if (!text.startsWith('La plaque')) return
        await expect(plate(page)).toBeFocused()
        await expect(plate(page)).toHaveAccessibleDescription(/n'est pas valide\. Exemple\s: AB-123-CD/)
        await plate(page).fill('ab 123 cd')
        await expect(plate(page)).not.toHaveAttribute('aria-invalid')
      })
    }
    await sandbox.reset()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveURL(/\/journeys$/)
  },
)

test(
  'a slow search shows its progress, a second click sends nothing, and after going offline and online the form works without a reload',
  { tag: ['@F-NET-04', '@F-NAV-05', '@F-NET-14'] },
  async ({ page, context, sandbox }) => {
    await visit(page, '/form/payment')
    const release = await hold(page, '**/services/v1/journeys?*')
    await plate(page).fill('AB123CD')
    await submit(page).dblclick()
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
    await plate(page).press('Enter')
    await release()
    await expect(page).toHaveURL(/\/journeys$/)
    await expect.poll(() => sandbox.calls('/services/v1/journeys')).toHaveLength(1)

    await payTab(page).click()
    await expect(plate(page)).toHaveValue('AB-123-CD')
    await context.setOffline(true)
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('Pas de connexion')
    await expect(page.getByRole('alert')).toContainText('Vérifiez votre connexion')
    await expect(page.getByRole('alert'), 'nothing the driver could do about it').not.toContainText('captcha')
    await expect(plate(page)).toHaveValue('AB-123-CD')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveURL(/\/journeys$/)

    await test.step('the script that solves the captcha is loaded again once online', async () => {
      await visit(page, '/form/payment')
      const goOffline = async (route: Route) => {
        const answer = await route.fetch({ maxRetries: 1 })
        await context.setOffline(true)
        await route.fulfill({ response: answer })
      }
      // Once: the submit asks again, and its answer may be under way when the route ends.
      await page.route('**/captcha/challenge?*', goOffline, { times: 1 })
      await plate(page).fill('AB123CE')
      await submit(page).click()
      await expect(page.getByRole('alert')).toContainText('Pas de connexion')
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page).toHaveURL(/\/journeys$/)
    })
  },
)

test('a search works by keyboard alone', async ({ page }) => {
  await visit(page, '/form/payment')
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(country(page)).toBeFocused()
  await page.keyboard.type('belg')
  await page.keyboard.press('Enter')
  await expect(country(page)).toHaveValue('Belgique')
  while (!(await plate(page).evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type('1abc123')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/journeys$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'a customer opens the list of a saved plate with one click, and is informed that another plate is not in the account and what to do',
  { tag: ['@API-15', '@API-58', '@ROLE-06'] },
  async ({ page, site, sandbox }) => {
    await sandbox.vehicle({ numberPlate: 'EC-100-AA', journeys: [{ ttcPrice: 4 }] })
    await asCustomer(page, site, sandbox, [{ numberPlate: 'EC-100-AA', countryCode: 'FR' }])
    await visit(page, '/form/payment')
    const saved = page.getByRole('button', { name: /Voir les trajets du véhicule.*EC-100-AA/ })
    await expect(saved).toBeVisible()
    await plate(page).fill('AB123CD')
    await submit(page).click()
    const notice = openTab(page).getByRole('status').filter({ hasText: 'rattaché' })
    await expect(notice).toContainText("Ce véhicule n'est pas rattaché à votre compte")
    await expect(notice.getByRole('link', { name: 'Ajouter un véhicule' })).toHaveAttribute('href', '/account/profile')
    await axe(page)
    expect(await sandbox.calls('/services/v1/authenticated/detailedJourneys')).toEqual([])
    await notice.getByRole('button', { name: "Chercher par numéro d'avis" }).click()
    await page.getByLabel("Numéro d'avis de paiement ou de dossier").fill('26030100024')
    await submit(page).click()
    await expect(page).toHaveURL(/\/travels$/)
    await expect(page.getByRole('main')).toContainText('GH-901-QR')

    await payTab(page).click()
    await saved.click()
    await expect(page).toHaveURL(/\/travels$/)
    await expect(page.getByRole('main').getByRole('button', { name: /^Payer 4,00/ })).toBeVisible()
  },
)
