import { atom } from 'jotai'
import * as z from 'zod/mini'
import { store } from './stored.ts'

const key = 'cookie-consent'
const consent = z.object({ audience: z.boolean(), decidedAt: z.string() })
export type Consent = z.infer<typeof consent>

let memory: string | undefined

/** The visitor's choice while it holds: six months. [OPEN-57] */
export function readConsent(now: Date): Consent | undefined {
  try {
    const found = z.safeParse(consent, JSON.parse(memory ?? localStorage.getItem(key) ?? 'null'))
    if (!found.success) return undefined
    const end = new Date(found.data.decidedAt)
    end.setMonth(end.getMonth() + 6)
    return now < end ? found.data : undefined
  } catch {
    return undefined
  }
}

export function writeConsent(choice: Consent): void {
  memory = JSON.stringify(choice)
  try {
    // First, so that what was said before does not stay where the new choice finds no room.
    localStorage.removeItem(key)
    localStorage.setItem(key, memory)
    memory = undefined
  } catch {
    // storage refused or full: the choice holds for as long as the page lives, and is asked for again then [F-STO-01]
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
