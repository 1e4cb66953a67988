import { readFile } from 'node:fs/promises'
import { fillDates, findPlate, openTab, storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

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
  'a search in another tab is detected before payment',
  { tag: ['@F-NAV-06'] },
  async ({ page, otherTab: other }) => {
    await findPlate(page, 'AB123CD')
    await expect(pay(page)).toBeEnabled()
    await findPlate(other, 'BC456EF')
    await expect(main(page)).toContainText('Votre recherche a changé dans un autre onglet')
    await expect(pay(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Recharger la page' }).click()
    await expect(page.getByRole('region', { name: /Récapitulatif/ })).toContainText('BC-456-EF')
    await expect(pay(page)).toBeEnabled()
  },
)

test(
  'an empty result with rental dates has a numbered proof, which keeps its time and can be saved or printed alone, and offers a search without them',
  { tag: ['@OPEN-29', '@LIST-17', '@LIST-18'] },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({
      numberPlate: 'EA-205-AA',
      journeys: [{ id: 'owed', date: '2026-02-20T10:00:00', ttcPrice: 22 }],
    })
    await visit(page, '/form/payment')
    await sandbox.clock('2026-03-02T09:30:15+01:00')
    await page.getByLabel('Numéro de plaque').fill('EA205AA')
    await page.getByLabel("J'étais avec un véhicule de location").check()
    await fillDates(page, '01/02/2026 08:00', '03/02/2026 18:30')
    await openTab(page).getByRole('button', { name: 'Rechercher', exact: true }).click()

    const proof = page.getByRole('region', { name: 'Preuve de votre recherche' })
    const period = 'du 01/02/26 08:00 au 03/02/26 18:30'
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
    const [search] = await sandbox.searches(reference)
    expect(search).toMatchObject({ reference, numberPlate: 'EA205AA', start: '2026-02-01T07:00:00.000Z', found: 0 })

    await sandbox.clock('2026-03-02T11:00:00+01:00')
    await visit(page, '/journeys')
    await expect(proof).toContainText(reference)
    await expect(proof, 'the time of the search').toContainText('le 02/03/2026 à 09:30:15')
    await expect(proof.getByText('Aucun trajet à régler trouvé')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(proof.getByText('Aucun trajet à régler trouvé'), 'printed although it is folded').toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await proof.getByText('Preuve de votre recherche').click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Quand regarder à nouveau ?' })).toBeHidden()
    await expect(proof.locator('summary svg').filter({ visible: true }), 'icons of the fold').toHaveCount(0)
    await expect(page.getByText('Imprimé le'), 'the sender').toBeVisible()
    await expect(page.getByRole('banner').getByRole('link').first(), 'the logo').toBeVisible()
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets, 'one sheet').toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('button', { name: 'Rechercher sans la période' }).click()
    await expect(main(page).getByRole('button', { name: /^Payer 22,00/ })).toBeVisible()
  },
)
