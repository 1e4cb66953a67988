import type { Journey } from '@voie-libre/contract/schemas/journey'
import { daysLater, parisDay } from '@voie-libre/domain/journey/parisTime'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import common from '../../i18n/locales/fr/common.json'
import journeys from '../../i18n/locales/fr/journeys.json'
import { JourneyList } from './JourneyList.tsx'

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'fr',
    defaultNS: 'common',
    resources: { fr: { common, journeys } },
    interpolation: { escapeValue: false },
  })
})

const journey = (id: string, fields: Partial<Journey> = {}): Journey => ({
  id,
  date: `2026-01-0${id}T08:00:00`,
  status: 'TERMINE',
  htPrice: 0,
  ttcPrice: 400,
  totalPrice: 0,
  tvaPrice: 0,
  indemnity: 0,
  alreadyPaid: 0,
  ...fields,
})
const nobody: ReadonlySet<string> = new Set()
const items = () => page.getByRole('listitem').elements()
/** Cards with hover styles. */
const hovers = () => items().filter(({ className }) => className.includes('hover:'))

it.each([
  ['once', [journey('1', { paymentLimit: 'BEFORE_OMP' }), journey('2', { paymentLimit: 'BEFORE_OMP' })], 1],
  [
    'not below the section that explains it',
    [journey('1', { paymentLimit: 'BEFORE_OMP' }), journey('2', { paymentLimit: 'OMP' })],
    0,
  ],
  ['not where nothing names it', [journey('1', { paymentLimit: 'AUTRE' })], 0],
] as const)(
  'the list of claims explains the OMP %s; elsewhere the deadline above the list does',
  async (_, shown, times) => {
    await render(<JourneyList mode="claim" journeys={shown} selected={nobody} onToggle={() => undefined} />)
    expect(page.getByText(/officier du ministère public, qui reçoit/).elements()).toHaveLength(times)
  },
)

describe('a journey in progress', { tags: ['OPEN-33'] }, () => {
  const running = (fields: Partial<Journey>) => (
    <JourneyList
      mode="pay"
      journeys={[journey('1', { status: 'EN_COURS', ttcPrice: 0, deadline: tomorrow, ...fields })]}
      selected={nobody}
      onToggle={() => undefined}
    />
  )
  const tomorrow = daysLater(parisDay(new Date()), 1)

  it('shows its deadline, what to do, and that its price is still to be calculated', async () => {
    await render(running({}))
    const card = page.getByRole('listitem', {
      name: 'Trajet du 01/01/26 08:00, prix à calculer, en cours, à compléter',
    })
    await expect.element(card).toMatchTextContent(/à compléter · 1 jour pour payer avant majoration/)
    await expect.element(card).toMatchTextContent(/à calculer/)
    await expect.element(card).not.toMatchTextContent(/0,00/)
    await expect.element(page.getByRole('button', { name: 'Compléter ce trajet' })).toBeVisible()
  })

  it('at the prosecutor says so and offers nothing', async () => {
    await render(running({ paymentLimit: 'OMP' }))
    const card = page.getByRole('listitem')
    await expect.element(card).toMatchTextContent(/Transmis à l'OMP/)
    await expect.element(card).not.toMatchTextContent(/à compléter/)
    expect(page.getByRole('button').elements()).toEqual([])
  })
})

it('an overdue journey says what comes next', { tags: ['OPEN-33'] }, async () => {
  const today = parisDay(new Date())
  await render(
    <JourneyList
      mode="pay"
      journeys={[journey('1', { deadline: daysLater(today, -1), indemnity: 1_000 })]}
      selected={nobody}
      onToggle={() => undefined}
      lateFees={[
        { stage: 'surcharge', afterDays: 0, fee: 1_000 },
        { stage: 'surcharge', afterDays: 15, fee: 9_000 },
      ]}
    />,
  )
  const card = page.getByRole('listitem').first()
  await expect.element(card).toMatchTextContent(/Retard de paiement/)
  const lastDay = daysLater(today, 14).split('-').toReversed().join('/').replace('/20', '/')
  await expect.element(card).toMatchTextContent(new RegExp(`14,00.€ jusqu'au ${lastDay}.*, puis 94,00.€`))
})

describe('in claim mode', () => {
  const claimable = [
    journey('1', { paymentLimit: 'INFRACTION' }),
    journey('2', { paymentLimit: 'AUTRE' }),
    journey('3', { paymentLimit: 'BEFORE_OMP' }),
    journey('4', { paymentLimit: 'OMP' }),
    journey('5', { paymentLimit: 'IRIS', caseOrigin: 'IRIS' }),
  ]

  it('cards have no hover style, unlike in pay mode', { tags: ['LIST-14'] }, async () => {
    const list = (mode: 'claim' | 'pay') => (
      <JourneyList mode={mode} journeys={claimable} selected={nobody} onToggle={() => undefined} />
    )
    const { rerender } = await render(list('claim'))
    expect(items()).toHaveLength(5)
    expect(hovers()).toEqual([])
    await rerender(list('pay'))
    expect(hovers().length).toBeGreaterThan(0)
  })

  it(
    'sections are those of claims',
    { tags: ['CATEGORY-04', 'CATEGORY-05', 'CATEGORY-06', 'CATEGORY-07'] },
    async () => {
      await render(<JourneyList mode="claim" journeys={claimable} selected={nobody} onToggle={() => undefined} />)
      const sections = page.getByRole('list').elements()
      expect(sections.map((section) => section.children.length)).toEqual([2, 1, 1, 1])
      expect(sections.map((section) => section.textContent)).toEqual([
        expect.stringMatching(/02\/01\/26 08:00.*05\/01\/26 08:00/s),
        expect.stringContaining('03/01/26'),
        expect.stringContaining('01/01/26'),
        expect.stringContaining('04/01/26'),
      ])
    },
  )

  it('a disabled card shows the reason and cannot be selected', { tags: ['SELECT-08'] }, async () => {
    const onToggle = vi.fn<(id: string) => void>()
    const disabled = new Map([['2', 'Réclamation déjà effectuée']])
    await render(
      <JourneyList mode="claim" journeys={claimable} selected={nobody} onToggle={onToggle} disabled={disabled} />,
    )
    const box = page.getByRole('checkbox', { name: /02\/01\/26/ })
    await expect.element(box).toBeDisabled()
    await expect.element(page.getByText('Réclamation déjà effectuée')).toBeVisible()
    await userEvent.click(box, { force: true })
    expect(onToggle).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('checkbox', { name: /03\/01\/26/ }))
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('3')
  })
})

describe('the text of a card', () => {
  const show = (one: Journey, company?: string) =>
    render(<JourneyList mode="pay" journeys={[one]} company={company} selected={nobody} onToggle={() => undefined} />)

  it.each([
    ['the class when known', { carCategory: 3 }, 'A79', 'Classe 3'],
    ['the network when the class is unknown', {}, 'A79', 'A79'],
    ['a date that cannot be read as unknown', { date: 'soon' }, 'A79', 'Date inconnue'],
    [
      'an indemnity apart from the toll, and what was already paid',
      { indemnity: 1000, alreadyPaid: 100 },
      'A79',
      'Péage 3,00\u00a0€ + majoration 10,00\u00a0€ · déjà payé 1,00\u00a0€',
    ],
  ])('%s', { tags: ['LIST-10', 'PRICE-02'] }, async (_, fields, company, text) => {
    await show(journey('1', fields), company)
    await expect.element(page.getByText(text).first()).toBeVisible()
  })

  it('omits values that the server does not provide', { tags: ['F-NET-08'] }, async () => {
    await show(journey('1', { date: undefined }))
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|Invalid|\[object/)
  })
})
