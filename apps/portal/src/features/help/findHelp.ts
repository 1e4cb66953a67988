import type { Article } from '@voie-libre/contract/schemas/content'
import { fold } from '@voie-libre/ui/fold'
import type { HelpEntry } from '../../api/help.ts'

export interface Findable extends HelpEntry {
  /** Extract or catchphrase of the article, without markup. */
  extract: string
  foldedTitle: string
  /** Title and extract. */
  folded: string
  /** Title, extract and content. */
  foldedWhole: string
}

/** Search index with texts folded in advance, so that each keystroke costs only comparisons. */
export function findable(entries: readonly HelpEntry[], articles: ReadonlyMap<string, Article>): Findable[] {
  return entries.map((entry) => {
    const article = articles.get(entry.article.id)
    const extract = plainText(inShort(article))
    const foldedTitle = fold(entry.article.title)
    const folded = `${foldedTitle} ${fold(extract)}`
    return {
      ...entry,
      extract,
      foldedTitle,
      folded,
      foldedWhole: `${folded} ${fold(plainText(article?.content ?? ''))}`,
    }
  })
}

/** The entries of articles that come with their content and their category, for `findable`. */
export function listed(articles: readonly Article[]): [HelpEntry[], ReadonlyMap<string, Article>] {
  const known = articles.flatMap((article) => (article.id === undefined ? [] : [{ ...article, id: article.id }]))
  return [
    known.map((article) => ({ article, category: article.faqCategory?.title ?? '' })),
    new Map(known.map((article) => [article.id, article])),
  ]
}

/**
 * Articles that contain every word of the query, or a synonym of it: first those with all of them in the title, then
 * those with all in title or extract, then the others.
 */
export function findHelp(index: readonly Findable[], query: string, synonyms: Synonyms = []): Findable[] {
  const terms = termsOf(query, synonyms)
  if (terms.length === 0) return []
  const has = (text: string) => terms.every((words) => words.some((word) => text.includes(word)))
  const found = index.filter(({ foldedWhole }) => has(foldedWhole))
  const rank = ({ foldedTitle, folded }: Findable) => (has(foldedTitle) ? 0 : has(folded) ? 1 : 2)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Groups of folded words and phrases that mean the same to a driver: what drivers type instead of the words of the articles,
 * also in the other countries of a language (`helpSynonyms.json`).
 */
export type Synonyms = readonly (readonly string[])[]

/** For each word or known phrase of the query, everything that may stand for it. */
function termsOf(query: string, synonyms: Synonyms): (readonly string[])[] {
  let rest = ` ${wordsOf(query).join(' ')} `
  const phrases = synonyms.filter((group) => {
    const phrase = group.find((one) => one.includes(' ') && rest.includes(` ${one} `))
    if (phrase !== undefined) rest = rest.replace(` ${phrase} `, ' ')
    return phrase !== undefined
  })
  const words = rest.split(' ').filter((word) => word !== '')
  return [...phrases, ...words.map((word) => [word, ...synonyms.filter((group) => group.includes(word)).flat()])]
}

/** Whether the query contains a word, not only spaces and punctuation. */
export const isQuery = (query: string): boolean => wordsOf(query).length > 0

/** Splits into folded words. "l'avis" stays one word; a question mark is not part of a word. */
const wordsOf = (query: string) => fold(query).match(/[\p{L}\p{N}]+(?:['-]+[\p{L}\p{N}]+)*/gu) ?? []

/** The extract, else the catchphrase. [HELP-08] */
export const inShort = (article: Article | undefined): string => article?.extract ?? article?.catchphrase ?? ''

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** Text of server HTML. Callers must show it as text only, never as markup. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
