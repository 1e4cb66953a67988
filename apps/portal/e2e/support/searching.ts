import type { Page } from '@playwright/test'
import { type JourneysSet, journeysSet } from '@voie-libre/contract/schemas/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/canonical'
import * as z from 'zod/mini'
import { blank, captchaToken } from './people.ts'
import { visit } from './test.ts'

/** The open tab panel; both forms have a button of the same name. */
export const openTab = (page: Page) => page.getByRole('tabpanel')

/** Types a plate on the search page and submits it. */
export async function searchPlate(page: Page, plate: string): Promise<void> {
  await visit(page, '/form/payment')
  await page.getByLabel('Numéro de plaque').fill(plate)
  await openTab(page).getByRole('button', { name: 'Rechercher', exact: true }).click()
}

/** Types a notice or case number and submits it. */
export async function searchNumber(page: Page, number: string): Promise<void> {
  await visit(page, '/form/payment')
  await page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" }).click()
  await page.getByLabel("Numéro d'avis de paiement ou de dossier").fill(number)
  await openTab(page).getByRole('button', { name: 'Rechercher', exact: true }).click()
}

/** Searches through the API. */
export async function searched(site: string, query: Record<string, string>): Promise<JourneysSet> {
  const call = 'caseNumber' in query ? 'detailedJourneys' : 'journeys'
  const given = new URLSearchParams({ ...query, captchaToken: await captchaToken(site, 'journeys') })
  const answer = await fetch(`${site}/services/v1/${call}?${given}`)
  if (!answer.ok) throw new Error(`Nothing found for ${JSON.stringify(query)}: ${answer.status} ${await answer.text()}`)
  return z.decode(journeysSet, await answer.json())
}

/** Opens the summary of a French plate as after a search. `searchPlate` takes twice the work, for tests of the search itself. */
export async function findPlate(page: Page, plate: string): Promise<void> {
  await storeSearch(page, { plate: canonicalPlate(plate), country: 'FR' })
  await visit(page, '/journeys')
}

/** Opens the list of a notice as after a search. `searchNumber` takes twice the work, for tests of the search itself. */
export async function findNumber(page: Page, number: string): Promise<void> {
  await storeSearch(page, { caseNumber: number })
  await visit(page, '/paymentNotice')
}

/** Searches through the API and stores in the browser what a search stores. */
export async function storeSearch(page: Page, query: Record<string, string>): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(blank)
  const set = await searched(new URL(page.url()).origin, query)
  const isFromNotice = 'caseNumber' in query
  const { plate = query['plate'], countryCode = 'FR', sessionId } = set
  const result = {
    journeys: set,
    ...(sessionId !== undefined && { sessionId }),
    // A notice may have no plate.
    ...(plate !== undefined && { 'form/plate': { licensePlate: canonicalPlate(plate), country: countryCode } }),
    isFromAvisOrCnp: isFromNotice,
    ...(isFromNotice && { paymentNoticeIsValid: true }),
  }
  await page.evaluate((values) => {
    for (const key of ['payment/session', 'claim/sent']) sessionStorage.removeItem(key)
    const ofSearch = ['travels-to-pay', 'prepaid-journeys', 'claimed-journeys', 'location/dates', 'inprogress/journey']
    for (const key of [...ofSearch, 'form/plate', 'paymentNoticeIsValid']) localStorage.removeItem(key)
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
  }, result)
}

/** Types the rental dates, each as 'dd/MM/yyyy HH:mm'. */
export async function fillDates(page: Page, start: string, end: string): Promise<void> {
  const fields = ['Date de début', 'Heure de début', 'Date de fin', 'Heure de fin']
  const parts = [...start.split(' '), ...end.split(' ')]
  for (const [index, name] of fields.entries()) await page.getByRole('textbox', { name }).fill(parts[index] ?? '')
}

/** A stored value, decoded; undefined when it is missing. */
export const storedValue = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => {
    const text = localStorage.getItem(name)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  }, key)
