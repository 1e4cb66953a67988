import { rentalContract } from '@voie-libre/contract/schemas/fleet'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { download } from '../../../testing/download.ts'
import { type Answers, faults, loggedIn, openPage, refused, type SentCall } from '../../../testing/openPage.tsx'
import { give } from '../../../testing/give.ts'

const match = 'POST /services/v1/renters/contracts/match'
const main = page.getByRole('main')
const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true })
const field = main.getByLabelText('Vos contrats')
const file = main.getByLabelText('Ou un fichier CSV')
const find = button('Trouver les trajets')
const table = main.getByRole('table', { name: 'Trajets impayés par contrat' })
const rowOf = (reference: string) => table.getByRole('row').filter({ hasText: reference })
const sum = (text: string | RegExp) => main.getByRole('heading', { name: text })

const days = '2026-03-09T23:59:59'
/** Journeys that cost 10 € more after 9 March. */
const toll = (id: string, numberPlate: string, date: string, ttcPrice: number, deadline = days) => ({
  id,
  numberPlate,
  countryPlate: 'FR',
  date: `${date}T09:00:00+01:00`,
  nature: 'freeFlow',
  status: 'TERMINE',
  paymentLimit: 'IRIS',
  ttcPrice,
  deadline,
})
const unpaid = [
  toll('1', 'EA200AA', '2026-02-27', 3),
  toll('2', 'EA200AA', '2026-02-28', 2),
  toll('3', 'EB300BB', '2026-03-01', 1),
]
const contractsIn = ({ body }: SentCall) => z.parse(z.object({ contracts: z.array(rentalContract) }), body).contracts

/** An operator whose fleet has these journeys, and these vehicles. */
const matching = (journeys: readonly ReturnType<typeof toll>[], fleet: readonly string[]) => (call: SentCall) => ({
  contracts: contractsIn(call).map((contract) => {
    const plate = canonicalPlate(contract.numberPlate)
    const own = journeys.filter(
      ({ numberPlate, date }) =>
        numberPlate === plate && date.slice(0, 10) >= contract.start && date.slice(0, 10) <= contract.end,
    )
    const outcome = own.length > 0 ? 'matched' : fleet.includes(plate) ? 'no_journeys' : 'not_in_fleet'
    return { ...contract, outcome, journeys: own }
  }),
})
const openContracts = (answers: Answers, language: 'fr' | 'de' = 'fr') =>
  openPage(
    `${language === 'fr' ? '' : `/${language}`}/renters/travels?view=contracts`,
    {
      'GET /services/v1/renters/me': { renterName: 'Location du Val', email: 'flotte@example.org' },
      'GET /services/v1/whitelabels/journeys/toPay/page': { lateFees: [{ stage: 'surcharge', afterDays: 0, fee: 10 }] },
      ...answers,
    },
    { stored: loggedIn('renter'), language },
  )
const sent = (calls: readonly SentCall[]) => calls.filter(({ name }) => name === match)

afterEach(() => page.viewport(1280, 720))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+01:00') }))

const pasted = [
  'C-1\tEA-200-AA\t27/02/2026\t28/02/2026',
  '=C-2\teb 300 bb\t2026-03-01 00:00\t2026-03-01 23:59\tfr',
  'C-3\tEA-200-AA\t01/01/2026\t02/01/2026',
  'C-4\tZZ-999-ZZ\t01/03/2026\t02/03/2026',
  'C-5\tEA-200-AA\t31/02/2026\t02/03/2026',
].join('\n')

it(
  'pasted contracts get a table, their sum and a CSV file; a bad line is named, left out and corrected where it was pasted',
  { tags: ['RENTER-01', 'OPEN-09', 'OPEN-47', 'HARDENING-1.2.10', 'F-FIL-08'] },
  async () => {
    const fleet = ['EA200AA', 'EB300BB']
    const times = (call: SentCall) => {
      const { contracts } = matching(unpaid, fleet)(call)
      // This one has times.
      return {
        contracts: contracts.map((one, at) => (at === 1 ? { ...one, outcome: 'matched', journeys: [unpaid[2]] } : one)),
      }
    }
    const calls = await openContracts({
      [match]: times,
      'POST /services/v1/renters/me/plates': () => {
        fleet.push('ZZ999ZZ')
        return { id: 'zz', numberPlate: 'ZZ999ZZ', countryCode: 'FR' }
      },
    })
    await find.click()
    await expect.element(field).toHaveAccessibleDescription(/Collez au moins une ligne/)
    await expect.element(field).toHaveFocus()
    expect(sent(calls)).toEqual([])
    expect(await faults()).toEqual([])

    await field.fill(pasted)
    await find.click()
    await expect.element(sum(/3 trajets impayés/)).toHaveFocus()
    await expect.element(sum(/^6,00\s€, puis 36,00\s€ 3 trajets impayés, après le 09\/03\/2026$/)).toBeVisible()
    await expect
      .element(main.getByText(/^5 lignes\s: 2\savec\strajet, 1\ssans\strajet, 1\shors\sflotte, 1 refusée$/))
      .toBeVisible()
    const bad = main.getByRole('table', { name: '1 ligne refusée' })
    await expect.element(bad.getByRole('rowheader')).toHaveTextContent('5')
    await expect.element(bad).toMatchTextContent("La date de début n'est pas valide")
    await expect.element(field).not.toBeVisible()
    await expect.poll(() => table.getByRole('rowheader').elements()).toHaveLength(4)
    await expect.element(rowOf('C-1')).toMatchTextContent(/27\/02\/2026\s– 28\/02\/2026.*2 trajets.*5,00\s€/s)
    await expect.element(rowOf('C-2')).toMatchTextContent('1 trajet')
    await expect.element(rowOf('C-3')).toMatchTextContent('Aucun trajet impayé')
    await expect.element(rowOf('C-4')).toMatchTextContent('Hors flotte')
    await expect
      .element(rowOf('C-1').getByRole('link', { name: /^2 trajets/ }))
      .toHaveAttribute('href', '/renters/travels?plate=EA200AA&from=2026-02-27&to=2026-02-28')
    await expect.element(main.getByRole('button', { name: /Payer/ })).not.toBeInTheDocument()
    expect(await faults()).toEqual([])
    const { name, text } = await download(() => button('Télécharger le résultat').click())
    expect(name).toBe('trajets-par-contrat.csv')
    const [, ...records] = text.trim().split('\r\n')
    expect(records).toHaveLength(3 + 2)
    expect(records[0]).toMatch(/^C-1;EA200AA;;2026-02-27;2026-02-28;2 trajets;27\/02\/2026 .*;3,00\s€;/)
    expect(records[2]).toMatch(/^'=C-2;/)
    expect(records[4]).toContain('Hors flotte')

    await rowOf('C-4').getByRole('button', { name: 'Ajouter ZZ-999-ZZ' }).click()
    const form = page.getByRole('dialog', { name: 'Ajouter un véhicule' })
    await expect.element(form.getByRole('textbox', { name: /^Numéro de plaque/ })).toHaveValue('ZZ-999-ZZ')
    await expect.element(form.getByRole('textbox', { name: 'Date de début' })).toHaveValue('01/03/2026')
    expect(await faults()).toEqual([])
    await form.getByRole('button', { name: 'Ajouter' }).click()
    await expect.element(page.getByText('Le véhicule ZZ-999-ZZ est ajouté à votre flotte.')).toBeVisible()
    await expect.element(rowOf('C-4'), { message: 'matched again' }).toMatchTextContent('Aucun trajet impayé')
    await expect.element(sum(/3 trajets impayés/)).toHaveFocus()

    await button('1 refusée').click()
    await expect.element(main.getByRole('heading', { name: '1 ligne refusée' })).toHaveFocus()
    await button('Modifier les lignes').click()
    await expect.element(field).toHaveFocus()
    expect(String(getSelection())).toBe('C-5\tEA-200-AA\t31/02/2026\t02/03/2026')
  },
)

it(
  'a file takes the place of pasted lines, and is matched at once, as is its corrected one; all journeys are claimed together',
  { tags: ['RENTER-01', 'RENTER-02', 'OPEN-47'] },
  async () => {
    await openContracts({ [match]: matching(unpaid, ['EA200AA', 'EB300BB']) })
    await field.fill('C-0\tEA-200-AA\t27/02/2026\t27/02/2026')
    await find.click()
    await expect.element(sum(/1 trajet impayé/)).toHaveFocus()
    const lines = ['numberPlate;start;end', 'EA200AA;27/02/2026;28/02/2026', 'EB300BB;01/03/2026;31/02/2026']
    give(file.element(), lines.join('\n'), 'contrats.csv')
    await expect.element(sum(/2 trajets impayés/)).toHaveFocus()
    const picked = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue()
    await button('Choisir le fichier corrigé').click()
    expect(picked.mock.contexts).toEqual([file.element()])
    picked.mockRestore()
    give(file.element(), [...lines.slice(0, 2), 'EB300BB;01/03/2026;01/03/2026'].join('\n'), 'contrats.csv')
    await expect.element(sum(/3 trajets impayés/)).toHaveFocus()
    await expect.poll(() => main.getByRole('table').elements()).toHaveLength(1)
    await button('Contester ou désigner les 3 trajets').click()
    await expect.poll(() => location.pathname).toBe('/claim')
    expect(JSON.parse(localStorage.getItem('claimed-journeys') ?? '[]')).toHaveLength(3)
  },
)

it(
  'a journey of a handover day or of overlapping contracts counts once; what is late, overlaps and gaps are named, also in the file',
  { tags: ['OPEN-71', 'RENTER-01', 'F-FIL-08'] },
  async () => {
    const tolls = [
      // Late, and not known to rise again.
      toll('1', 'EA200AA', '2026-02-01', 302, '2026-02-20T23:59:59'),
      ...['04', '06', '09'].map((day) => toll(day, 'EA200AA', `2026-02-${day}`, 302)),
      toll('12', 'EA200AA', '2026-02-12', 302, '2026-03-20T23:59:59'),
    ]
    await openContracts({ [match]: matching(tolls, ['EA200AA', 'EB300BB']) })
    const lines = [
      'K-1\tEA-200-AA\t01/02/2026\t04/02/2026',
      // In another call than the contracts that it overlaps with.
      ...Array.from({ length: 500 }, (_, at) => `X-${at}\tEB-300-BB\t01/01/2026\t01/01/2026`),
      'K-2\tEA-200-AA\t04/02/2026\t09/02/2026',
      '\tEA-200-AA\t08/02/2026\t10/02/2026',
      'K-4\tEA-200-AA\t12/02/2026\t12/02/2026',
      'K-5\tEA-200-AA\t15/02/2026\t15/02/2026',
    ]
    await field.fill(lines.join('\n'))
    await find.click()
    const all =
      /^1.?510,00\s€, puis 1.?550,00\s€ 5 trajets impayés, dont 1 en retard \(302,00\s€\), première hausse après le 09\/03\/2026$/
    await expect.element(sum(all)).toBeVisible()
    await table.getByRole('columnheader', { name: 'Montant dû' }).getByRole('button').click()
    await expect.element(rowOf('K-1').first()).toMatchTextContent('1 trajet')
    const first = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'K-1', exact: true }) })
    const act = first.getByRole('button', { name: 'Contester ou désigner EA-200-AA' })
    await expect.element(act).toBeVisible()
    await page.viewport(768, 1024)
    await expect.element(act, { message: 'on a tablet, too, there is just one' }).toBeVisible()
    await page.viewport(1280, 720)
    await expect.element(first, { message: 'a handover is no overlap' }).not.toMatchTextContent('Chevauchement')
    const second = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'K-2', exact: true }) })
    await expect.element(second).toMatchTextContent(/Chevauchement\s: contrat 08.02.2026\s– 10.02.2026.*2 trajets/s)
    await expect.element(rowOf('Sans référence')).toMatchTextContent(/Chevauchement\s: K-2.*1 trajet/s)
    await expect.element(rowOf('K-4')).toMatchTextContent(/Sans contrat le\s11\/02\/2026/)
    const { text } = await download(() => button('Télécharger le résultat').click())
    const records = text.trim().split('\r\n')
    expect(
      records.filter((line) => line.includes('302,00')),
      'each journey on one line',
    ).toHaveLength(5)
    expect(records.find((line) => line.startsWith('K-2'))).toMatch(
      /;Chevauchement\s: contrat 08\/02\/2026\s– 10\/02\/2026$/,
    )
    expect(records.find((line) => line.startsWith('K-5'))).toMatch(/;Sans contrat du\s13\/02\/2026 au\s14\/02\/2026$/)
  },
)

it(
  'a file is matched part by part; a failure keeps the answers so far and continues; bad files have their message',
  { tags: ['RENTER-01', 'F-FIL-07', 'F-NET-01', 'F-NET-16'] },
  async () => {
    const answer = matching(unpaid, ['EA200AA'])
    let isLost = true
    const calls = await openContracts({
      [match]: (call: SentCall) => {
        if (contractsIn(call).length < 500 && isLost) throw new TypeError('no connection')
        return answer(call)
      },
    })
    const head = 'reference;numberPlate;start;end;countryCode'
    for (const [content, text] of [
      [head, /Il ne contient que la ligne des noms de colonnes/],
      ['PK\u{3}\u{4}', /C'est un classeur/],
      [new Uint8Array([0x89, 0x50, 0, 0]), /Ce n'est pas un fichier texte/],
      ['C;AB123CD;2026-03-01;2026-03-04\n'.repeat(20_001), /dépasse 20\s000\slignes/],
    ] as const) {
      give(file.element(), content, 'contrats.csv')
      await find.click()
      await expect.element(file).toHaveAccessibleDescription(text)
    }
    expect(await faults()).toEqual([])
    expect(sent(calls)).toEqual([])
    const lines = Array.from({ length: 700 }, (_, at) => `K-${at};EA-200-AA;2026-02-27;2026-02-27;FR`)
    give(file.element(), [head, ...lines].join('\r\n'), 'contrats.csv')
    await find.click()
    await expect.element(main.getByRole('alert')).toBeVisible()
    await expect.element(main.getByText(/500 résultats/), { message: 'the answers so far' }).toBeVisible()
    isLost = false
    await main.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(main.getByText(/700 résultats/)).toBeVisible()
    await expect.element(sum(/ 1 trajet impayé/), { message: 'all contracts are about one journey' }).toBeVisible()
    expect(
      sent(calls).map((call) => contractsIn(call).length),
      'answered parts are not sent again',
    ).toEqual([500, 200, 200])
  },
)

it(
  'an operator that does not know the call: the page says so; on a phone, also in the longest language, nothing scrolls sideways',
  { tags: ['RENTER-01', 'I18N-02', 'F-NAV-13'] },
  async () => {
    await page.viewport(375, 740)
    const width = () => document.documentElement.scrollWidth
    await openContracts({}, 'de')
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Unbezahlte Fahrten nach Vertrag')
    expect(width()).toBeLessThanOrEqual(375)
    const answers = [matching(unpaid, ['EA200AA', 'EB300BB']), refused(404, 'not_found')]
    await openContracts({ [match]: (call: SentCall) => answers.shift()?.(call) })
    await field.fill(pasted)
    await find.click()
    await expect.poll(() => table.getByRole('rowheader').elements()).toHaveLength(4)
    expect(width()).toBeLessThanOrEqual(375)
    expect(await faults()).toEqual([])
    await button('Modifier les lignes').click()
    await find.click()
    await expect.element(main.getByText(/Votre opérateur ne propose pas encore cette recherche/)).toBeVisible()
    await expect.element(field).toHaveValue(pasted)
  },
)
