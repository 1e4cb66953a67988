import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPaper } from '../../../testing/devTools.ts'
import { download } from '../../../testing/download.ts'
import { faults, later, refused, type SentCall } from '../../../testing/openPage.tsx'
import {
  button,
  choice,
  daily,
  figures,
  filter,
  head,
  isList,
  journey,
  journeysCall,
  main,
  notice,
  openList,
  pagesOf,
  row,
  rows,
  strip,
  table,
  total,
} from '../testing/journeyLists.ts'

afterEach(() => page.viewport(1280, 720))

const toPayCall = 'GET /services/v1/whitelabels/journeys/toPay/page'
const lateFees = [{ stage: 'surcharge', afterDays: 0, fee: 10 }]
const asked = (calls: readonly SentCall[]) => calls.findLast(isList)?.query
const pages = main.getByRole('navigation', { name: /^Pages/ })
const next = pages.getByRole('link', { name: 'Suivant' })
const alert = main.getByRole('alert')
const contest = button('Contester ou désigner')
const box = (at: number) => row(at).getByRole('checkbox')
const selectAll = table.getByRole('checkbox', { name: 'Tout sélectionner' })
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

it(
  'the address keeps page and size over Back, a reload and a shared link; the focus stays where it turned the page',
  { tags: ['RENTER-01', 'RENTER-06', 'OPEN-55', 'API-32', 'DATA-39', 'F-NAV-02', 'F-NAV-03'] },
  async () => {
    const list = pagesOf(daily(32))
    await openList('travels', list)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Liste des trajets')
    await expect.element(table).toHaveAccessibleName('Liste des trajets')
    await expect.element(total).toMatchTextContent('32 résultats')
    await expect.poll(() => rows.elements()).toHaveLength(10)
    await expect.element(row(0)).toMatchTextContent(/01\/03\/2026.*EA-200-AA.*1,00\s€/)
    expect(await faults()).toEqual([])
    await next.click()
    await expect.poll(() => location.search).toBe('?page=2')
    await expect.element(row(0)).toMatchTextContent('19/02/2026')
    await expect.element(next).toHaveFocus()
    await pages.getByRole('combobox').selectOptions('25')
    await expect.poll(() => location.search).toBe('?pageSize=25')
    await expect.poll(() => rows.elements()).toHaveLength(25)
    history.back()
    await expect.poll(() => location.search).toBe('?page=2')
    await expect.element(row(0)).toMatchTextContent('19/02/2026')
    const calls = await openList('travels?page=4&order=asc', list, {}, 'de')
    await expect.poll(() => rows.elements()).toHaveLength(2)
    expect(asked(calls)).toEqual({ page: '4', pageSize: '10', sortBy: 'date', order: 'asc' })
    await expect.element(row(0)).toMatchTextContent('30.01.2026')
    await openList('travels?page=99&pageSize=7&sortBy=nothing&status=PAID', list)
    await expect
      .poll(() => location.search, { message: 'a page that does not exist becomes the last one' })
      .toBe('?page=4')
    await expect.poll(() => rows.elements()).toHaveLength(2)
  },
)

it(
  'filters are typed, checked and applied together, live in the address, and are reset from an empty result',
  { tags: ['RENTER-06', 'OPEN-55', 'ERROR-26', 'F-INP-07', 'F-NET-09'] },
  async () => {
    const four = daily(4)
    const list = (call: SentCall) => {
      const { filters } = call.query
      return pagesOf(filters === undefined ? daily(15) : filters.includes('status') ? [] : four)(call)
    }
    const calls = await openList('travels', list)
    const apply = button('Filtrer')
    await filter('Plaque').fill('ea 200')
    await filter('Trajet du').fill('25022026')
    await filter('Trajet au').fill('31/02/2026')
    await apply.click()
    await expect.element(filter('Trajet du')).toHaveValue('25/02/2026')
    await expect.element(filter('Trajet au')).toHaveAccessibleDescription(/Cette date n'existe pas/)
    await expect.element(filter('Trajet au')).toHaveFocus()
    expect(await faults()).toEqual([])
    await expect
      .poll(() => main.getByRole('group', { name: 'Date du trajet' }).getByRole('textbox').elements())
      .toHaveLength(2)
    await filter('Trajet au').fill('24/02/2026')
    await apply.click()
    await expect.element(filter('Trajet au')).toHaveAccessibleDescription(/La date de fin doit être postérieure/)
    await filter('Trajet au').fill('28/02/2026')
    await userEvent.keyboard('{Enter}')
    const search = '?plate=ea+200&from=2026-02-25&to=2026-02-28'
    await expect.poll(() => location.search).toBe(search)
    await expect.element(total).toMatchTextContent('4 résultats')
    expect(asked(calls)?.['filters']).toBe('{"plate":"ea 200","from":"2026-02-25","to":"2026-02-28"}')

    await openList(`travels${search}`, list)
    await expect.element(filter('Plaque')).toHaveValue('ea 200')
    await expect.element(filter('Trajet du')).toHaveValue('25/02/2026')
    await choice('Statut').selectOptions('En cours')
    await apply.click()
    await expect.element(page.getByRole('heading', { name: 'Aucun résultat pour ces filtres' })).toBeVisible()
    expect(await faults()).toEqual([])
    history.back()
    await expect.element(choice('Statut'), { message: 'Back restores the fields' }).toHaveValue('')
    await expect.element(total).toMatchTextContent('4 résultats')
    history.forward()
    await table.getByRole('button', { name: 'Réinitialiser les filtres' }).click()
    await expect.poll(() => location.search).toBe('')
    await expect.element(filter('Plaque')).toHaveValue('')
    await expect.element(filter('Plaque')).toHaveFocus()
    await expect.element(total).toMatchTextContent('15 résultats')
  },
)

it(
  'the notice list asks for late payments only, shows toll and indemnity, and offers no payment',
  { tags: ['RENTER-07', 'OPEN-09', 'OPEN-55', 'API-32', 'DATA-38'] },
  async () => {
    const calls = await openList('paymentNotice', pagesOf(daily(12, { ...notice, pvNumber: 'AP10' })))
    await expect.element(table).toHaveAccessibleName('Liste des avis de paiement')
    await expect.element(total).toMatchTextContent('12 résultats')
    await expect.element(row(0)).toMatchTextContent(/AP10.*11,00\s€/)
    await expect.element(choice('Statut')).not.toBeInTheDocument()
    await expect.element(main.getByRole('link', { name: /Payer/ })).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: /Payer/ })).not.toBeInTheDocument()
    expect(await faults()).toEqual([])
    await head("N° d'avis").click()
    await expect.poll(() => location.search).toBe('?sortBy=number')
    await head("N° d'avis").click()
    await next.click()
    await expect.poll(() => rows.elements()).toHaveLength(2)
    const order = { sortBy: 'number', order: 'desc', types: 'latePayment' }
    expect(asked(calls)).toEqual({ page: '2', pageSize: '10', ...order })

    for (const name of ['Plaque', "Numéro d'avis"]) {
      await filter(name).fill('4111 1111 1111 1111 12/28')
      await button('Filtrer').click()
      await expect.element(filter(name)).toHaveAccessibleDescription("N'indiquez pas de numéro de carte ici.")
      await filter(name).fill('')
    }
    expect(location.search, 'a card number stays out of the address').not.toMatch('4111')
    await filter("Numéro d'avis").fill('P15')
    await button('Filtrer').click()
    await expect.poll(() => location.search).toBe('?noticeNumber=P15&sortBy=number&order=desc')
    await expect.poll(() => asked(calls)).toMatchObject({ ...order, filters: '{"noticeNumber":"P15"}' })
  },
)

it(
  'an export has the filters and the order of now and the server’s file name; a failure keeps the page and saves nothing',
  { tags: ['RENTER-02', 'OPEN-55', 'API-33', 'F-FIL-08', 'F-NET-04', 'F-NET-16', 'F-NAV-05'] },
  async () => {
    const exported = `${journeysCall}/export`
    const csv = (name?: string) => () =>
      new Response('a;b', {
        headers: {
          'content-type': 'text/csv',
          ...(name && { 'content-disposition': `attachment; filename="${name}"` }),
        },
      })
    const [slow, stopped] = [later(), later()]
    const replies: (() => unknown)[] = [
      csv('trajets-EA.csv'),
      csv(),
      () => slow.promise,
      refused(500),
      () => ({ code: 'unknown' }),
      () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
      csv(),
      () => stopped.promise,
    ]
    const calls = await openList('travels?plate=EA&sortBy=price', pagesOf(daily(12)), {
      [exported]: () => replies.shift()?.(),
    })
    const act = main.getByRole('button', { name: /^Exporter/ })
    const press = () => act.click()
    expect(await download(press)).toEqual({ name: 'trajets-EA.csv', text: 'a;b' })
    await expect
      .element(main.getByRole('status').filter({ hasText: 'Fichier enregistré' }))
      .toMatchTextContent('trajets-EA.csv')
    const sent = () => calls.filter(({ name }) => name === exported)
    expect(sent()[0]?.query).toEqual({ filters: '{"plate":"EA"}', sortBy: 'price', order: 'desc' })
    expect(await download(press), 'without a name').toMatchObject({ name: 'trajets.csv' })

    await press()
    await box(0).click()
    await expect.element(act, { message: 'it stays while rows are selected' }).toHaveAttribute('aria-busy', 'true')
    await expect.element(act, { message: 'and says that it takes all' }).toHaveAccessibleName('Exporter les 12')
    await expect.element(button('Imprimer')).toBeVisible()
    expect(await download(async () => slow.resolve(csv('ensuite.csv')()))).toMatchObject({ name: 'ensuite.csv' })
    await expect.element(main.getByRole('status').filter({ hasText: 'ensuite.csv' })).toBeInTheDocument()

    const broken = vi.spyOn(URL, 'createObjectURL')
    for (const _ of [1, 2, 3]) {
      await press()
      await expect.element(alert).toMatchTextContent('Une erreur est apparue')
      await expect.poll(() => rows.elements()).toHaveLength(10)
    }
    expect(broken, 'no broken file').not.toHaveBeenCalled()
    expect(await faults()).toEqual([])
    await download(() => alert.getByRole('button', { name: 'Réessayer' }).click())
    await expect.element(alert).not.toBeInTheDocument()

    await act.dblClick()
    await expect.element(main.getByText(/Export en cours/)).toBeInTheDocument()
    await expect.element(act).toHaveAttribute('aria-busy', 'true')
    const late = vi.spyOn(URL, 'createObjectURL')
    await page.getByRole('banner').getByRole('link', { name: 'Liste des avis de paiement' }).click()
    await expect.poll(() => location.pathname).toBe('/renters/paymentNotice')
    await expect.element(total).toMatchTextContent('12 résultats')
    stopped.resolve(csv()())
    await userEvent.hover(button('Exporter'))
    expect(sent(), 'one press').toHaveLength(8)
    expect(late, 'it stops with the page').not.toHaveBeenCalled()
    await expect.element(alert).not.toBeInTheDocument()
    late.mockRestore()
  },
)

it(
  'all journeys that match are selected, with how many can be contested and their sum; a claim has those',
  { tags: ['OPEN-47', 'RENTER-06'] },
  async () => {
    const all = pagesOf([...daily(12), journey('omp', 1, { ...notice, paymentLimit: 'OMP' })])
    await openList('travels', all)
    await expect.element(contest).toHaveAttribute('aria-disabled', 'true')
    await selectAll.click()
    await button('Sélectionner les 13').click()
    await expect.element(total).toMatchTextContent(/Sélection : 13.*12 à contester · 78,00\s€/)
    await button('Tout désélectionner').click()
    await expect.element(total).not.toMatchTextContent('Sélection')
    await openList('travels?select=all', all)
    await expect.element(total).toMatchTextContent('Sélection : 13')
    await expect.element(main.getByRole('link', { name: 'Trajets par contrat' }), { message: 'stays' }).toBeVisible()
    expect(await faults()).toEqual([])
    await contest.click()
    await expect.poll(() => location.pathname).toBe('/claim')
    expect(stored('claimed-journeys')).toHaveLength(12)
  },
)

it(
  'paper names the list, its filters and its renter, has the rows of all pages and their next price',
  { tags: ['RENTER-01', 'RENTER-06'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+01:00') })
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const late = { journeys: 11, due: 66, months: [{ month: '2026-03', journeys: 11 }] }
    const all = pagesOf(daily(11, { deadline: '2026-03-09' }), { ...figures, ...late })
    await openList('travels?plate=EA&dueFrom=2026-03-09', all, { [toPayCall]: { lateFees } })
    await expect.element(total).toMatchTextContent('11 résultats')
    await expect.element(strip).toMatchTextContent('66,00')
    const sheet = () => document.documentElement.style.getPropertyValue('--sheet')
    await expect
      .poll(sheet)
      .toBe('"Location du Val · Liste des trajets · Filtre\u00a0: Plaque EA, Échéance du 09/03/2026 · 02/03/2026"')
    await onPaper(async () => {
      await expect.element(main.getByText('Location du Val')).toBeVisible()
      await expect
        .element(
          main.getByText(
            /^Filtre\s: Plaque EA, Échéance du 09\/03\/2026 · Lignes 1 à 10 sur 11\s; l'export contient tout$/,
          ),
        )
        .toBeVisible()
      await expect.element(table).toMatchTextContent(/Total dû de la liste.*66,00\s€/)
      await expect.element(table.getByRole('columnheader', { name: 'Après échéance' })).toBeVisible()
      await expect.element(row(0).getByText(/^11,00\s€$/)).toBeVisible()
      // A sheet on its side is as wide as a tablet, where a row has two lines.
      await page.viewport(1000, 720)
      expect(row(0).element().getBoundingClientRect().height, 'one line').toBeLessThan(40)
      await page.viewport(1280, 720)
      await expect.element(strip.getByText(/^66,00/)).toBeVisible()
      await expect.element(strip.getByText('mars 2026')).not.toBeVisible()
    })
    await button('Imprimer').click()
    await expect.poll(() => rows.elements()).toHaveLength(11)
    expect(print).toHaveBeenCalledOnce()
    await expect
      .element(main.getByText(/^Filtre\s: Plaque EA, Échéance du 09\/03\/2026 · 11 trajets$/))
      .toBeInTheDocument()
    dispatchEvent(new Event('afterprint'))
    await expect.poll(() => rows.elements()).toHaveLength(10)
    print.mockRestore()
  },
)

it(
  'on a phone the rows are cards without sideways scrolling, also in the longest language; keyboard alone filters, sorts and selects',
  { tags: ['RENTER-06', 'I18N-02', 'F-NAV-13'] },
  async () => {
    await page.viewport(375, 740)
    const list = pagesOf(daily(3, notice))
    const look = async (title: string, headed: string) => {
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
      await expect.poll(() => rows.elements()).toHaveLength(3)
      await expect.element(table.getByRole('columnheader', { name: headed })).toBeInTheDocument()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
    }
    await openList('travels', list, {}, 'de')
    await look('Fahrtenliste', 'Offener Betrag')
    await openList('travels', list)
    await look('Liste des trajets', 'Montant dû')
    expect(await faults()).toEqual([])
    expect(row(0).element().getBoundingClientRect().top, 'the first row begins in the upper half').toBeLessThanOrEqual(
      400,
    )
    const hints = main.getByText('Cochez pour contester').elements()
    expect(hints.filter((hint) => hint.checkVisibility())).toHaveLength(1)
    const focus = (locator: { element: () => Element }) => {
      const element = locator.element()
      if (element instanceof HTMLElement) element.focus()
    }
    focus(button('Filtres'))
    await userEvent.keyboard('{Enter}{Tab}EA{Enter}')
    await expect.poll(() => location.search).toBe('?plate=EA')
    const order = choice('Trier par …')
    focus(order)
    await userEvent.keyboard('Montant')
    await expect.poll(() => location.search).toMatch('sortBy=price')
    focus(box(0))
    await userEvent.keyboard(' ')
    await expect.element(box(0)).toBeChecked()
    await expect.element(box(0)).toHaveAccessibleName(/^Sélectionner le trajet du/)
    await order.selectOptions('Paiement ↑')
    await expect.poll(() => location.search).toMatch(/sortBy=situation$/)
  },
)

it(
  'figures say whether they are of the fleet or of the filters, how many journeys a month had, and lead to what is due first',
  { tags: ['RENTER-01', 'RENTER-06', 'API-32', 'OPEN-33'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+01:00') })
    const months = [
      { month: '2026-03', journeys: 2 },
      { month: '2026-02', journeys: 2 },
    ]
    const dueDays = [
      { lastDay: '2026-03-04', journeys: 1, due: 1, after: 11 },
      { lastDay: '2026-03-09', journeys: 3, due: 6, after: 36 },
    ]
    const summary = {
      ...figures,
      journeys: 6,
      due: 12,
      late: { journeys: 1, due: 2 },
      dueDays: [...dueDays, { lastDay: '2026-03-20', journeys: 1, due: 3, after: 13 }],
      months,
    }
    const value = (term: string) =>
      strip.getByRole('term').filter({ hasText: term }).element().nextElementSibling?.textContent
    const calls = await openList('travels', pagesOf(daily(4), summary))
    await expect.element(strip).toMatchTextContent('pour toute la flotte')
    await expect.poll(() => value('Montant dû')).toMatch(/^12,00\s€$/)
    expect(value("À traiter d'ici au 09/03/2026"), 'as the desk says it').toMatch(/^7,00\s€, puis 47,00\s€$/)
    expect(value('En retard')).toMatch(/^2,00\s€$/)
    expect(value('Plus tard'), 'the parts add up').toMatch(/^3,00\s€, puis 13,00\s€$/)
    expect(
      calls.filter(({ query }) => query['summary'] === 'true'),
      'asked for once',
    ).toHaveLength(1)
    await page.viewport(375, 740)
    const others = strip.getByText('Plus tard')
    await expect.element(others, { message: 'a phone shows what is urgent' }).not.toBeVisible()
    await strip.getByText('Détail').click()
    await expect.element(others).toBeVisible()
    await page.viewport(1280, 720)
    expect(value('février 2026')).toBe('2')
    expect(value('mars 2026')).toBe('2')
    expect(await faults()).toEqual([])
    await filter('Plaque').fill('EA')
    await button('Filtrer').click()
    await expect.element(strip).toMatchTextContent('pour ces filtres')
    await strip.getByRole('link', { name: /^3,00/ }).click()
    await expect.poll(() => location.search).toBe('?plate=EA&dueFrom=2026-03-10&sortBy=deadline')
    await strip.getByRole('link', { name: /, puis 47/ }).click()
    await expect.poll(() => location.search).toBe('?plate=EA&dueFrom=2026-03-02&dueTo=2026-03-09&sortBy=deadline')
  },
)

it(
  'what is due later leads nowhere where days without a rise come before the first one: no list has just these',
  { tags: ['RENTER-06', 'OPEN-33'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+01:00') })
    const dueDays = [
      { lastDay: '2026-03-20', journeys: 1, due: 5, after: 5 },
      { lastDay: '2026-03-25', journeys: 1, due: 3, after: 13 },
    ]
    await openList('travels', pagesOf(daily(2), { ...figures, journeys: 2, due: 8, dueDays }))
    await expect.element(strip.getByRole('link', { name: /^3,00.*, puis 13,00/ })).toBeVisible()
    await expect.element(strip.getByText(/^5,00/)).toBeVisible()
    await expect.poll(() => strip.getByRole('link').elements()).toHaveLength(1)
  },
)
