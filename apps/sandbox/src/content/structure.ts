import type { HomeAction, PageKind } from '@voie-libre/contract/schemas/content'

/** The language-independent part of the content: ids, order, pictures, icons, addresses. */

const helpArticles = {
  pay: [
    'pay-now',
    'how-to-pay',
    'payment-deadline',
    'payment-methods',
    'other-ways-to-pay',
    'journey-not-found',
    'payment-refused',
    'prepay-journey',
  ],
  notices: [
    'surcharge-steps',
    'read-a-notice',
    'fake-messages',
    'non-payment-declaration',
    'sent-to-prosecutor',
    'paid-but-notified',
    'public-service',
  ],
  vehicles: ['sold-vehicle', 'rental-car', 'foreign-plates', 'vehicle-class', 'new-plate', 'motorbikes-trailers'],
  claims: ['when-to-claim', 'how-to-claim', 'claim-documents', 'claim-answer', 'stolen-plate', 'claim-and-pay'],
  account: ['open-account', 'lost-password', 'receipts', 'alert-emails', 'personal-data-rights', 'delete-account'],
  renters: ['renter-access', 'import-plates', 'closure-date', 'renter-notices', 'export-journeys', 'renter-contact'],
} as const

const news = [
  'how-free-flow-works',
  'paying-after-the-trip',
  'electric-journeys',
  'night-driving',
  'the-toll-stretch',
  'across-the-volcanoes',
  'family-holidays',
  'passage-alert',
  'fleets',
  'customer-account',
] as const

const legal = ['legal-notice', 'privacy', 'site-map', 'terms-of-use', 'accessibility'] as const

export type CategoryId = keyof typeof helpArticles
export type ArticleId = (typeof helpArticles)[CategoryId][number] | (typeof news)[number] | (typeof legal)[number]

interface ArticleSetup {
  picture?: string
  icon?: string
  url?: string
  urlOpenNewTab?: boolean
  darkMode?: boolean
  /** An article about a feature that some operators do not offer. */
  needs?: HomeAction
}

export const articleSetup: Partial<Record<ArticleId, ArticleSetup>> = {
  'pay-now': { url: '/form/payment' },
  'public-service': { url: 'https://www.service-public.fr/', urlOpenNewTab: true },
  'renter-contact': { url: '/help' },
  'prepay-journey': { needs: 'prepayment', picture: 'toll-map' },
  'alert-emails': { needs: 'subscription' },
  'how-to-pay': { picture: 'phone-payment' },
  receipts: { picture: 'receipt' },
  'vehicle-class': { picture: 'family-car' },
  'how-free-flow-works': { picture: 'gantry', icon: 'route' },
  'paying-after-the-trip': { picture: 'phone-payment', icon: 'phone', url: '/form/payment' },
  'electric-journeys': { picture: 'electric-car', icon: 'leaf' },
  'night-driving': { picture: 'night-drive', icon: 'clock', darkMode: true },
  'the-toll-stretch': { picture: 'toll-map', icon: 'journey', needs: 'prepayment' },
  'across-the-volcanoes': { picture: 'volcanoes', icon: 'route' },
  'family-holidays': { picture: 'family-car', icon: 'car' },
  'passage-alert': { picture: 'phone-payment', icon: 'bell', url: '/alert', needs: 'subscription' },
  fleets: { picture: 'truck', icon: 'truck', url: '/renters/login', darkMode: true },
  'customer-account': { picture: 'receipt', icon: 'user', url: '/account/register' },
}

export const categories: readonly { id: CategoryId; icon: string; articles: readonly ArticleId[] }[] = [
  { id: 'pay', icon: 'wallet', articles: helpArticles.pay },
  { id: 'notices', icon: 'ticket', articles: helpArticles.notices },
  { id: 'vehicles', icon: 'car', articles: helpArticles.vehicles },
  { id: 'claims', icon: 'shield-question', articles: helpArticles.claims },
  { id: 'account', icon: 'user', articles: helpArticles.account },
  { id: 'renters', icon: 'truck', articles: helpArticles.renters },
]

export const articleIds: readonly ArticleId[] = [
  ...categories.flatMap((category) => category.articles),
  ...news,
  ...legal,
]

export const footerSections = [
  ['LEGAL_NOTICES', 'legal-notice'],
  ['PERSONAL_DATA', 'privacy'],
  ['SITE_MAP', 'site-map'],
  ['CGU', 'terms-of-use'],
  ['ACCESSIBILITY', 'accessibility'],
] as const satisfies readonly (readonly [string, ArticleId])[]

/** Links for drivers who used another barrier-less motorway. */
export const otherNetworks = [
  { name: 'Normandie Sans Arrêt', roads: 'A13, A14', url: 'https://normandie-sans-arret.example/' },
  { name: 'Alpes Flux Libre', roads: 'A41', url: 'https://alpes-flux-libre.example/' },
] as const

export const toPayArticles = [
  'fake-messages',
  'payment-deadline',
  'surcharge-steps',
  'journey-not-found',
  'vehicle-class',
] as const

/** Subjects of the contact form; the contact screens need the entry 'contact'. [OPEN-49] */
export const contactEntries = ['contact', 'payment', 'notice', 'vehicle', 'data'] as const
export type ContactEntryId = (typeof contactEntries)[number]

/** Nodes of the contact conversation with their own texts; articles and actions supply the others. [OPEN-48] */
const dialogueByType = {
  ROOT: ['pay-root', 'notices-root', 'vehicles-root', 'claims-root', 'account-root', 'renters-root'],
  QUESTION: ['pay-refused', 'pay-refused-again', 'pay-missing', 'notices-late', 'vehicles-rental'],
  TEXT: [
    'pay-refused-card',
    'pay-refused-fuel',
    'pay-refused-blocked',
    'pay-refused-expired',
    'pay-missing-recent',
    'pay-missing-old',
    'notices-late-agree',
    'notices-late-disagree',
    'vehicles-rental-still',
    'vehicles-rental-back',
    'claims-waiting',
    'account-mail',
    'renters-import',
  ],
} as const

export type DialogueId = (typeof dialogueByType)[keyof typeof dialogueByType][number]
export const dialogueNodes: readonly { id: DialogueId; type: keyof typeof dialogueByType }[] = [
  ...dialogueByType.ROOT.map((id) => ({ id, type: 'ROOT' as const })),
  ...dialogueByType.QUESTION.map((id) => ({ id, type: 'QUESTION' as const })),
  ...dialogueByType.TEXT.map((id) => ({ id, type: 'TEXT' as const })),
]
type Next = `article.${ArticleId}` | `action.${PageKind}` | DialogueId

export const dialogueNext: Record<DialogueId, readonly Next[]> = {
  'pay-root': ['action.PAYMENT', 'pay-missing', 'pay-refused', 'action.PREPAYMENT'],
  'pay-refused': ['pay-refused-card', 'pay-refused-fuel', 'pay-refused-again'],
  'pay-refused-card': ['action.PAYMENT', 'action.CONTACT_FORM'],
  'pay-refused-fuel': ['article.payment-methods', 'action.PAYMENT'],
  'pay-refused-again': ['pay-refused-blocked', 'pay-refused-expired'],
  'pay-refused-blocked': ['action.LOGIN', 'action.CONTACT_FORM'],
  'pay-refused-expired': ['action.PAYMENT'],
  'pay-missing': ['pay-missing-recent', 'pay-missing-old'],
  'pay-missing-recent': ['action.ALERT'],
  'pay-missing-old': ['article.journey-not-found', 'action.CONTACT_FORM'],
  'notices-root': ['notices-late', 'article.read-a-notice', 'article.sent-to-prosecutor'],
  'notices-late': ['notices-late-agree', 'notices-late-disagree'],
  'notices-late-agree': ['action.PAYMENT'],
  'notices-late-disagree': ['action.PROTEST', 'article.when-to-claim'],
  'vehicles-root': ['article.sold-vehicle', 'vehicles-rental', 'article.foreign-plates', 'action.CONTACT_FORM'],
  'vehicles-rental': ['vehicles-rental-still', 'vehicles-rental-back'],
  'vehicles-rental-still': ['action.PAYMENT'],
  'vehicles-rental-back': ['action.PAYMENT', 'action.PROTEST'],
  'claims-root': ['action.PROTEST', 'article.claim-documents', 'claims-waiting'],
  'claims-waiting': ['article.claim-answer', 'action.CONTACT_FORM'],
  'account-root': ['action.SIGN_UP', 'action.LOGIN', 'account-mail', 'action.ALERT'],
  'account-mail': ['article.lost-password', 'action.CONTACT_FORM'],
  'renters-root': ['article.renter-access', 'renters-import', 'article.renter-notices'],
  'renters-import': ['article.import-plates', 'action.CONTACT_FORM'],
}
