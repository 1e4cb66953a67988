import { expect, type Page } from '@playwright/test'
import { field } from './paying.ts'
import type { Sandbox } from './sandbox.ts'

export const password = 'Peage-2026!flux'

/** Fills in the login form and sends it. */
export async function logInByForm(page: Page, email: string, secret = password): Promise<void> {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Mot de passe').fill(secret)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/** Where the last mail to an address leads, within the site. */
export async function mailedLink(sandbox: Sandbox, email: string): Promise<string> {
  const mails = await sandbox.mailbox(email)
  const { pathname, search } = new URL(mails.at(-1)?.links[0] ?? '')
  return pathname + search
}

/** The header says that somebody is logged in. */
export const expectLoggedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Espace client', exact: true })).toBeVisible()

export const expectLoggedOut = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter', exact: true })).toBeVisible()
