import { expect, type Locator, type Page } from '@playwright/test'
import { password } from './account.ts'
import { logIn } from './people.ts'
import type { JourneyGiven, RenterGiven, Sandbox } from './sandbox.ts'

export const renterEmail = 'flotte@example.org'

/** Creates a renter with this fleet and logs in before the next page opens. */
export async function asFleet(page: Page, site: string, sandbox: Sandbox, fleet: Partial<RenterGiven>): Promise<void> {
  await sandbox.renter({ email: renterEmail, password, renterName: 'Location du Val', ...fleet })
  await logIn(page, site, 'renters', renterEmail)
}

/** The list, the last table of its page. */
export const table = (page: Page): Locator => page.getByRole('main').getByRole('table').last()
/** The rows of the table without its head. */
export const rows = (page: Page): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
export const total = (page: Page): Locator => page.getByRole('main').getByRole('status').first()
export const filter = (page: Page, name: string): Locator =>
  page.getByRole('search', { name: 'Filtres' }).getByLabel(name, { exact: true })
/** Opens the filters, which a phone folds. */
export const openFilters = (page: Page): Promise<void> =>
  page.getByRole('search', { name: 'Filtres' }).getByRole('button', { name: 'Filtres' }).click()
export const applyFilters = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Filtrer', exact: true }).click()
export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** Journeys of one plate, one a day backwards from 1 March 2026. */
export const daily = (numberPlate: string, count: number, fields: JourneyGiven = {}): JourneyGiven[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${numberPlate}-${at + 1}`,
    numberPlate,
    countryPlate: 'FR',
    date: new Date(Date.UTC(2026, 2, 1 - at, 9)).toISOString(),
    ttcPrice: at + 1,
    ...fields,
  }))

/** Waits until the page has no call for this list on its way, which the table shows as busy. */
export const expectIdle = (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByRole('region', { name: /^Liste/ })).not.toHaveAttribute('aria-busy')

export const selectAll = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()

/** The closures that the sandbox has made. */
export const closures = async (sandbox: Sandbox) =>
  (await sandbox.calls()).filter(({ path, status }) => path.endsWith('/closure') && status === 200)
