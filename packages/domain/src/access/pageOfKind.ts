import type { PageKind } from '@voie-libre/contract/schemas/content'
import { pages } from './pages.ts'

/** The page of an action that a conversation or an article proposes. [OPEN-48] */
export const pageOfKind: Readonly<Record<PageKind, string>> = {
  CONTACT_FORM: pages.contactForm,
  PREPAYMENT: pages.formPrepayment,
  PROTEST: pages.formClaim,
  LOGIN: pages.accountLogin,
  ALERT: pages.alert,
  SIGN_UP: pages.accountRegister,
  PAYMENT: pages.formPayment,
}
