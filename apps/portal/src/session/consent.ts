import { atom } from 'jotai'
import * as z from 'zod/mini'
import { readJson, writeText } from './storage.ts'
import { store } from './stored.ts'

const key = 'cookie-consent'
const consent = z.object({ audience: z.boolean(), decidedAt: z.string() })
export type Consent = z.infer<typeof consent>

/** The visitor's choice while it holds: six months. [OPEN-57] */
export function readConsent(now: Date): Consent | undefined {
  const found = readJson('browser', key, consent)
  if (!found) return undefined
  const end = new Date(found.decidedAt)
  end.setMonth(end.getMonth() + 6)
  return now < end ? found : undefined
}

/** Where the browser refuses storage the choice holds for as long as the page lives. [F-STO-01] */
export function writeConsent(choice: Consent): void {
  writeText('browser', key, JSON.stringify(choice))
  store.set(version, (count) => count + 1)
}

const version = atom(0)

/** The browser says for its owner that nobody is to be followed: a refusal that nothing on a page overrules. */
export const refusedByBrowser = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

/** Whether visits may be measured: yes, no, or not asked yet. Components follow it. */
export const audienceAtom = atom((get): boolean | undefined => {
  get(version)
  return refusedByBrowser() ? false : readConsent(new Date())?.audience
})
