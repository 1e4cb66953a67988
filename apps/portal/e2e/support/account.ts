import { expect, type Page } from '@playwright/test'
import { field } from './paying.ts'
import type { Sandbox } from './sandbox.ts'

export const password = 'Peage-2026!flux'

/** Fills in the login form and submits it. */
export async function logInByForm(page: Page, email: string, secret = password): Promise<void> {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Mot de passe').fill(secret)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/** Path of the link in the last e-mail to an address. */
export async function mailedLink(sandbox: Sandbox, email: string): Promise<string> {
  const mails = await sandbox.mailbox(email)
  const { pathname, search } = new URL(mails.at(-1)?.links[0] ?? '')
  return pathname + search
}

/** Waits until the header shows a logged-in user. */
export const expectLoggedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Espace client', exact: true })).toBeVisible()

export const expectLoggedOut = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter', exact: true })).toBeVisible()
