import { type Journey, journeysSet } from '@voie-libre/contract/schemas/journey'
import { expect, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import type { Answers, SentCall } from '../../../testing/openPage.tsx'

/** A free-flow journey and a late payment with its indemnity, 40,50 € together, as the operator answers. */
export const freeFlow = {
  id: 'ff1',
  status: 'TERMINE',
  nature: 'freeFlow',
  date: '2026-01-05T08:10:00',
  ttcPrice: 12.4,
  carCategory: 1,
} as const
export const late = {
  ...freeFlow,
  id: 'late1',
  nature: 'latePayment',
  date: '2025-12-01T07:00:00',
  paymentLimit: 'BEFORE_OMP',
  ttcPrice: 10.1,
  indemnity: 20,
  alreadyPaid: 2,
} as const
export const found = (
  journeys: readonly z.input<typeof journeysSet>['journeys'][number][] = [late, freeFlow],
  sessionId = 's1',
) => ({ type: 'resume' as const, sessionId, plate: 'EA200AA', countryCode: 'FR', journeys: [...journeys] })

/** What this browser stores of a driver who has found journeys and selected all of them. */
export function chosen(set = found(), change: Partial<Journey> = {}) {
  const journeys = z.decode(journeysSet, set)
  return {
    journeys,
    'travels-to-pay': journeys.journeys.map((journey) => ({ ...journey, ...change })),
    sessionId: set.sessionId,
    'form/plate': { licensePlate: 'EA200AA', country: 'FR' },
  }
}

/** A payment that this browser knows, of the two journeys. */
export function known(sessionId: string, status: string, more = {}) {
  const at = new Date().toISOString()
  const payment = { sessionId, status, reference: 'VL-PAID01', amount: 4050, startedAt: at, changedAt: at, ...more }
  return { journeys: ['late1', 'ff1'], plate: { licensePlate: 'EA200AA', country: 'FR' }, ...payment }
}

export const calls = {
  journeys: 'GET /services/v1/detailedJourneys',
  methods: 'POST /services/v1/payments/allJourneys',
  provider: 'POST /services/v1/payments/psp',
  card: 'POST /services/v1/payments/privateCards',
  status: 'GET /services/v1/payments/s1',
  email: 'GET /services/v1/payments/s1/email',
  confirmation: 'GET /services/v1/whitelabels/payments/confirmation/page',
} as const

const types = ['CREDIT_CARD', 'TOTAL', 'DKV', 'SHELL', 'ESSO']
export const offered = (total?: number) => ({
  paymentMethods: types.map((type) => ({ type, isEnabled: true })),
  ...(total !== undefined && { total }),
})
export const handover = (more: object = {}) => ({ psp: 'PAYBOX', url: '/psp/paybox', parameters: [], ...more })
/** An operator that sells the two journeys. */
export const sells: Answers = {
  [calls.journeys]: found(),
  [calls.methods]: offered(4050),
  [calls.provider]: handover(),
  [calls.card]: undefined,
  [calls.status]: { status: 'SUCCEED', reference: 'VL-PAID01' },
  [calls.email]: { email: 'jeanne@example.org' },
  [calls.confirmation]: {},
}

/** The forms that the page has handed over to the provider, instead of the provider's page. */
export function handedOver() {
  const forms: { action: string | null; within: string | undefined; fields: unknown[] }[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const [action, within] = [this.getAttribute('action'), this.parentElement?.tagName]
    forms.push({ action, within, fields: [...new FormData(this)] })
  })
  return forms
}

export const main = page.getByRole('main')
export const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true })
export const method = (name: string): Locator => page.getByRole('radio', { name, exact: true })
export const payButton = main.getByRole('button', { name: /^Payer/ })
export const opened = (path: string) => expect.poll(() => location.pathname).toBe(path)

const billing = {
  firstName: 'Jeanne',
  lastName: 'Moreau',
  billingAddress: '12 rue des Lilas',
  billingZipcode: '03400',
  billingCity: 'Moulins',
  email: 'jeanne@example.org',
}
/** Selects the credit card and fills in the billing form in one go, as the autofill of a browser does. */
export async function fillBilling(): Promise<void> {
  await method('Carte bancaire').click()
  await expect.element(field('Prénom')).toBeVisible()
  for (const [name, value] of Object.entries(billing)) {
    const input = document.querySelector(`#billing [name=${name}]`)
    if (!input) throw new Error(`No field ${name}`)
    Reflect.set(HTMLInputElement.prototype, 'value', value, input) // React sees it, unlike `input.value`
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
export const cardNumbers = { 'Carte SHELL': '7002123456789012345', 'Carte ESSO': '7034123456789012345' } as const
export async function fillCard(name: keyof typeof cardNumbers): Promise<void> {
  await method(name).click()
  await userEvent.fill(field('Numéro de carte'), cardNumbers[name])
  await userEvent.fill(field("Date d'expiration"), '09/40')
  if (name === 'Carte SHELL') await userEvent.fill(field('Cryptogramme'), '007')
  await userEvent.fill(field('E-mail'), 'jeanne@example.org')
}

/** Answers one after the other; the last one stays. */
export function inTurn(...answers: unknown[]) {
  return (): unknown => {
    const [next] = answers.length > 1 ? answers.splice(0, 1) : answers
    return typeof next === 'function' ? next() : next
  }
}
/** An answer that waits until it is released. */
export function held() {
  let release = () => {}
  const answer = new Promise<void>((done) => {
    release = done
  })
  return { answer, release: () => release() }
}
/** The bodies of the calls with this name. */
export const sentTo = (sent: readonly SentCall[], name: string) =>
  sent.filter((call) => call.name === name).map(({ body }) => body)
