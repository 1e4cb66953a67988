import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, later, refused, type SentCall } from '../../../testing/openPage.tsx'
import { button, closing, fleet, main, openFleet, plates, rowOf, sent, table, total, vehicle } from './testing/fleet.ts'

const field = (name: string) => main.getByRole('textbox', { name })
const situation = main.getByRole('combobox', { name: 'Paiement' })
const head = (name: string) => table.getByRole('columnheader', { name }).getByRole('button')
const listed = (calls: readonly SentCall[]) =>
  calls.findLast(({ name, query }) => name === `GET ${plates}` && query['summary'] === undefined)?.query

it(
  'the vehicle list shows its columns, and leads to the journeys of a vehicle',
  { tags: ['RENTER-08', 'OPEN-55', 'API-36', 'DATA-38'] },
  async () => {
    await openFleet(fleet)
    await expect.element(total).toMatchTextContent('3 résultats')
    const names = table.getByRole('columnheader').elements()
    expect(names.map((one) => (one instanceof HTMLElement ? one.innerText.trim() : ''))).toEqual([
      'Tout sélectionner',
      'Plaque',
      'Pays',
      'Échéance',
      'Trajets',
      'Montant dû',
      'Valide dès',
      'Date de clôture',
    ])
    await expect.element(rowOf('1-ABC-123')).toMatchTextContent('Belgique')
    await expect.element(rowOf('EB-300-BB')).toMatchTextContent('01/06/2025')
    await expect.element(rowOf('EB-300-BB')).toMatchTextContent('01/02/2026')
    await expect.element(rowOf('EA-200-AA')).toMatchTextContent('24/12/2026')
    await expect
      .element(table.getByRole('link', { name: '1 trajet EA-200-AA' }))
      .toHaveAttribute('href', '/renters/travels?plate=EA200AA')
    expect(await faults()).toEqual([])
  },
)

it.each([
  ['how many of several', { count: 4, amount: 20, late: 3 }, /24\/01\/2026 3 en retard/],
  ['that the only one is', { count: 1, amount: 5, late: 1 }, /24\/01\/2026 En retard/],
  ['that some are, if the operator does not count them,', { count: 4, amount: 20 }, /24\/01\/2026 En retard/],
])('a vehicle says %s late', { tags: ['RENTER-08', 'OPEN-55'] }, async (_, due, words) => {
  await openFleet([{ ...fleet[0], due, situation: 'late', nextDeadline: '2026-01-24' }])
  await expect.element(rowOf('EA-200-AA')).toMatchTextContent(words)
})

it(
  'a vehicle that grows dearer says its price then, and the day, on a phone',
  { tags: ['RENTER-08', 'OPEN-55'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+01:00') })
    const due = { count: 2, amount: 20, late: 1, rise: { after: 30, lastDay: '2026-03-12' } }
    await openFleet([{ ...fleet[0], due, situation: 'late', nextDeadline: '2026-01-24' }])
    const next = rowOf('EA-200-AA').getByText(/^puis 30,00\s€ après le 12\/03\/2026$/)
    await expect.element(next, { message: 'no place for the day' }).not.toBeVisible()
    await page.viewport(375, 740)
    await expect.element(next).toBeVisible()
    await page.viewport(1280, 720)
  },
)

it(
  'the address of the vehicle list holds its order and its filters',
  { tags: ['RENTER-08', 'OPEN-55', 'API-36'] },
  async () => {
    const calls = await openFleet(fleet)
    await head('Valide dès').click()
    await expect.poll(() => location.search).toBe('?sortBy=validityStartDate')
    await head('Montant dû').click()
    await expect.poll(() => location.search).toBe('?sortBy=price')
    await head('Échéance').click()
    await expect.poll(() => location.search).toBe('?sortBy=deadline')
    await field('Plaque').fill('e')
    await situation.selectOptions('À régler')
    await field('Échéance au').fill('31/12/2026')
    await button('Filtrer').click()
    const search = '?plate=e&situation=open&dueTo=2026-12-31&sortBy=deadline'
    await expect.poll(() => location.search).toBe(search)
    await expect
      .poll(() => listed(calls))
      .toMatchObject({ filters: '{"plate":"e","situation":"open","dueTo":"2026-12-31"}', sortBy: 'deadline' })
    await openFleet([], {}, search)
    await expect.element(main.getByRole('heading', { name: 'Aucun résultat pour ces filtres' })).toBeVisible()
    await expect.element(field('Plaque')).toHaveValue('e')
  },
)

it(
  'an operator without situations gets neither their columns nor their filters',
  { tags: ['RENTER-08', 'OPEN-55'] },
  async () => {
    const bare = fleet.map(({ id, numberPlate, countryCode }) => ({ id, numberPlate, countryCode }))
    await openFleet(bare, {}, '?sortBy=deadline')
    await expect.element(total).toMatchTextContent('3 résultats')
    await expect.poll(() => table.getByRole('columnheader').elements()).toHaveLength(5)
    await expect.element(situation).not.toBeInTheDocument()
    await expect.element(field('Échéance au')).not.toBeInTheDocument()
  },
)

it(
  'a renter adds a vehicle; every refusal stands beside its field and keeps what was typed',
  { tags: ['RENTER-08', 'OPEN-55', 'API-37', 'ERROR-23', 'ERROR-25', 'ERROR-26', 'ERROR-27', 'F-NAV-05'] },
  async () => {
    const rows = [...fleet]
    const added = vehicle('ED-400-DD', '2026-03-14', '2026-03-31')
    const answer = later()
    const replies = [
      refused(400, 'number_plate_already_associated_to_this_user'),
      refused(400, 'invalid_number_plate'),
      refused(503),
      () => answer.promise,
    ]
    const calls = await openFleet(rows, { [`POST ${plates}`]: () => replies.shift()?.() })
    await button('Ajouter un véhicule').click()
    const form = page.getByRole('dialog', { name: 'Ajouter un véhicule' })
    const plate = form.getByRole('textbox', { name: /^Numéro de plaque/ })
    const start = form.getByRole('textbox', { name: 'Date de début' })
    const end = form.getByRole('textbox', { name: /^Date de clôture/ })
    const add = form.getByRole('button', { name: 'Ajouter' })
    expect(start.element(), 'today is proposed').toHaveProperty('value', expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/))
    await start.fill('')
    await add.click()
    await expect.element(plate).toHaveAccessibleDescription(/La plaque d'immatriculation est obligatoire/)
    await expect.element(start).toHaveAccessibleDescription(/Indiquez la date de début/)
    expect(await faults()).toEqual([])
    await plate.fill('ea 200 aa')
    await start.fill('14.3.2026')
    await end.fill('13/03/2026')
    await add.click()
    await expect.element(start).toHaveValue('14/03/2026')
    await expect.element(end).toHaveAccessibleDescription(/La date de fin doit être postérieure/)
    await expect.poll(() => sent(calls)).toEqual([])
    await end.fill('')
    await add.click()
    await expect.element(plate).toHaveAccessibleDescription(/Cette plaque est déjà associée à votre compte/)
    await expect.element(plate).toHaveFocus()
    await plate.fill('ED-400-DD')
    await add.click()
    await expect.element(plate).toHaveAccessibleDescription(/La plaque d'immatriculation n'est pas valide/)
    await plate.fill('ed 400 dd')
    await add.click()
    await expect.element(form.getByRole('alert')).toMatchTextContent('Une erreur est apparue')
    await expect.element(plate).toHaveValue('ED-400-DD')
    await end.fill('31/03/2026')
    await add.dblClick()
    rows.push(added)
    answer.resolve(added)
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(page.getByText('Le véhicule ED-400-DD est ajouté à votre flotte.')).toBeVisible()
    await expect.element(rowOf('ED-400-DD')).toMatchTextContent('31/03/2026')
    await expect.element(button('Ajouter un véhicule')).toHaveFocus()
    await expect
      .poll(() => sent(calls).slice(3), { message: 'once' })
      .toEqual([
        {
          countryCode: 'FR',
          numberPlate: 'ED400DD',
          validityStartDate: '2026-03-14T00:00:00',
          validityEndDate: '2026-03-31T23:59:59',
        },
      ])
  },
)

it(
  'a renter closes a vehicle, and changes the date of a closed one',
  { tags: ['RENTER-03', 'OPEN-55', 'API-38'] },
  async () => {
    const rows = [...fleet]
    const calls = await openFleet(rows, closing(rows))
    await button('Clôturer EA-200-AA').click()
    const form = page.getByRole('dialog', { name: 'Clôturer un véhicule' })
    await expect.element(form).toMatchTextContent('10/01/2026')
    expect(await faults()).toEqual([])
    await form.getByLabelText('Date de clôture').fill('10/01/2026')
    await form.getByRole('button', { name: 'Clôturer' }).click()
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(page.getByText('Le véhicule EA-200-AA est clôturé au 10/01/2026.')).toBeVisible()
    await expect.element(rowOf('EA-200-AA')).toMatchTextContent('10/01/2026 clôturéModifier')
    const closed = button('Modifier la date de clôture de EA-200-AA')
    await expect.element(closed).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Annuler' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByText('Le véhicule EA-200-AA est clôturé au')).not.toBeInTheDocument()
    await expect.element(closed).toHaveFocus()

    button('Modifier la date de clôture de EB-300-BB').element().focus()
    await userEvent.keyboard('{Enter}')
    const date = page.getByRole('dialog', { name: 'Modifier la date de clôture' }).getByLabelText('Date de clôture')
    await expect.element(date).toHaveValue('01/02/2026')
    await date.fill('15022026')
    await userEvent.keyboard('{Enter}')
    await expect.element(rowOf('EB-300-BB')).toMatchTextContent('15/02/2026')
    await expect.element(button('Modifier la date de clôture de EB-300-BB')).toHaveFocus()
    await expect
      .poll(() => sent(calls))
      .toEqual([
        { validityEndDate: '2026-01-10T23:59:59', expectedEndDate: null },
        { validityEndDate: '2026-02-15T23:59:59', expectedEndDate: '2026-02-01T23:59:59' },
      ])
  },
)

it(
  'an empty fleet offers to add and import in the place of its rows, on a phone too; the first vehicle takes that place, and gives the focus to the title',
  { tags: ['RENTER-08', 'OPEN-55', 'F-NAV-13'] },
  async () => {
    await page.viewport(375, 740)
    const rows: typeof fleet = []
    const first = vehicle('ED-400-DD', '2026-03-14')
    await openFleet(rows, { [`POST ${plates}`]: () => rows.push(first) && first })
    const instead = main.getByRole('cell').filter({ hasText: 'Aucun véhicule dans votre flotte' })
    await expect.element(button('Exporter')).toBeDisabled()
    await instead.getByRole('button', { name: 'Importer' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Importer des véhicules' })).toBeVisible()
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
    instead.getByRole('button', { name: 'Ajouter un véhicule' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const form = page.getByRole('dialog', { name: 'Ajouter un véhicule' })
    expect(await faults()).toEqual([])
    await form.getByRole('textbox', { name: /^Numéro de plaque/ }).fill('ED-400-DD')
    await form.getByRole('button', { name: 'Ajouter' }).click()
    await expect.element(rowOf('ED-400-DD')).toBeVisible()
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus()
    await page.viewport(1280, 720)
  },
)

it(
  'a failed or stopped upload keeps the file and its dry run, which can be sent again',
  { tags: ['OPEN-55', 'ERROR-50', 'ERROR-51', 'F-NET-01', 'F-NET-16'] },
  async () => {
    const exports = [refused(503), () => new Response('numberPlate;countryCode\r\nEA200AA;FR\r\n')]
    const replies = [
      refused(400, 'renter_import_not_found'),
      refused(400, 'renter_import_error'),
      () => later().promise,
      () => Promise.reject(new TypeError('no connection')),
      () => ({ imported: 1 }),
    ]
    const calls = await openFleet(fleet, {
      [`GET ${plates}/export`]: () => exports.shift()?.(),
      [`POST ${plates}/import`]: () => replies.shift()?.(),
    })
    await button('Importer').click()
    const form = page.getByRole('dialog', { name: 'Importer des véhicules' })
    const file = page.getByLabelText('Fichier CSV')
    const confirm = form.getByRole('button', { name: /^Importer/ })
    const again = form.getByRole('button', { name: 'Réessayer' })
    await userEvent.upload(file, new File(['numberPlate;countryCode\nEF-500-FF;FR'], 'flotte.csv'))
    await expect.element(form.getByRole('alert')).toMatchTextContent('Une erreur est apparue')
    await again.click()
    await expect.element(form.getByRole('definition').first()).toHaveTextContent('1')
    await confirm.click()
    await expect.element(file).toHaveAccessibleDescription(/Le fichier est introuvable/)
    await confirm.click()
    await expect.element(file).toHaveAccessibleDescription(/L'import a échoué, veuillez contacter le support loueur/)
    await expect
      .element(form.getByRole('link', { name: 'loueurs@example.org' }))
      .toHaveAttribute('href', 'mailto:loueurs@example.org')
    await confirm.click()
    await form.getByRole('button', { name: "Arrêter l'envoi" }).click()
    await expect.element(form.getByRole('button', { name: 'Annuler' })).toBeVisible()
    await confirm.click()
    await expect.element(form.getByRole('alert')).toBeVisible()
    expect(await faults()).toEqual([])
    await again.click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('1 véhicule importé')
    await expect.poll(() => sent(calls)).toHaveLength(5)
  },
)
