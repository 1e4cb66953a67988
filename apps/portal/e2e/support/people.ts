import type { Page } from '@playwright/test'
import type { CaptchaAction } from '@voie-libre/contract/calls/captcha'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import type { Sandbox } from './sandbox.ts'

const password = 'Peage-2026!flux'

/** Solves the sandbox's challenge, for API calls that require a captchaToken. */
export async function captchaToken(site: string, action: CaptchaAction): Promise<string> {
  const answer = await fetch(`${site}/services/v1/captcha/challenge?action=${action}`)
  const challenge: Challenge = await answer.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** Logs a user in through the API and stores the token record before the browser opens its first page. */
export async function logIn(page: Page, site: string, area: 'users' | 'renters', email: string): Promise<void> {
  await store(page, 'user/token', await tokenRecord(site, area, email))
}

/** Logs a user in through the API, as a browser elsewhere. */
export async function tokenRecord(
  site: string,
  area: 'users' | 'renters',
  email: string,
): Promise<{ accessToken: string }> {
  const answer = await fetch(
    `${site}/services/v1/public/${area}/token?captchaToken=${encodeURIComponent(await captchaToken(site, 'login'))}`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) },
  )
  if (!answer.ok) throw new Error(`No login for ${email}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

export async function asCustomer(
  page: Page,
  site: string,
  sandbox: Sandbox,
  plates: readonly { numberPlate: string; countryCode: string }[] = [],
  profile: Record<string, unknown> = {},
): Promise<void> {
  const email = 'claire.martin@example.org'
  await sandbox.account({ email, password, activated: true, plates, profile })
  await logIn(page, site, 'users', email)
}

export async function asRenter(page: Page, site: string, sandbox: Sandbox): Promise<void> {
  const email = 'flotte@example.org'
  await sandbox.renter({ email, password, renterName: 'Location du Val', plates: 3, journeys: 4 })
  await logIn(page, site, 'renters', email)
}

/** A document of the site that loads nothing: the shared page waits there for its next test. */
export const blank = '/favicon.svg'

/** Stores a value under the portal's key before the next page opens. */
export async function store(page: Page, key: string, value: unknown): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(blank)
  await page.evaluate(([name, content]) => localStorage.setItem(name, content), [key, JSON.stringify(value)] as const)
}

/** A journey as the browser stores it, with amounts in cents. */
export const storedJourney = {
  id: '4711',
  status: 'TERMINE',
  date: '2026-01-05T08:10:00+01:00',
  nature: 'freeFlow',
  htPrice: 0,
  ttcPrice: 450,
  totalPrice: 0,
  tvaPrice: 0,
  indemnity: 0,
  alreadyPaid: 0,
}
