import type { Locator } from '@playwright/test'
import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import { store } from './people.ts'
import type { JourneyGiven, Sandbox } from './sandbox.ts'
import { searched } from './searching.ts'
import type { Page } from './test.ts'
import { expect, visit } from './test.ts'

export const plate = 'EA200AA'

/** A free-flow journey and a late payment with its indemnity, 40,50 € together. */
export const twoJourneys: readonly JourneyGiven[] = [
  { id: 'ff1', date: '2026-01-05T08:10:00', ttcPrice: 12.4, carCategory: 1 },
  {
    id: 'late1',
    date: '2025-12-01T07:00:00',
    nature: 'latePayment',
    paymentLimit: 'BEFORE_OMP',
    ttcPrice: 10.1,
    indemnity: 20,
    alreadyPaid: 2,
    carCategory: 1,
  },
]

interface Basket {
  site: string
  sandbox: Sandbox
  journeys?: readonly JourneyGiven[]
  /** Searches by this notice number instead of a plate. */
  notice?: string
  /** Searches another French plate with the journeys that the sandbox was seeded with. */
  of?: string
}

/** Searches through the API, without the screens; returns the search result. */
export async function found({ site, sandbox, journeys = twoJourneys, notice, of }: Basket): Promise<JourneysSet> {
  if (of === undefined) await sandbox.vehicle({ numberPlate: plate, journeys })
  if (notice !== undefined) await sandbox.notice({ number: notice, numberPlate: plate, journeys })
  return searched(site, notice === undefined ? { plate: of ?? plate, country: 'FR' } : { caseNumber: notice })
}

/** Stores a search result in the browser as selected for payment; returns its sessionId. */
export async function readyToPay(page: Page, basket: Basket): Promise<string> {
  const set = await found(basket)
  const fromNotice = basket.notice !== undefined
  await store(page, 'journeys', set)
  await store(page, 'travels-to-pay', set.journeys)
  await store(page, 'sessionId', set.sessionId)
  await store(page, 'form/plate', { licensePlate: plate, country: 'FR' })
  await store(page, 'isFromAvisOrCnp', fromNotice)
  if (fromNotice) await store(page, 'paymentNoticeIsValid', true)
  return set.sessionId ?? ''
}

const billing = {
  firstName: 'Jeanne',
  lastName: 'Moreau',
  billingAddress: '12 rue des Lilas',
  billingZipcode: '03400',
  billingCity: 'Moulins',
  billingCountry: 'FR',
  email: 'jeanne@example.org',
}

/** Starts a payment at the provider through the API. It stays undecided, and no browser knows of it. */
export async function startedPayment(basket: Basket): Promise<string> {
  const { sessionId = '' } = await found(basket)
  await start(basket.site, sessionId)
  return sessionId
}

/** As `startedPayment`, of journeys that this browser has selected, as if it had left for the provider. */
export async function startedHere(page: Page, basket: Basket): Promise<string> {
  const sessionId = await readyToPay(page, basket)
  await start(basket.site, sessionId)
  return sessionId
}

/** Selects what the basket has, pays it and opens the confirmation. */
export async function confirmed(page: Page, basket: Basket): Promise<string> {
  const sessionId = await readyToPay(page, basket)
  await paid(page, { ...basket, sessionId })
  return sessionId
}

/** Pays what this browser has selected through the API, which is faster than the screens, and opens the confirmation. */
export async function paid(page: Page, { site, sandbox, sessionId }: Basket & { sessionId: string }): Promise<void> {
  await start(site, sessionId)
  await sandbox.decide(sessionId, 'SUCCEED')
  await visit(page, `/payment/processing?sessionId=${sessionId}`)
  await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
}

/** Starts the payment of a session through the API. */
export async function start(site: string, sessionId: string): Promise<void> {
  for (const [call, body] of [
    ['allJourneys', []],
    ['psp', billing],
  ] as const) {
    const answer = await fetch(`${site}/services/v1/payments/${call}?sessionId=${sessionId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
  }
}

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
export const method = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })
export const payButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Payer/ })

/**
 * Selects the credit card and fills in the billing form in one go, as the autofill of a browser does. payByPaybox.e2e.ts
 * fills in field by field.
 */
export async function fillBilling(page: Page): Promise<void> {
  await method(page, 'Carte bancaire').check()
  const { billingCountry: _, ...typed } = billing
  await page.locator('#billing').evaluate((form, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = form.querySelector(`[name=${name}]`)
      if (!input) throw new Error(`No field ${name}`)
      Reflect.set(HTMLInputElement.prototype, 'value', value, input) // React sees it, unlike `input.value`
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }, typed)
}

/** Submits the billing form and waits for the provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await visit(page, '/payment')
  await fillBilling(page)
  await payButton(page).click()
  await page.waitForURL(/\/psp\//)
}

export type Decision = 'Payer' | 'Refuser' | 'Annuler' | 'Mettre en attente'

/** Presses a button of the provider's page. */
export async function decide(page: Page, decision: Decision): Promise<void> {
  await page.getByRole('button', { name: decision, exact: true }).click()
}

/** Unfolds the form that sends the receipt to another address than the operator has used. */
export const openResend = (page: Page): Promise<void> =>
  page.getByText('Envoyer à une autre adresse', { exact: true }).click()
