import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { onPaper } from '../../../testing/devTools.ts'
import { faults } from '../../../testing/openPage.tsx'
import { button, figures, journeysCall, main, openList, pagesOf } from '../testing/journeyLists.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+01:00') }))
afterEach(() => page.viewport(1280, 720))

const days = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
const link = (name: string) => main.getByRole('link', { name, exact: true })
const exported = `${journeysCall}/export`
const file = () => new Response('a;b', { headers: { 'content-type': 'text/csv' } })
const openDesk = (summary: object) => openList('profile', pagesOf([], { ...figures, ...summary }), { [exported]: file })

it(
  'the week leads; days are in the order in which journeys grow dearer, each with its acts',
  { tags: ['RENTER-01'] },
  async () => {
    const dueDays = [
      { lastDay: '2026-03-04', journeys: 1, due: 1, after: 11 },
      { lastDay: '2026-03-09', journeys: 3, due: 6, after: 36 },
    ]
    await openDesk({ journeys: 4, due: 7, dueDays })
    const week = main.getByText(/^7,00\s€, puis 47,00\s€$/)
    await expect
      .poll(() => week.element().parentElement?.parentElement?.textContent)
      .toMatch(/^À traiter d'ici au lundi 9 mars.* 47,00\s€4 trajets/)
    const ofWeek = '/renters/travels?dueFrom=2026-03-02&dueTo=2026-03-09&sortBy=deadline&select=all'
    await expect.element(link("Contester ou désigner d'ici au lundi 9 mars")).toHaveAttribute('href', ofWeek)
    const texts = days.elements().map(({ textContent }) => textContent)
    expect(texts).toEqual([
      expect.stringMatching(/mer\.\s4\smars.*1 trajet/),
      expect.stringMatching(/lun\.\s9\smars.*3 trajets/),
    ])
    await expect.element(link('4 trajets')).toHaveAttribute('href', '/renters/travels')
    const ofDay = '/renters/travels?dueFrom=2026-03-09&dueTo=2026-03-09&sortBy=deadline'
    await expect.element(link('3 trajets lundi 9 mars')).toHaveAttribute('href', ofDay)
    const act = link('Contester ou désigner lundi 9 mars')
    await expect.element(act).toHaveAttribute('href', `${ofDay}&select=all`)
    expect(await faults()).toEqual([])
    await page.viewport(768, 1024)
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    const [day, actOfDay] = [
      page.getByRole('heading', { name: 'lun. 9 mars' }),
      link('Contester ou désigner lundi 9 mars'),
    ].map((one) => middle(one.element().getBoundingClientRect()))
    expect(day, 'one line on a tablet').toBeCloseTo(actOfDay ?? 0, -1)
    await onPaper(async () => {
      const card = week.element().closest('.border-s-4')
      expect(card && getComputedStyle(card).paddingInlineStart, 'the bar beside the words').not.toBe('0px')
    })
  },
)

it(
  'the week comes before later days with steep rises and what is late, on a phone too',
  { tags: ['RENTER-01', 'OPEN-55'] },
  async () => {
    await page.viewport(375, 740)
    const near = ['03', '04', '05', '06', '09'].map((day) => ({
      lastDay: `2026-03-${day}`,
      journeys: 1,
      due: 1,
      after: 11,
    }))
    const steep = { lastDay: '2026-03-12', journeys: 1, due: 11, after: 386 }
    const last = { lastDay: '2026-03-17', journeys: 2, due: 20, after: 770 }
    const between = { lastDay: '2026-03-13', journeys: 1, due: 1, after: 11 }
    const late = { journeys: 1, due: 1 }
    const calls = await openDesk({ journeys: 10, due: 38, late, dueDays: [...near, steep, between, last] })
    await expect.element(main.getByText(/^5,00\s€, puis 55,00\s€$/)).toBeVisible()
    await expect.element(main.getByText('dont 1 demain')).toBeVisible()
    await expect
      .element(link("Contester ou désigner d'ici au lundi 9 mars"), { message: 'the act of the first sum' })
      .toHaveAttribute('href', expect.stringMatching(/dueTo=2026-03-09.*select=all$/))
    await expect
      .element(link('Contester ou désigner en retard'))
      .toHaveAttribute('href', '/renters/travels?dueTo=2026-03-01&sortBy=deadline&select=all')
    await expect
      .element(link('1 trajet en retard'))
      .toHaveAttribute('href', '/renters/travels?dueTo=2026-03-01&sortBy=deadline')
    const sums = main
      .getByText(/ puis /)
      .elements()
      .map(({ textContent }) => textContent)
    expect(sums.slice(0, 2)).toEqual([
      expect.stringMatching(/55,00/),
      expect.stringMatching(/^32,00\s€, puis 1.?167,00\s€$/),
    ])
    await expect.element(main.getByText('plus tard, 3 fortes hausses, la première après le jeu. 12 mars')).toBeVisible()
    const ofLater = '/renters/travels?dueFrom=2026-03-12&sortBy=deadline'
    await expect.element(link('4 trajets Plus tard'), { message: 'all of the sum' }).toHaveAttribute('href', ofLater)
    await expect.element(link('Contester ou désigner Plus tard')).toHaveAttribute('href', `${ofLater}&select=all`)
    expect(days.elements()).toHaveLength(8)
    await expect.element(link('Contester ou désigner jeudi 12 mars')).toBeVisible()
    expect(await faults()).toEqual([])
    await button('Exporter en retard').click()
    await button("Exporter d'ici au lundi 9 mars").click()
    await expect
      .poll(() => calls.flatMap(({ name, query }) => (name === exported ? query['filters'] : [])))
      .toEqual(['{"dueTo":"2026-03-01"}', '{"dueFrom":"2026-03-02","dueTo":"2026-03-09"}'])
  },
)

it('large sums break on a small phone', { tags: ['RENTER-01'] }, async () => {
  await page.viewport(320, 740)
  const dueDays = Array.from({ length: 11 }, (_, at) => ({
    lastDay: `2026-03-${at + 10}`,
    journeys: 9000,
    due: 123_456.78,
    after: 1_234_567.89,
  }))
  await openDesk({ journeys: 108_000, due: 1_481_481.36, dueDays })
  const card = main.getByRole('region', { name: 'À traiter' }).element()
  expect(card.scrollWidth).toBe(card.clientWidth)
})
