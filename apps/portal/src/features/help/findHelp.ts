import type { Article } from '@voie-libre/domain/content/content'
import { fold } from '@voie-libre/ui/fold'
import type { HelpEntry } from '../../api/help.ts'

export interface Findable extends HelpEntry {
  /** Extract or catchphrase of the article, without markup. */
  extract: string
  foldedTitle: string
  folded: string
}

/** Search index with texts folded in advance, so that each keystroke costs only comparisons. */
export function findable(entries: readonly HelpEntry[], articles: ReadonlyMap<string, Article>): Findable[] {
  return entries.map((entry) => {
    const extract = plainText(inShort(articles.get(entry.article.id)))
    const foldedTitle = fold(entry.article.title)
    return { ...entry, extract, foldedTitle, folded: `${foldedTitle} ${fold(extract)}` }
  })
}

/** Articles with every word of the query in title or extract; matches in the title come first. */
export function findHelp(index: readonly Findable[], query: string): Findable[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found = index.filter(({ folded }) => words.every((word) => folded.includes(word)))
  const byTitle = ({ foldedTitle }: Findable) => words.every((word) => foldedTitle.includes(word))
  return [...found.filter(byTitle), ...found.filter((entry) => !byTitle(entry))]
}

/** Whether the query contains a word, not only spaces and punctuation. */
export const isQuery = (query: string): boolean => wordsOf(query).length > 0

/** Splits into folded words. "l'avis" stays one word; a question mark is not part of a word. */
const wordsOf = (query: string) => fold(query).match(/[\p{L}\p{N}](?:[\p{L}\p{N}'-]*[\p{L}\p{N}])?/gu) ?? []

/** The extract, else the catchphrase. [HELP-08] */
export const inShort = (article: Article | undefined): string => article?.extract ?? article?.catchphrase ?? ''

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** Text of server HTML. Callers must show it as text only, never as markup. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
