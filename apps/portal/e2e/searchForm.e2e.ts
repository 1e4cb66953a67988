import { hold } from './support/hold.ts'
import { asCustomer } from './support/people.ts'
import { fillDates, findNumber, openTab, searchNumber, searchPlate, storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const submit = (page: Page) => openTab(page).getByRole('button', { name: 'Rechercher', exact: true })
const plate = (page: Page) => page.getByLabel('Numéro de plaque')
const country = (page: Page) => page.getByRole('combobox', { name: "Pays d'immatriculation" })
const rental = (page: Page) => page.getByLabel("J'étais avec un véhicule de location")
const datesMissing = 'La date de début et la date de fin doivent être remplies.'

test(
  'the search page has two tabs, selects France and starts empty',
  { tag: ['@ROUTE-31', '@CONST-01'] },
  async ({ page }) => {
    await visit(page, '/form/payment')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechercher mes trajets à payer')
    await expect(page.getByRole('tab')).toHaveText(["Par plaque d'immatriculation", "Par numéro d'avis ou de dossier"])
    await expect(country(page)).toHaveValue('France')
    await expect(plate(page)).toHaveValue('')
    await expect(submit(page)).toBeDisabled()
    await axe(page)
    await page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" }).click()
    await expect(page.getByLabel("Numéro d'avis de paiement ou de dossier")).toBeVisible()
    await expect(submit(page)).toBeDisabled()
    await axe(page)
  },
)

test('submitting an incomplete form names the missing field and focuses it', async ({ page, sandbox }) => {
  await visit(page, '/form/payment')
  await rental(page).check()
  await expect(page.getByRole('textbox', { name: 'Date de fin' })).toBeVisible() // moves the button
  await submit(page).click({ force: true })
  await expect(plate(page)).toHaveAccessibleDescription(/La plaque d'immatriculation est obligatoire/)
  await expect(plate(page)).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: datesMissing })).toBeVisible()
  await axe(page)
  expect(await sandbox.calls('/services/v1/journeys')).toEqual([])
})

test(
  'rental dates are required together, and the end must follow the start',
  { tag: ['@WIDGET-26', '@VALID-01', '@VALID-02', '@F-INP-07'] },
  async ({ page, sandbox }) => {
    await visit(page, '/form/payment')
    await plate(page).fill('AB123CD')
    await expect(submit(page)).toBeEnabled()
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

    await fillDates(page, '29/03/2026 02:30', '29/03/2026 04:00')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await submit(page).click()
    await expect(page).toHaveURL(/\/journeys$/)
    const [search] = await sandbox.calls('/services/v1/journeys')
    expect(search?.query).toMatchObject({ startTime: '2026-03-29T02:30:00', endTime: '2026-03-29T04:00:00' })
  },
)

test('unsearched dates are cleared on leaving the page, and searched dates by the next search', async ({
  page,
  sandbox,
}) => {
  await visit(page, '/form/payment')
  await rental(page).check()
  await fillDates(page, '01/02/2026 08:00', '03/02/2026 08:00')
  await expect.poll(() => storedValue(page, 'location/dates')).toBeDefined()
  await page.getByRole('link', { name: "Centre d'aide" }).first().click()
  await expect(page).toHaveURL(/\/help$/)
  await expect.poll(() => storedValue(page, 'location/dates')).toBeUndefined()

  await searchPlate(page, 'AB123CD')
  await expect(page).toHaveURL(/\/journeys$/)
  const [search] = await sandbox.calls('/services/v1/journeys')
  expect(search?.query).not.toHaveProperty('startTime')
})

test.describe("a plate is normalised, shown in its country's format, and always accepted", () => {
  const rows = [
    ['FR', ' ab 123-cd', 'AB-123-CD', 'AB123CD'],
    ['FR', '<b>\'"🚗', '<B>\'"🚗', '<B>\'"🚗'],
  ] as const

  for (const [of, typed, shown, sent] of rows) {
    test(
      `${JSON.stringify(typed)} is sent as ${sent}`,
      { tag: ['@F-INP-01', '@F-INP-02'] },
      async ({ page, sandbox }) => {
        await visit(page, '/form/payment')
        await plate(page).fill(typed)
        await plate(page).blur()
        await expect(plate(page)).toHaveValue(shown)
        await submit(page).click()
        await expect.poll(async () => (await sandbox.calls('/services/v1/journeys')).length).toBe(1)
        const [search] = await sandbox.calls('/services/v1/journeys')
        expect(search?.query).toMatchObject({ plate: sent, country: of })
      },
    )
  }

  test("the country determines the plate's example", async ({ page }) => {
    await visit(page, '/form/payment')
    await expect(plate(page)).toHaveAccessibleDescription('Par exemple AB-123-CD')
    await country(page).fill('allem')
    await page.keyboard.press('Enter')
    await expect(plate(page)).toHaveAccessibleDescription('Par exemple M-AB 1234')
    await plate(page).fill('bmw2024')
    await plate(page).blur()
    await expect(plate(page)).toHaveValue('BMW 2024')
  })
})

test('the last plate is filled in again, and a new search replaces it', async ({ page }) => {
  await visit(page, '/form/payment')
  await country(page).fill('Suisse')
  await page.keyboard.press('Enter')
  await plate(page).fill('ge345678')
  await submit(page).click()
  await expect(page).toHaveURL(/\/journeys$/)
  await visit(page, '/form/payment')
  await expect(country(page)).toHaveValue('Suisse')
  await expect(plate(page)).toHaveValue('GE 345678')

  await page.evaluate(() => localStorage.setItem('travels-to-pay', localStorage.getItem('journeys') ?? ''))
  await searchNumber(page, '0000')
  await expect(page.getByRole('alert')).toBeVisible()
  for (const key of ['journeys', 'travels-to-pay', 'prepaid-journeys', 'inprogress/journey', 'paymentNoticeIsValid'])
    await expect.poll(() => storedValue(page, key), { message: key }).toBeUndefined()
})

test(
  'an unknown number shows an error at its field and stays filled in',
  { tag: ['@ERROR-54'] },
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
  },
)

test('an empty answer to a number shows the same error', { tag: ['@ERROR-54'] }, async ({ page, sandbox }) => {
  await sandbox.fault({ path: '/services/v1/detailedJourneys', status: 200, body: { journeys: [] } })
  await searchNumber(page, '26030100024')
  await expect(page.getByRole('alert')).toHaveText('Aucun dossier ne correspond à ce numéro')
})

test(
  'the list asks for its journeys again on Back, but not right after their search',
  { tag: ['@OPEN-05'] },
  async ({ page, sandbox }) => {
    const asked = () => sandbox.calls('/services/v1/detailedJourneys')
    await findNumber(page, '26030100024')
    await expect(page.getByRole('main').getByRole('button', { name: /^Payer/ })).toBeVisible()
    expect(await asked()).toHaveLength(1)
    await page.getByRole('link', { name: "Centre d'aide" }).first().click()
    await expect(page).toHaveURL(/\/help$/)
    await page.goBack()
    await expect(page.getByRole('main').getByRole('button', { name: /^Payer/ })).toBeVisible()
    expect(await asked()).toHaveLength(2)
  },
)

test.describe('a failure appears under the form, which keeps its values', () => {
  const rows = [
    [{ status: 400, body: { code: 'invalid_number_plate' } }, "La plaque d'immatriculation n'est pas valide"],
    [{ status: 429 }, 'réessayez dans quelques minutes'],
    [{ status: 200, body: '<h1>portail</h1>' }, "Nous n'avons pas pu vérifier vos trajets."],
    // Chromium retries a dropped connection by itself.
    [{ drop: true, times: 20 }, 'Pas de connexion'],
  ] as const

  for (const [fault, text] of rows) {
    test(
      JSON.stringify(fault),
      { tag: ['@F-NET-02', '@F-NET-07', '@F-NET-11', '@F-NET-12', '@HARDENING-2.4.1'] },
      async ({ page, sandbox }) => {
        await sandbox.fault({ path: '/services/v1/journeys', ...fault })
        await searchPlate(page, 'AB-123-CD')
        await expect(page.getByRole('alert')).toContainText(text)
        await expect(plate(page)).toHaveValue('AB-123-CD')
        await sandbox.reset()
        await submit(page).click()
        await expect(page).toHaveURL(/\/journeys$/)
      },
    )
  }

  test(
    'without a captcha the form sends no search and shows an error',
    { tag: ['@F-NET-17', '@ERROR-12'] },
    async ({ page, sandbox }) => {
      // Touching the form prepares a proof, and the search tries again.
      await sandbox.fault({ path: '/services/v1/captcha/challenge', times: 2, status: 200, body: { nothing: true } })
      await searchPlate(page, 'AB-123-CD')
      await expect(page.getByRole('alert')).toContainText('Veuillez valider le captcha')
      expect(await sandbox.calls('/services/v1/journeys')).toEqual([])
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page).toHaveURL(/\/journeys$/)
    },
  )
})

test(
  'a slow search shows its progress, and a second click sends nothing',
  { tag: ['@F-NET-04', '@F-NAV-05'] },
  async ({ page, sandbox }) => {
    const release = await hold(page, '**/services/v1/journeys?*')
    await visit(page, '/form/payment')
    await plate(page).fill('AB123CD')
    await submit(page).dblclick()
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
    await plate(page).press('Enter')
    release()
    await expect(page).toHaveURL(/\/journeys$/)
    await expect.poll(() => sandbox.calls('/services/v1/journeys')).toHaveLength(1)
  },
)

test(
  'the search works after going offline and online again, without a reload',
  { tag: ['@F-NET-14'] },
  async ({ page, context }) => {
    await visit(page, '/form/payment')
    await plate(page).fill('AB123CD')
    await context.setOffline(true)
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('Pas de connexion')
    await expect(page.getByRole('alert')).toContainText('Vérifiez votre connexion')
    await expect(page.getByRole('alert'), 'nothing the driver could do about it').not.toContainText('captcha')
    await expect(plate(page)).toHaveValue('AB-123-CD')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveURL(/\/journeys$/)
  },
)

test(
  'the script that solves the captcha is loaded again once online',
  { tag: ['@F-NET-14'] },
  async ({ page, context }) => {
    await visit(page, '/form/payment')
    await page.route('**/captcha/challenge?*', async (route) => {
      const answer = await route.fetch()
      await context.setOffline(true)
      await route.fulfill({ response: answer })
    })
    await plate(page).fill('AB123CD')
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('Pas de connexion')
    await page.unrouteAll()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveURL(/\/journeys$/)
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

test('a language switch keeps the typed values', { tag: ['@F-NAV-09'] }, async ({ page }) => {
  await visit(page, '/form/payment')
  await country(page).fill('Ital')
  await page.keyboard.press('Enter')
  await plate(page).fill('FE123GH')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/form\/payment$/)
  await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('FE 123 GH')
  await expect(page.getByRole('combobox', { name: 'Registration country' })).toHaveValue('Italy')
})

test.describe('a customer', () => {
  const own = [{ numberPlate: 'EC-100-AA', countryCode: 'FR' }]

  test(
    'sees the saved plates and opens the list of each with one click',
    { tag: ['@API-15', '@API-58'] },
    async ({ page, site, sandbox }) => {
      await sandbox.vehicle({ numberPlate: 'EC-100-AA', journeys: [{ ttcPrice: 4 }] })
      await asCustomer(page, site, sandbox, own)
      await visit(page, '/form/payment')
      await expect(page.getByRole('button', { name: /EC-100-AA/ })).toBeVisible()
      await axe(page)
      await page.getByRole('button', { name: /Voir les trajets du véhicule.*EC-100-AA/ }).click()
      await expect(page).toHaveURL(/\/travels$/)
      await expect(page.getByRole('main').getByRole('button', { name: /^Payer 4,00/ })).toBeVisible()
    },
  )

  test(
    'is informed that another plate is not in their account, and what to do',
    { tag: ['@ROLE-06'] },
    async ({ page, site, sandbox }) => {
      await asCustomer(page, site, sandbox, own)
      await visit(page, '/form/payment')
      await expect(page.getByRole('button', { name: /EC-100-AA/ })).toBeVisible()
      await plate(page).fill('AB123CD')
      await submit(page).click()
      const notice = openTab(page).getByRole('status').filter({ hasText: 'rattaché' })
      await expect(notice).toContainText("Ce véhicule n'est pas rattaché à votre compte")
      await expect(notice.getByRole('link', { name: 'Ajouter un véhicule' })).toHaveAttribute(
        'href',
        '/account/profile',
      )
      expect(await sandbox.calls('/services/v1/authenticated/detailedJourneys')).toEqual([])
      await notice.getByRole('button', { name: "Chercher par numéro d'avis" }).click()
      await page.getByLabel("Numéro d'avis de paiement ou de dossier").fill('26030100024')
      await submit(page).click()
      await expect(page).toHaveURL(/\/travels$/)
      await expect(page.getByRole('main')).toContainText('GH-901-QR')
    },
  )
})
