import type { Article } from '@voie-libre/contract/schemas/content'
import { pages } from '@voie-libre/domain/access/pages'
import { fold } from '@voie-libre/ui/fold'
import MiniSearch, { type Query } from 'minisearch'
import type { HelpEntry } from '../../api/help.ts'
import { inShort } from './inShort.ts'

/** An article with its category: its title, and its texts once they have loaded. */
export type HelpArticle = HelpEntry['article'] &
  Partial<Pick<Article, 'extract' | 'catchphrase' | 'content'>> & { category: string }

/** Indexes titles, extracts and contents; a match in a title ranks first, in a content last. */
export function findable(help: readonly HelpArticle[]): MiniSearch {
  const texts = new MiniSearch({
    fields: ['title', 'extract', 'content'],
    storeFields: ['article'],
    tokenize: wordsOf,
    searchOptions: { boost: { title: 8, extract: 2 }, prefix: true },
  })
  // A link back to the help has no answer.
  const answering = help.filter(({ articleType, url }) => articleType !== 'URL' || url !== pages.help)
  texts.addAll(
    answering.map((article) => ({
      id: article.id,
      title: article.title,
      extract: plainText(inShort(article)),
      content: plainText(article.content ?? ''),
      article,
    })),
  )
  return texts
}

/** Finds articles with all words of the query or their synonyms, else with a single or a similar word; best first. */
export function findHelp(texts: MiniSearch, query: string, synonyms: Synonyms = []): HelpArticle[] {
  const queries = termsOf(query, synonyms).map((words): Query => ({
    combineWith: 'OR',
    queries: words.map((phrase) => ({ combineWith: 'AND', queries: [phrase] })),
  }))
  const strict = texts.search({ combineWith: 'AND', queries })
  const found =
    strict.length > 0
      ? strict
      : texts.search({ combineWith: 'OR', queries, fuzzy: (word) => (word.length > 4 ? 0.2 : false) })
  return found.map(({ article }): HelpArticle => article)
}

/** Groups of words and phrases that mean the same to drivers (`helpSynonyms.json`); plurals with one more letter are known. */
export type Synonyms = readonly (readonly string[])[]

/** Returns each word or known phrase of the query with its synonyms. */
function termsOf(query: string, synonyms: Synonyms): (readonly string[])[] {
  const groups = synonyms.map((group) => group.map((phrase) => wordsOf(phrase).join(' ')))
  let rest = ` ${wordsOf(query).join(' ')} `
  const phrases = groups.filter((group) => {
    const phrase = group.find((one) => one.includes(' ') && rest.includes(` ${one} `))
    if (phrase !== undefined) rest = rest.replace(` ${phrase} `, ' ')
    return phrase !== undefined
  })
  const groupsOf = (word: string) => {
    const same = groups.filter((group) => group.includes(word))
    return same.length > 0 || word.length < 5 ? same : groups.filter((group) => group.some((one) => isNear(word, one)))
  }
  return [...phrases, ...wordsOf(rest).map((word) => [word, ...groupsOf(word).flat()])]
}

/** Whether one letter is missing, added or different, as in a plural or a mistyped word. */
function isNear(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  return rest === otherRest.slice(1) || rest.slice(1) === otherRest || rest.slice(1) === otherRest.slice(1)
}

/** Whether the query contains a word, not only spaces and punctuation. */
export const isQuery = (query: string): boolean => wordsOf(query).length > 0

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** Text of server HTML. Callers must show it as text only, never as markup. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
