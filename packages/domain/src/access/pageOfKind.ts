import type { PageKind } from '@voie-libre/contract/schemas/content'
import { pages } from './pages.ts'

const pageOfKind: Readonly<Record<PageKind, string>> = {
  CONTACT_FORM: pages.contactForm,
  PREPAYMENT: pages.formPrepayment,
  PROTEST: pages.formClaim,
  LOGIN: pages.accountLogin,
  ALERT: pages.alert,
  SIGN_UP: pages.accountRegister,
  PAYMENT: pages.formPayment,
}

/** The path that an action of the contact conversation opens. [OPEN-48] */
export function pageForKind(kind: PageKind): string {
  return pageOfKind[kind]
}
