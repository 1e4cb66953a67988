import * as z from 'zod/mini'
import * as content from '../schemas/content.ts'
import { longest } from '../schemas/longest.ts'
import { endpoint } from './endpoint.ts'

const base = '/services/v1/whitelabels'
const name = z.string().check(z.maxLength(longest.senderName))

export const readProvider = endpoint('readProvider', 'GET', base, { answer: content.provider })
export const readHome = endpoint('readHome', 'GET', `${base}/homepage`, { answer: content.homePage })
export const readFooter = endpoint('readFooter', 'GET', `${base}/footer`, { answer: content.footer })
export const readToPayPage = endpoint('readToPayPage', 'GET', `${base}/journeys/toPay/page`, {
  answer: content.toPayPage,
})
export const readPrepaymentPage = endpoint('readPrepaymentPage', 'GET', `${base}/payments/prepayments/page`, {
  answer: content.prepaymentPage,
})
export const readConfirmationPage = endpoint('readConfirmationPage', 'GET', `${base}/payments/confirmation/page`, {
  answer: content.confirmationPage,
})
export const readAuthenticationPage = endpoint('readAuthenticationPage', 'GET', `${base}/authentication-page`, {
  query: z.object({ type: z.enum(['user', 'renter']) }),
  answer: content.authenticationPage,
})
export const readFaq = endpoint('readFaq', 'GET', `${base}/helpcenter/faq`, { answer: content.faq })
export const readFaqCategory = endpoint('readFaqCategory', 'GET', `${base}/helpcenter/faq/categories/{id}`, {
  answer: content.faqCategoryPage,
})
export const readFaqArticle = endpoint('readFaqArticle', 'GET', `${base}/helpcenter/faq/articles/{id}`, {
  answer: content.article,
})
export const readFaqArticles = endpoint('readFaqArticles', 'GET', `${base}/helpcenter/faq/articles`, {
  answer: z.array(content.article),
  extension: true,
})
export const rateFaqArticle = endpoint('rateFaqArticle', 'POST', `${base}/helpcenter/faq/articles/{id}/feedback`, {
  body: z.object({ useful: z.boolean() }),
  answer: 'nothing',
  extension: true,
})
export const readCategorySmartForm = endpoint(
  'readCategorySmartForm',
  'GET',
  `${base}/helpcenter/faq/categories/{id}/smartform`,
  { answer: content.smartFormNode },
)
export const readSmartForm = endpoint('readSmartForm', 'GET', `${base}/helpcenter/smartform/{id}`, {
  answer: content.smartFormNode,
})
export const readContactForm = endpoint('readContactForm', 'GET', `${base}/contact`, { answer: content.contactForm })
export const sendContact = endpoint('sendContact', 'POST', `${base}/contact`, {
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
export const readArticle = endpoint('readArticle', 'GET', '/services/v1/articles/{id}', { answer: content.article })
