import { pageOf, splitLanguage } from '@voie-libre/domain/access/pages'
import { actionGuard, redirect, storedGuard } from '@voie-libre/domain/access/redirects'
import type { HomeAction } from '@voie-libre/domain/content/content'
import { bearer } from '../api/token.ts'
import { prime } from '../api/resource.ts'
import { homeData } from '../api/whitelabel.ts'
import { changeLanguage } from '../i18n/setup.ts'
import { peek } from '../session/stored.ts'
import { accountType, signOut } from '../session/visitor.ts'

let firstPage = true

/**
 * May this visitor be here? Answers where to go instead, without language prefix, or `undefined`.
 *
 * The fixed order of OPEN-01: language, account type, free-flow, roles, home actions, stored data.
 */
export async function enter(url: URL): Promise<string | undefined> {
  const { language, path } = splitLanguage(url.pathname)
  await changeLanguage(language)
  const arriving = firstPage
  firstPage = false
  // An activation link must not open someone else's account: forget whoever was here. [§2.2, OPEN-10]
  if (arriving && /^\/(account|renters)\/activate\/?$/.test(path)) signOut()
  await bearer()
  const actions = await enabledActions()
  const visit = {
    path,
    accountType: accountType(),
    freeflow: actions.includes('freeflow'),
    paymentNoticeIsValid: peek('paymentNoticeIsValid') === true,
  }
  return redirect(visit) ?? actionGuard(path, actions) ?? storedGuard(path, { ...visit, peek })
}

/** Without home data no feature counts as enabled; the screens say what failed. [OPEN-03] */
async function enabledActions(): Promise<readonly HomeAction[]> {
  try {
    return (await prime(homeData())).actions
  } catch {
    return []
  }
}

export { pageOf }
