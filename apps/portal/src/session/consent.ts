import { atom } from 'jotai'
import * as z from 'zod/mini'
import { store } from './stored.ts'

const key = 'cookie-consent'
const consent = z.object({ audience: z.boolean(), decidedAt: z.string() })
export type Consent = z.infer<typeof consent>

/** The visitor's choice while it holds: six months. [OPEN-57] */
export function readConsent(now: Date): Consent | undefined {
  try {
    const found = z.safeParse(consent, JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (!found.success) return undefined
    const end = new Date(found.data.decidedAt)
    end.setMonth(end.getMonth() + 6)
    return now < end ? found.data : undefined
  } catch {
    return undefined
  }
}

export function writeConsent(choice: Consent): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // storage refused: nothing is kept, and nothing that would need consent is loaded either
  }
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
