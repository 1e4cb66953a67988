import * as z from 'zod/mini'
import { readyToPay } from './support/paying.ts'
import { store } from './support/people.ts'
import type { Sandbox } from './support/sandbox.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

const minute = 60_000
const path = '/services/v1/journeys/session'

/** Opens the list of a stored search whose session ends in four minutes; examples.e2e.ts reads the end from an answer. */
async function openEndingSession(page: Page, site: string, sandbox: Sandbox): Promise<void> {
  const journeys = [{ id: 'a', date: '2026-01-05T08:10:00', status: 'TERMINE', ttcPrice: 4.5 } as const]
  await readyToPay(page, { site, sandbox, journeys })
  const set = z.looseObject({ search: z.looseObject({}) }).parse(await storedValue(page, 'journeys'))
  const expiresAt = new Date(Date.now() + 4 * minute).toISOString()
  await store(page, 'journeys', { ...set, search: { ...set.search, expiresAt } })
  await visit(page, '/journeys')
}

test('a driver is warned before the session of a search ends, and prolongs it', async ({ page, site, sandbox }) => {
  await openEndingSession(page, site, sandbox)
  const warning = page.getByRole('alertdialog', { name: 'Votre recherche se termine bientôt' })
  await expect(warning).toContainText(/Elle prend fin à \d\d:\d\d/)
  await axe(page)
  await sandbox.fault({ method: 'POST', path, times: 1, status: 500 })
  const extend = warning.getByRole('button', { name: 'Prolonger ma recherche' })
  await extend.click()
  await expect(warning.getByRole('alert')).toBeVisible()
  await extend.click()
  await expect(warning).toHaveCount(0)
  await expect(page.getByText(/Votre recherche est prolongée jusqu'à/)).toBeAttached()
  const end = await page.evaluate(() => JSON.parse(localStorage.getItem('journeys') ?? '').search.expiresAt)
  expect(Date.parse(end) - Date.now()).toBeGreaterThan(25 * minute)
  await reload(page)
  await expect(page.getByRole('button', { name: /^Payer/ })).toBeVisible()
  await expect(warning).toHaveCount(0)
})

test('a session that the operator cannot prolong is announced with the way to search again', async ({
  page,
  site,
  sandbox,
}) => {
  await sandbox.fault({ method: 'POST', path, times: 1, status: 404, body: { code: 'no_such_call' } })
  await openEndingSession(page, site, sandbox)
  const warning = page.getByRole('alertdialog')
  await warning.getByRole('button', { name: 'Prolonger ma recherche' }).click()
  await expect(warning).toContainText('Cette recherche ne peut pas être prolongée.')
  await expect(warning.getByRole('link', { name: 'Nouvelle recherche' })).toHaveAttribute('href', '/form/payment')
  await warning.getByRole('button', { name: 'Fermer' }).first().click()
  await expect(warning).toHaveCount(0)
})
