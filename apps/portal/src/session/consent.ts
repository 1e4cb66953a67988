import { atom } from 'jotai'
import { store } from './store.ts'
import { stored } from './stored.ts'

export const saveConsent = (audience: boolean): void =>
  store.set(stored['cookie-consent'], { audience, decidedAt: new Date().toISOString() })

/** The browser sends a privacy signal, which counts as a refusal and overrides any other choice. */
export const refusedByBrowser = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

/** Whether visits may be measured: yes, no, or unanswered. A choice is valid for six months. [OPEN-57] */
export const audienceAtom = atom((get): boolean | undefined => {
  const choice = get(stored['cookie-consent'])
  if (refusedByBrowser()) return false
  if (!choice) return undefined
  const end = new Date(choice.decidedAt)
  end.setMonth(end.getMonth() + 6)
  return new Date() < end ? choice.audience : undefined
})
