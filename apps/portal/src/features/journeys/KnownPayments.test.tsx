import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { journeysSet } from '@voie-libre/contract/schemas/journey'
import { syncSession } from '../../session/visitor.ts'
import * as z from 'zod/mini'
import { faults, openPage, refused } from '../../testing/openPage.tsx'

const main = page.getByRole('main')
const pay = main.getByRole('button', { name: /^Payer/ })
const pending = main.getByText(/^Paiement en attente depuis le \d\d\/\d\d\/\d{4} à \d\d:\d\d$/)
const question = page.getByRole('alertdialog', { name: 'Payer une seconde fois ?' })
const opened = (path: string) => expect.poll(() => location.pathname).toBe(path)

const journey: z.input<typeof journeysSet>['journeys'][number] = {
  id: 'j1',
  status: 'TERMINE',
  nature: 'freeFlow',
  date: '2026-01-05T08:10:00',
  ttcPrice: 7.1,
}
const set: z.input<typeof journeysSet> = {
  type: 'resume',
  sessionId: 's2',
  plate: 'BC456EF',
  countryCode: 'FR',
  journeys: [journey],
}
const plate = { licensePlate: 'BC456EF', country: 'FR' }
/** What this browser stores after a search. */
const found = (given = set) => ({
  journeys: z.decode(journeysSet, given),
  sessionId: 's2',
  'form/plate': plate,
})
function started(more: object = {}) {
  const at = new Date().toISOString()
  const facts = {
    sessionId: 's1',
    reference: 'VL-PAID01',
    status: 'PENDING',
    amount: 710,
    startedAt: at,
    changedAt: at,
  }
  return { payments: [{ ...facts, plate, journeys: ['j1'], ...more }] }
}
const status = 'GET /services/v1/payments/s1'
const sells = {
  'GET /services/v1/detailedJourneys': set,
  'POST /services/v1/payments/allJourneys': { paymentMethods: [{ type: 'CREDIT_CARD', isEnabled: true }], total: 710 },
}

describe('a pending payment of the vehicle', { tags: ['F-PAY-10', 'F-NAV-06'] }, () => {
  it(
    'is shown at once in an open list, and a second payment requires a confirmation, which the payment page does not ask for again',
    { tags: ['RESULT-15', 'HARDENING-14.3.3'] },
    async () => {
      const sent = await openPage('/journeys', { ...sells, [status]: { status: 'PENDING' } }, { stored: found() })
      await expect.element(pay).toBeVisible()
      await expect.element(pending).not.toBeInTheDocument()
      localStorage.setItem('payments', JSON.stringify(started().payments))
      syncSession()
      await expect.element(pending).toBeVisible()
      await expect.element(main).toMatchTextContent('Référence VL-PAID01')
      await expect
        .element(main.getByRole('link', { name: 'Vérifier ce paiement' }))
        .toHaveAttribute('href', '/payment/processing?sessionId=s1')

      await pay.click()
      await expect.element(question).toMatchTextContent('Référence VL-PAID01')
      await expect.element(question).toMatchTextContent(/Paiement en attente depuis le \d/)
      expect(await faults()).toEqual([])
      await question.getByRole('button', { name: 'Ne pas payer à nouveau' }).click()
      await expect.element(question).not.toBeInTheDocument()
      await expect.poll(() => location.pathname).toBe('/journeys')

      await pay.click()
      await question.getByRole('button', { name: 'Payer quand même' }).click()
      await opened('/payment')
      await expect.element(page.getByRole('radio', { name: 'Carte bancaire' })).toBeEnabled()
      await expect.poll(() => sent.map(({ name }) => name)).toContain('POST /services/v1/payments/allJourneys')
    },
  )

  it('is not shown for another plate, whose payment needs no confirmation', async () => {
    const stored = { ...found(), ...started({ plate: { ...plate, licensePlate: 'CD789GH' }, journeys: ['j9'] }) }
    await openPage('/journeys', { ...sells, [status]: { status: 'PENDING' } }, { stored })
    await expect.element(pay).toBeVisible()
    await expect.element(pending).not.toBeInTheDocument()
    await pay.click()
    await opened('/payment')
  })

  it('is shown on the cards of a notice', async () => {
    const notice = { ...set, type: 'detailed' as const, journeys: [journey, { ...journey, id: 'j2' }] }
    const stored = { ...found(notice), isFromAvisOrCnp: true, paymentNoticeIsValid: true }
    const both = started({ journeys: ['j1', 'j2'] })
    const answers = { 'GET /services/v1/detailedJourneys': notice, [status]: { status: 'PENDING' } }
    await openPage('/paymentNotice', answers, { stored: { ...stored, ...both } })
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    await expect.poll(() => cards.elements()).toHaveLength(2)
    for (const card of cards.elements()) expect(card.textContent).toMatch(/Paiement en attente depuis le \d/)
  })

  it(
    'stays pending while its status cannot be loaded; accepted, it shows as paid with its receipt',
    { tags: ['F-PAY-03', 'RESULT-16'] },
    async () => {
      const sent = await openPage('/journeys', { [status]: refused(500) }, { stored: { ...found(), ...started() } })
      await expect.poll(() => sent.map(({ name }) => name)).toContain(status)
      await expect.element(pending).toBeVisible()

      const accepted = { [status]: { status: 'SUCCEED', reference: 'VL-PAID01' } }
      const receipt = { 'GET /services/v1/payments/receipt': () => new Response('%PDF-', pdf) }
      await openPage('/journeys', { ...accepted, ...receipt }, { stored: { ...found(), ...started() } })
      await expect.element(main.getByText(/^Payé le \d\d\/\d\d\/\d{4} à \d\d:\d\d$/)).toBeVisible()
      await expect.element(pending).not.toBeInTheDocument()
      await expect.element(main).toMatchTextContent('7,10 € · Référence VL-PAID01')
      expect(await faults()).toEqual([])
      await main.getByRole('button', { name: /^Reçu\s: Payé le/ }).click()
      await expect.element(main.getByText('Le reçu est dans vos téléchargements.')).toBeVisible()
    },
  )

  it('that has been refused since shows as refused, and paying again needs no confirmation', async () => {
    const refusal = { [status]: { status: 'REJECTED', debited: false } }
    await openPage('/journeys', { ...sells, ...refusal }, { stored: { ...found(), ...started() } })
    await expect.element(main.getByText(/^Paiement du .* refusé$/)).toBeVisible()
    await expect.element(main).toMatchTextContent("Aucune somme n'a été débitée.")
    await pay.click()
    await opened('/payment')
  })
})
const pdf = { headers: { 'content-type': 'application/pdf' } }

it(
  'prepaid trips are removed from the summary together',
  { tags: ['SELECT-09', 'SELECT-10', 'SELECT-11'] },
  async () => {
    const gates = { in: { id: '23', label: 'RN79' }, out: { id: '29', label: '29' } }
    const trips = { plate: 'BC456EF', country: 'FR', class: 1, ...gates, count: 2, price: 300 }
    await openPage('/journeys', {}, { stored: { ...found(), 'prepaid-journeys': [trips] } })
    await expect.element(page.getByRole('button', { name: /^Payer 13,10/ })).toBeVisible()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Trajet prépayé' }))
      .toMatchTextContent('2 trajets')
    await expect.element(page.getByText('Date inconnue')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Supprimer les prépaiements' }).click()
    await expect.element(page.getByRole('button', { name: /^Payer 7,10/ })).toBeVisible()
    await expect.poll(() => localStorage.getItem('prepaid-journeys')).toBeNull()
  },
)
