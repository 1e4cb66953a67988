import { expect, type Page } from '@playwright/test'
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

/** Searches a plate and waits for its summary. */
export async function findPlate(page: Page, plate: string): Promise<void> {
  await searchPlate(page, plate)
  await expect(page).toHaveURL(/\/journeys$/)
}

/** Searches a notice and waits for its list. */
export async function findNumber(page: Page, number: string): Promise<void> {
  await searchNumber(page, number)
  await expect(page).toHaveURL(/\/paymentNotice$/)
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
