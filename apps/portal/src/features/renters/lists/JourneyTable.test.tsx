import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPaper } from '../../../testing/devTools.ts'
import { faults, later, refused, type SentCall } from '../../../testing/openPage.tsx'
import {
  button,
  head,
  isList,
  journey,
  listOf,
  main,
  notice,
  openList,
  row,
  rows,
  strip,
  table,
  total,
} from '../testing/journeyLists.ts'

const contest = button('Contester ou désigner')
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

it.each([
  ['travels', 'Aucun trajet à régler'],
  ['paymentNotice', 'Aucun avis de paiement'],
])(
  'an empty list of %s explains itself and exports nothing; prepayment is disabled with its note',
  { tags: ['OPEN-09', 'OPEN-55', 'ROLE-08', 'PREPAY-30', 'F-NET-09'] },
  async (path, title) => {
    await openList(path, listOf())
    await expect.element(table.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(button('Exporter')).toBeDisabled()
    const prepay = button('Prépayer un trajet')
    await expect.element(prepay).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(prepay)
      .toHaveAccessibleDescription('Vous ne pouvez pas faire de prépaiement avec un véhicule de location.')
    expect(await faults()).toEqual([])
  },
)

it(
  'without the feature there is nothing to contest, and rows are not selectable',
  { tags: ['OPEN-03', 'OPEN-47'] },
  async () => {
    const home = { 'GET /services/v1/whitelabels/homepage': { actions: ['freeflow'] } }
    const late = { journeys: 2, due: 3 }
    const summary = { ...late, dueDays: [], late, months: [] }
    const list = { ...listOf(journey('1', 1), journey('2', 2)), summary }
    await openList('travels', list, home)
    await expect.element(total).toMatchTextContent('2 résultats')
    await expect.element(contest).not.toBeInTheDocument()
    await expect.element(main.getByRole('checkbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /Prépayer/ })).not.toBeInTheDocument()
    await openList('profile', list, home)
    await expect.element(button('Exporter en retard')).toBeVisible()
    await expect.element(main.getByText('Contester ou désigner')).not.toBeInTheDocument()
  },
)

it(
  'a list that fails says so and can be tried again; an answer that comes late is not shown for another view',
  { tags: ['OPEN-55', 'F-NET-01', 'F-NET-04', 'F-NET-05', 'F-NET-08'] },
  async () => {
    const [cheap, dear] = [listOf(journey('1', 1), journey('2', 2)), later()]
    const failures = [refused(503)]
    let isDown = false
    await openList('travels', (call: SentCall) => {
      if (!isList(call)) return listOf()
      if (isDown) return refused(503)()
      if (call.query['sortBy'] === 'plate') return { data: [], page: 1, pageSize: 10 }
      if (call.query['sortBy'] === 'price' && call.query['order'] === 'desc') return dear.promise
      return failures.shift()?.() ?? cheap
    })
    await expect
      .element(table.getByRole('alert'))
      .toMatchTextContent('Une erreur est apparue, veuillez réessayer plus tard.')
    await expect.element(main.getByText('Aucun trajet à régler')).not.toBeInTheDocument()
    expect(await faults()).toEqual([])
    await table.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(() => rows.elements().length).toBe(2)

    await head('Montant dû').click()
    await expect.element(total).toMatchTextContent('Chargement')
    await expect.poll(() => rows.elements(), { message: 'the former rows stay meanwhile' }).toHaveLength(2)
    await head('Montant dû').click()
    await expect.poll(() => location.search).toBe('?sortBy=price&order=asc')
    await expect.element(total).toMatchTextContent('ordre croissant')
    dear.resolve(listOf(journey('3', 90)))
    await userEvent.hover(button('Exporter')) // The late answer arrives meanwhile.
    await expect.element(total).toMatchTextContent('2 résultats')
    await expect.element(table.getByText('90,00 €')).not.toBeInTheDocument()
    await head('Plaque').click()
    await expect.element(table.getByRole('alert')).toMatchTextContent('Une erreur est apparue')
    await expect.poll(() => rows.elements()).toHaveLength(0)
    isDown = true
    await head('Date').click()
    await expect.element(main.getByRole('alert')).toMatchTextContent('Une erreur est apparue')
    await expect.poll(() => rows.elements(), { message: 'what this view held before' }).toHaveLength(2)
  },
)

it(
  'a selection of several types asks which one to contest, since a claim has one; cases of the prosecutor cannot be selected',
  { tags: ['OPEN-47', 'CLAIM-08'] },
  async () => {
    await openList(
      'travels',
      listOf(
        journey('1', 1),
        journey('2', 2),
        journey('3', 3, notice),
        journey('omp', 4, { ...notice, paymentLimit: 'OMP' }),
      ),
    )
    const boxOf = (text: string) => table.getByRole('row').filter({ hasText: text }).getByRole('checkbox')
    await expect.element(boxOf("Transmis à l'OMP")).toBeDisabled()
    await table.getByRole('checkbox', { name: 'Tout sélectionner' }).click()
    await expect.element(total).toMatchTextContent('Sélection : 3')
    await contest.click()
    const dialog = page.getByRole('dialog', { name: /Que voulez-vous contester en premier/ })
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => dialog.getByRole('radio').elements()).toHaveLength(2)
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(contest).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await dialog.getByRole('radio', { name: /Avis de retard de paiement/ }).click()
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect.poll(() => location.pathname).toBe('/claim')
    await expect.poll(() => stored('claimed-journeys')).toMatchObject([{ id: '3' }])
  },
)

it(
  'a click on a column sorts by it, then in the opposite order, and keeps the focus',
  { tags: ['RENTER-06', 'OPEN-55'] },
  async () => {
    const list = { ...listOf(journey('1', 1), journey('2', 2)), total: 12, pageTotal: 2 }
    const calls = await openList('travels?page=2', list)
    const column = (name: string) => table.getByRole('columnheader', { name })
    await expect.element(column('Date')).toHaveAttribute('aria-sort', 'descending')
    await head('Montant dû').click()
    await expect.poll(() => location.search).toBe('?sortBy=price')
    await expect.element(column('Montant dû')).toHaveAttribute('aria-sort', 'descending')
    await expect.element(column('Date')).not.toHaveAttribute('aria-sort')
    await expect.element(total).toMatchTextContent('trié par Montant dû, ordre décroissant')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.search).toBe('?sortBy=price&order=asc')
    await expect.element(head('Montant dû')).toHaveFocus()
    await head('Plaque').click()
    await expect.poll(() => location.search).toBe('?sortBy=plate')
    await head('Numéro').click()
    await expect.poll(() => location.search).toBe('?sortBy=number')
    const orders = () => calls.filter(isList).map(({ query }) => `${query['sortBy']} ${query['order']}`)
    await expect.poll(orders).toEqual(['date desc', 'price desc', 'price asc', 'plate asc', 'number asc'])
  },
)

it(
  'each list offers density and columns, which this browser remembers, also after a logout',
  { tags: ['RENTER-06', 'RENTER-07', 'RENTER-08', 'STORE-01'] },
  async () => {
    const header = (name: string) => table.getByRole('columnheader', { name })
    const menu = page.getByRole('dialog', { name: 'Affichage' })
    const box = (name: string) => menu.getByRole('checkbox', { name })
    const list = listOf(journey('1', 1))
    const vehicles = {
      plates: [{ id: '1', numberPlate: 'EA200AA', countryCode: 'FR' }],
      page: 1,
      pageSize: 10,
      pageTotal: 1,
      total: 1,
    }
    await openList('travels', list)
    const height = () => table.getByRole('row').last().element().getBoundingClientRect().height
    const compact = height()
    await button('Affichage').click()
    await box('Trajet').click()
    await box('Lignes compactes').click()
    await expect.element(box('Date')).toBeDisabled()
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Affichage')).toHaveFocus()
    await expect.element(header('Trajet')).not.toBeInTheDocument()
    expect(compact).toBeLessThan(height())
    await openList('travels', list)
    await expect.element(header('Numéro')).toBeVisible()
    await expect.element(header('Trajet')).not.toBeInTheDocument()
    await openList('vehicles', list, { 'GET /services/v1/renters/me/plates': vehicles })
    await button('Affichage').click()
    await expect.element(box('Lignes compactes')).not.toBeChecked()
    await box('Pays').click()
    await expect.element(header('Pays')).not.toBeInTheDocument()
    await openList('paymentNotice', list)
    await button('Affichage').click()
    await expect.element(box('Trajet')).toBeChecked()
    await openList('profile', list)
    await button('Se déconnecter').click()
    await expect.poll(() => location.pathname).toBe('/')
    await expect
      .poll(() => stored('fleet/display'))
      .toEqual({
        density: 'comfortable',
        hidden: { PROTEST: ['situation', 'way'], PLATE: ['situation', 'country'] },
      })
  },
)

it(
  'figures that fail leave the list, and can be tried again; a list that fails has none, nor an operator without figures',
  { tags: ['RENTER-06', 'API-32', 'F-NET-01'] },
  async () => {
    const list = listOf(journey('1', 1), journey('2', 2))
    const figures = { ...list, summary: { journeys: 2, due: 3, months: [] } }
    const failures = [refused(503)]
    await openList('travels', (call: SentCall) => (isList(call) ? list : (failures.shift()?.() ?? figures)))
    await expect.element(total).toMatchTextContent('2 résultats')
    await main.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(strip).toMatchTextContent('pour toute la flotte')
    await openList('travels?plate=EA', refused(503))
    await expect.element(main.getByRole('alert')).toBeVisible()
    await expect.element(strip).not.toBeInTheDocument()
    await openList('travels', list)
    await expect.element(total).toMatchTextContent('2 résultats')
    await expect.element(strip).not.toBeInTheDocument()
  },
)

it(
  'a printed list says how much of its total is late, how much is due later and how much has no deadline',
  { tags: ['RENTER-06'] },
  async () => {
    const dueDays = [{ lastDay: '2099-03-09', journeys: 1, due: 5, after: 15 }]
    const summary = { journeys: 6, due: 20, late: { journeys: 1, due: 3 }, dueDays, months: [] }
    await openList('travels', { ...listOf(journey('1', 1)), summary })
    await expect
      .element(table)
      .toMatchTextContent(
        /1 trajet\s?20,00\s€\s?En retard\s?3,00\s€\s?Prochaine échéance 09\/03\/2099 \(puis 15,00\s€\)\s?5,00\s€\s?Sans échéance \(.*\)\s?12,00\s€$/,
      )
    const next = table.getByRole('columnheader', { name: 'Après échéance' })
    await expect.element(next).toBeVisible()
    await onPaper(async () => {
      await expect.element(next, { message: 'no journey rises' }).not.toBeInTheDocument()
    })
  },
)

it.each([
  [4000, 1, /4 trajets · 10,00\s€/],
  [6000, 0, /6\s000 résultats/],
])(
  'a selection of all %i journeys loads them once, if a claim may have as many; otherwise a hint says to filter',
  { tags: ['OPEN-47'] },
  async (count, loads, words) => {
    const first = [1, 2, 3, 4].map((at) => journey(`${at}`, at))
    const calls = await openList('travels?select=all', ({ query }: SentCall) =>
      query['pageSize'] === '500' ? listOf(...first) : { ...listOf(...first), pageTotal: 400, total: count },
    )
    await expect.element(total).toMatchTextContent(words)
    const most = main.getByText(/^5.000 au plus par réclamation.: filtrez la liste$/)
    await expect.poll(() => most.elements()).toHaveLength(1 - loads)
    await expect.poll(() => contest.element().ariaDisabled).toBe(loads === 0 ? 'true' : null)
    await expect.poll(() => calls.filter(({ query }) => query['pageSize'] === '500')).toHaveLength(loads)
  },
)

it(
  'a deadline within the week of the figures has a sign, the days left and the next price in its colour; a later one has the days alone',
  { tags: ['RENTER-06'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+01:00') })
    const due = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-17'].map((deadline, at) =>
      journey(`${at}`, at + 1, { deadline }),
    )
    const toPay = { lateFees: [{ stage: 'surcharge', afterDays: 0, fee: 500 }] }
    await openList('travels', listOf(...due), { 'GET /services/v1/whitelabels/journeys/toPay/page': toPay })
    await expect.element(row(0)).toMatchTextContent(/02\/03\/2026 aujourd'hui/)
    await expect.element(row(1)).toMatchTextContent(/09\/03\/2026 7 jours/)
    await expect.element(row(2)).toMatchTextContent(/16\/03\/2026 14 jours/)
    await expect.element(row(3)).toMatchTextContent(/17\/03\/2026 15 jours/)
    const coloured = (at: number) =>
      row(at).element().querySelectorAll('.fleet-due > .text-warning, .fleet-rise.text-warning')
    expect([0, 1, 2, 3].map((at) => coloured(at).length)).toEqual([2, 2, 0, 0])
    expect(await faults()).toEqual([])
  },
)

it(
  'what is late and rises again has the day and the days left, as in the figures',
  { tags: ['RENTER-06'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+01:00') })
    const again = [
      { stage: 'surcharge', afterDays: 0, fee: 10 },
      { stage: 'surcharge', afterDays: 15, fee: 90 },
    ]
    const late = [10, 7].map((indemnity, at) => journey(`${at}`, 4, { deadline: '2026-02-20', indemnity }))
    const toPay = { 'GET /services/v1/whitelabels/journeys/toPay/page': { lateFees: again } }
    await openList('travels', listOf(...late), toPay)
    await expect.element(row(0)).toMatchTextContent(/07\/03\/2026 5 jours/)
    await expect.element(row(1), { message: 'of an unknown rise' }).toMatchTextContent(/20\/02\/2026 En retard/)
  },
)
