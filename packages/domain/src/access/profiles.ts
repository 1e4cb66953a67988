import type { OperatorProfile } from '@voie-libre/contract/profiles'
import type { HomeAction } from '@voie-libre/contract/schemas/content'
import type { PageName } from './pages.ts'

/** What an operator has; without a list, everything. */
export type OperatorProfiles = readonly OperatorProfile[] | undefined

export const isOffered = (profile: OperatorProfile, profiles: OperatorProfiles): boolean =>
  profile === 'payment' || profiles === undefined || profiles.includes(profile)

const profileOfAction: Readonly<Record<HomeAction, OperatorProfile>> = {
  freeflow: 'payment',
  'payment-notice': 'claims',
  prepayment: 'prepayment',
  subscription: 'alerts',
}

/** The home actions that the operator's configuration leaves, whatever its server answers. */
export const offeredActions = (actions: readonly HomeAction[], profiles: OperatorProfiles): HomeAction[] =>
  actions.filter((action) => isOffered(profileOfAction[action], profiles))

const profileOfPage: readonly (readonly [OperatorProfile, RegExp])[] = [
  ['accounts', /^account/],
  ['renters', /^renter/],
  ['claims', /^(formClaim|claim|claimSelect)$/],
  ['alerts', /^(alert|alertConfirm|unsubscribe)$/],
  ['prepayment', /^(formPrepayment|prepayment|inprogress)$/],
]

/** Whether the operator has what a page is for. */
export const isPageOffered = (page: PageName, profiles: OperatorProfiles): boolean =>
  profileOfPage.every(([profile, names]) => !names.test(page) || isOffered(profile, profiles))
