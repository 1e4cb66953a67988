import * as z from 'zod/mini'
import { filled, id, maybe } from '../wire.ts'
import { lateFee } from './journey.ts'

const text = maybe(z.string())
const flag = z.catch(z.boolean(), false)

export const homeAction = z.enum(['freeflow', 'payment-notice', 'prepayment', 'subscription'])
export type HomeAction = z.infer<typeof homeAction>

/** Type of a help entry; only URL changes the effect of a click. [§2.11, OPEN-50] */
export const article = z.object({
  id: maybe(id),
  title: z.string(),
  content: text,
  picture: text,
  url: text,
  urlOpenNewTab: flag,
  buttonText: text,
  icon: text,
  catchphrase: text,
  darkMode: flag,
  extract: text,
  articleType: text,
  /** The help category that contains the article, for the way back. An extension of the contract. */
  faqCategory: maybe(z.object({ id, title: z.string() })),
  /** Whether the operator wants to know if the article was useful (`rateFaqArticle`). An extension of the contract. */
  asksFeedback: maybe(z.boolean()),
})
export type Article = z.infer<typeof article>

/** Drops unknown actions, which are features that this portal does not have. */
const actions = z.catch(
  z.codec(z.array(z.string()), z.array(homeAction), {
    decode: (names) => names.filter((name): name is HomeAction => homeAction.safeParse(name).success),
    encode: (names) => [...names],
  }),
  [],
)

export const homePage = z.object({
  title: z.catch(z.string(), ''),
  subtitle: text,
  picture: text,
  url: text,
  urlOpenNewTab: flag,
  buttonText: text,
  actions,
  listBlockTitle: text,
  listBlockArticles: z.catch(z.array(article), []),
  sliderBlockArticlesIds: z.catch(z.array(id), []),
  footerArticle: maybe(article),
})
export type HomePage = z.infer<typeof homePage>

export const faqCategory = z.object({ id, title: z.string(), icon: text })
export const faq = z.object({
  title: z.catch(z.string(), ''),
  subtitle: text,
  picture: text,
  categories: z.array(faqCategory),
})
export type Faq = z.infer<typeof faq>

export const faqArticle = z.object({ id, title: z.string(), url: text, urlOpenNewTab: flag, articleType: text })
export const faqCategoryPage = z.object({ title: z.string(), articles: z.array(faqArticle) })
export type FaqCategoryPage = z.infer<typeof faqCategoryPage>

export const pageKind = z.enum(['CONTACT_FORM', 'PREPAYMENT', 'PROTEST', 'LOGIN', 'ALERT', 'SIGN_UP', 'PAYMENT'])
export type PageKind = z.infer<typeof pageKind>

export interface SmartFormNode {
  id: string
  type: 'QUESTION' | 'TEXT' | 'ARTICLE' | 'ACTION' | 'ROOT'
  label?: string | undefined
  text?: string | undefined
  children?: SmartFormNode[] | undefined
  articleId?: string | undefined
  action?: PageKind | undefined
}
/** A node of the contact conversation. [§3, OPEN-48] */
export const smartFormNode: z.ZodMiniType<SmartFormNode> = z.object({
  id,
  type: z.catch(z.enum(['QUESTION', 'TEXT', 'ARTICLE', 'ACTION', 'ROOT']), 'TEXT'),
  label: text,
  text: text,
  children: maybe(z.array(z.lazy(() => smartFormNode))),
  articleId: text,
  action: maybe(pageKind),
})

export const contactForm = z.object({
  contactFormEntries: z.catch(z.array(z.object({ id, label: text })), []),
})
export type ContactForm = z.infer<typeof contactForm>

const link = z.object({ url: z.string(), urlOpenNewTab: flag })
/** Sections: LEGAL_NOTICES, PERSONAL_DATA, SITE_MAP, CGU, ACCESSIBILITY; others are not shown. [§3, OPEN-56] */
export const footerEntry = z.object({
  footerEntrySection: z.string(),
  article: maybe(z.object({ url: text, urlOpenNewTab: flag, title: text })),
  link: maybe(link),
})
export const footer = z.array(footerEntry)
export type FooterEntry = z.infer<typeof footerEntry>

/** Data about the operator. The fields below `seo` are extensions of the contract. [§3, DATA-36] */
export const provider = z.object({
  gdprText: text,
  logoUrl: text,
  seo: maybe(z.object({ title: text, description: text })),
  /** The operator's name in its logo. */
  name: text,
  /** Help category of claims and of renters. [OPEN-15] */
  protestFaqId: text,
  renterFaqId: text,
})
export type Provider = z.infer<typeof provider>

/** Another motorway whose journeys are paid elsewhere. */
export const otherNetwork = z.object({ name: z.string(), roads: text, url: z.string() })
export type OtherNetwork = z.infer<typeof otherNetwork>

/** [§2.5, LIST-19] The fields below `articleList` are extensions of the contract. */
export const toPayPage = z.object({
  primoPassantText: text,
  canContestJourney: flag,
  canAddPrepayment: flag,
  paymentPeriod: text,
  backgroundPicture: text,
  articleList: z.catch(z.array(article), []),
  /** ISO instant of the last import of passages. */
  lastUpdate: text,
  lateFees: z.catch(z.array(lateFee), []),
  otherNetworks: z.catch(z.array(otherNetwork), []),
})
export type ToPayPage = z.infer<typeof toPayPage>

export const prepaymentPage = z.object({
  title: text,
  subtitle: text,
  backgroundPicture: text,
  journeyPicture: text,
})
export type PrepaymentPage = z.infer<typeof prepaymentPage>

/** [§2.8, OPEN-44] */
export const confirmationPage = z.object({ firstArticle: maybe(article), secondArticle: maybe(article) })
export type ConfirmationPage = z.infer<typeof confirmationPage>

export const authenticationPage = z.object({ title: text, content: text, picture: text })

/** An error of the server: the message code is `code`, else `message`. [OPEN-39] */
export const errorAnswer = z.object({ code: z.optional(filled), message: z.optional(filled) })
