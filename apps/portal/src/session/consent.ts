import { atom } from 'jotai'
import type { Stored } from './keys.ts'
import { store } from './store.ts'
import { stored } from './stored.ts'

type Consent = Stored<'cookie-consent'>
const consentAtom = stored['cookie-consent']

/** The visitor's choice, valid for six months. [OPEN-57] */
export const readConsent = (now: Date): Consent | undefined => valid(store.get(consentAtom), now)

function valid(found: Consent | undefined, now: Date): Consent | undefined {
  if (!found) return undefined
  const end = new Date(found.decidedAt)
  end.setMonth(end.getMonth() + 6)
  return now < end ? found : undefined
}

export const saveConsent = (choice: Consent): void => store.set(consentAtom, choice)

/** The browser sends a privacy signal, which counts as a refusal and overrides any other choice. */
export const refusedByBrowser = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

/** Whether visits may be measured: yes, no, or unanswered. Components subscribe to it. */
export const audienceAtom = atom((get): boolean | undefined => {
  const found = get(consentAtom)
  return refusedByBrowser() ? false : valid(found, new Date())?.audience
})
