import { atom } from 'jotai'
import type { Consent } from '@voie-libre/domain/storage/stored'
import { peek, put, storedAtom } from './stored.ts'

/** The visitor's choice, valid for six months. [OPEN-57] */
export const readConsent = (now: Date): Consent | undefined => valid(peek('cookie-consent'), now)

function valid(found: Consent | undefined, now: Date): Consent | undefined {
  if (!found) return undefined
  const end = new Date(found.decidedAt)
  end.setMonth(end.getMonth() + 6)
  return now < end ? found : undefined
}

export const writeConsent = (choice: Consent): void => put('cookie-consent', choice)

/** The browser sends a privacy signal, which counts as a refusal and overrides any other choice. */
export const refusedByBrowser = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

/** Whether visits may be measured: yes, no, or unanswered. Components subscribe to it. */
export const audienceAtom = atom((get): boolean | undefined => {
  const found = get(storedAtom('cookie-consent'))
  return refusedByBrowser() ? false : valid(found, new Date())?.audience
})
