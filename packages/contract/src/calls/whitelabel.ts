import * as z from 'zod/mini'
import {
  article,
  authenticationPage,
  confirmationPage,
  contactForm,
  faq,
  faqCategoryPage,
  footer,
  homePage,
  prepaymentPage,
  provider,
  smartFormNode,
  toPayPage,
} from '../schemas/content.ts'
import { longest } from '../schemas/longest.ts'
import { endpoint } from './endpoint.ts'

const base = '/services/v1/whitelabels'
const name = z.string().check(z.maxLength(longest.senderName))

export const readProvider = endpoint({
  name: 'readProvider',
  method: 'GET',
  path: base,
  source: '§7.3, API-39',
  summary: 'Provider data.',
  answer: provider,
})
export const readHome = endpoint({
  name: 'readHome',
  method: 'GET',
  path: `${base}/homepage`,
  source: '§7.3, API-40',
  summary: 'Home page and enabled actions.',
  answer: homePage,
})
export const readFooter = endpoint({
  name: 'readFooter',
  method: 'GET',
  path: `${base}/footer`,
  source: '§7.3, API-41',
  summary: 'Footer entries.',
  answer: footer,
})
export const readToPayPage = endpoint({
  name: 'readToPayPage',
  method: 'GET',
  path: `${base}/journeys/toPay/page`,
  source: '§7.3, API-42',
  summary: 'Flags and texts of the journey list.',
  answer: toPayPage,
})
export const readPrepaymentPage = endpoint({
  name: 'readPrepaymentPage',
  method: 'GET',
  path: `${base}/payments/prepayments/page`,
  source: '§7.3, API-43',
  summary: 'Texts and pictures of the prepayment screen.',
  answer: prepaymentPage,
})
export const readConfirmationPage = endpoint({
  name: 'readConfirmationPage',
  method: 'GET',
  path: `${base}/payments/confirmation/page`,
  source: '§7.3, API-44',
  summary: 'Promo articles of the confirmation.',
  answer: confirmationPage,
})
export const readAuthenticationPage = endpoint({
  name: 'readAuthenticationPage',
  method: 'GET',
  path: `${base}/authentication-page`,
  source: '§7.3, API-45',
  summary: 'Text of the login and register screens.',
  query: z.object({ type: z.enum(['user', 'renter']) }),
  answer: authenticationPage,
})
export const readFaq = endpoint({
  name: 'readFaq',
  method: 'GET',
  path: `${base}/helpcenter/faq`,
  source: '§7.3, API-46',
  summary: 'Help-centre menu.',
  answer: faq,
})
export const readFaqCategory = endpoint({
  name: 'readFaqCategory',
  method: 'GET',
  path: `${base}/helpcenter/faq/categories/{id}`,
  source: '§7.3, API-47',
  summary: 'Articles of a help category.',
  answer: faqCategoryPage,
})
export const readFaqArticle = endpoint({
  name: 'readFaqArticle',
  method: 'GET',
  path: `${base}/helpcenter/faq/articles/{id}`,
  source: '§7.3, API-48',
  summary: 'One help article.',
  answer: article,
})
export const readFaqArticles = endpoint({
  name: 'readFaqArticles',
  method: 'GET',
  path: `${base}/helpcenter/faq/articles`,
  source: '§2.11, ours',
  summary: 'All help articles with their categories and contents, each once, for the search of the help centre.',
  answer: z.array(article),
  extension: true,
})
export const rateFaqArticle = endpoint({
  name: 'rateFaqArticle',
  method: 'POST',
  path: `${base}/helpcenter/faq/articles/{id}/feedback`,
  source: '§2.11, ours',
  summary: 'Says whether a help article was useful, without any data about the reader.',
  body: z.object({ useful: z.boolean() }),
  answer: 'nothing',
  extension: true,
})
export const readCategorySmartForm = endpoint({
  name: 'readCategorySmartForm',
  method: 'GET',
  path: `${base}/helpcenter/faq/categories/{id}/smartform`,
  source: '§7.3, API-49, OPEN-48',
  summary: 'Root of the contact conversation of a category.',
  answer: smartFormNode,
})
export const readSmartForm = endpoint({
  name: 'readSmartForm',
  method: 'GET',
  path: `${base}/helpcenter/smartform/{id}`,
  source: '§7.3, API-50, OPEN-48',
  summary: 'A node of the contact conversation with its children.',
  answer: smartFormNode,
})
export const readContactForm = endpoint({
  name: 'readContactForm',
  method: 'GET',
  path: `${base}/contact`,
  source: '§7.3, API-51, OPEN-49',
  summary: 'Entries of the contact form.',
  answer: contactForm,
})
export const sendContact = endpoint({
  name: 'sendContact',
  method: 'POST',
  path: `${base}/contact`,
  source: '§7.3, API-52, OPEN-49',
  summary: 'Sends a message with attachments.',
  multipart: true,
  query: z.object({ captchaToken: z.string() }),
  body: z.object({
    entryId: z.optional(z.string()),
    lastName: name,
    firstName: name,
    email: z.string(),
    plate: z.optional(z.string()),
    /** The path of the conversation comes before the message. */
    message: z.string().check(z.maxLength(longest.message + 2000)),
    files: z.optional(z.unknown()),
  }),
  answer: 'nothing',
})
export const readArticle = endpoint({
  name: 'readArticle',
  method: 'GET',
  path: '/services/v1/articles/{id}',
  source: '§7.3, API-53',
  summary: 'One article.',
  answer: article,
})
