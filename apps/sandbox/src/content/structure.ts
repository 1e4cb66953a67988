import { claimReason, claimType } from '@voie-libre/contract/schemas/claim'
import { homeAction, pageKind } from '@voie-libre/contract/schemas/content'
import * as z from 'zod/mini'
import fr from './fr.json' with { type: 'json' }
import json from './structure.json' with { type: 'json' }
import { secondOperator } from '../store/operators.ts'

const keyOf = <Texts extends object>(texts: Texts) =>
  z.custom<keyof Texts & string>((key) => typeof key === 'string' && Object.hasOwn(texts, key))
const articleId = keyOf(fr.articles)
const dialogueId = keyOf(fr.dialogue)

const operatorProfile = z.object({
  /** The brand's label in deploy/portal.config.json, which the logo shows. */
  name: z.string(),
  /** The brand whose colours and logo mails and receipts have: that of the operator's host. */
  brand: z.string(),
  /** Legal data of the seller, which receipts and mails must name. */
  seller: z.object({ name: z.string(), address: z.string(), siren: z.string(), vat: z.string() }),
  road: z.string(),
  /** The longest trip of its road, with which the help explains the price. */
  longest: z.object({ entrance: z.string(), exit: z.string(), kilometres: z.int() }),
  email: z.string(),
  phone: z.string(),
  /** Prepayment exists on the A79 only. [§1] */
  actions: z.array(homeAction),
  /** Whether the owner of an address must confirm an alert; the specification does not require it. [ALERT-16] */
  confirmsAlerts: z.boolean(),
  welcome: z.enum(['home', 'volcanoHome']),
  /** Target of the home banner. */
  welcomeArticle: articleId,
  listPicture: z.string(),
  listBlock: z.array(articleId),
  slider: z.array(articleId),
})

/** What an article proposes below its text: an action, another article, or a page that the article's `buttonText` names. */
const next = z.union([pageKind, articleId, z.templateLiteral(['/', z.string()])])

const articleSetup = z.object({
  /** Instead of its category's. */
  next: z.optional(next),
  picture: z.optional(z.string()),
  icon: z.optional(z.string()),
  url: z.optional(z.string()),
  urlOpenNewTab: z.optional(z.boolean()),
  darkMode: z.optional(z.boolean()),
  /** The action that an operator must offer to show the article. */
  needs: z.optional(homeAction),
})

const node = z.union([
  dialogueId,
  z.templateLiteral(['article.', z.string()]),
  z.templateLiteral(['action.', pageKind]),
])

/** The language-independent part of the content: ids, order, pictures, icons, addresses. */
export const structure = z.parse(
  z.object({
    operators: z.object({ first: operatorProfile, second: operatorProfile }),
    categories: z.array(z.object({ id: keyOf(fr.categories), icon: z.string(), next, articles: z.array(articleId) })),
    articles: z.partialRecord(articleId, articleSetup),
    footer: z.array(z.tuple([z.string(), articleId])),
    otherNetworks: z.array(z.object({ name: z.string(), roads: z.string(), url: z.string() })),
    toPayArticles: z.array(articleId),
    /** Subjects of the contact form; the contact screens need the entry 'contact'. [OPEN-49] */
    contactEntries: z.array(keyOf(fr.contactEntries)),
    claimReasons: z.array(
      z.extend(z.omit(claimReason, { label: true }), {
        id: keyOf(fr.claimReasons),
        maxFiles: z.int(),
        /** The claims that do not offer the reason. */
        notFor: z.array(claimType),
      }),
    ),
    /** Nodes of the contact conversation with texts of their own; the others are articles and actions. [OPEN-48] */
    dialogue: z.record(dialogueId, z.object({ type: z.enum(['ROOT', 'QUESTION', 'TEXT']), next: z.array(node) })),
  }),
  json,
)

export const articleIds = z.parse(z.array(articleId), Object.keys(fr.articles))
export const dialogueIds = z.parse(z.array(dialogueId), Object.keys(fr.dialogue))

export type ArticleId = z.infer<typeof articleId>
export type DialogueId = z.infer<typeof dialogueId>
export type OperatorProfile = z.infer<typeof operatorProfile>

/** Finds the profile of an operator; operators that scripts create have the first one's. */
export function profileOf(operator: string): OperatorProfile {
  const { first, second } = structure.operators
  return operator === secondOperator ? second : first
}
