import type { PageKind } from '@voie-libre/contract/schemas/content'
import type { conformity } from '@voie-libre/domain/content/rgaa'
import type { ArticleId, CategoryId, ContactEntryId, DialogueId } from './structure.ts'

interface ArticleTexts {
  title: string
  /** The sentence of a help entry, closed or open. */
  extract?: string
  /** One line under a picture. */
  catchphrase?: string
  content: string
  buttonText?: string
}

interface MailTexts {
  subject: string
  text: string
}

/**
 * All texts of one language. The placeholders `{operator}`, `{road}`, `{email}` and `{phone}` differ between operators,
 * `{freeDays}` and others are facts of `facts.ts`, `{rgaaRate}` and others come from the audit sheet; e-mails have further
 * placeholders.
 */
export interface Texts {
  seo: { title: string; description: string }
  gdpr: string
  home: { title: string; subtitle: string; buttonText: string; listBlockTitle: string }
  /** The second operator's welcome. */
  volcanoHome: { title: string; subtitle: string; buttonText: string; listBlockTitle: string }
  toPay: { primoPassant: string; paymentPeriod: string }
  prepayment: { title: string; subtitle: string }
  authentication: Record<'user' | 'renter', { title: string; content: string }>
  help: { title: string; subtitle: string }
  categories: Record<CategoryId, string>
  articles: Record<ArticleId, ArticleTexts>
  /** State of the accessibility statement. */
  conformity: Record<ReturnType<typeof conformity>, string>
  /** Known defects of accessibility by RGAA criterion, and the sentences for none and for criteria that nobody has checked. */
  defects: Readonly<Record<string, string>> & { none: string; unchecked: string }
  dialogue: Record<DialogueId, { label?: string; text: string }>
  /** Labels of the conversation's buttons, by the page that they open. */
  actions: Record<PageKind, string>
  contactEntries: Record<ContactEntryId, string>
  claimReasons: Record<ClaimReasonId, string>
  /** Names of exported files, without day and extension, and headers of their columns. */
  exports: Record<
    | 'journeysFile'
    | 'noticesFile'
    | 'platesFile'
    | 'date'
    | 'plate'
    | 'country'
    | 'number'
    | 'entrance'
    | 'exit'
    | 'price',
    string
  >
  mails: Record<MailId, MailTexts>
}

export type ClaimReasonId =
  | 'not-my-vehicle'
  | 'sold-before'
  | 'already-paid'
  | 'wrong-class'
  | 'wrong-route'
  | 'stolen'
  | 'lent-or-rented'
  | 'other'

export type MailId =
  | 'activation'
  | 'renterActivation'
  | 'password'
  | 'alertConfirmation'
  | 'passage'
  | 'claim'
  | 'contact'
  | 'accountDeleted'
