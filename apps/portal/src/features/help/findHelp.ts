import type { Article } from '@voie-libre/domain/content/content'
import { fold } from '@voie-libre/ui/fold'
import type { HelpEntry } from '../../api/help.ts'

export interface Findable extends HelpEntry {
  /** What the article says in short, without markup. */
  extract: string
  foldedTitle: string
  folded: string
}

/** What the search reads, folded once: each letter typed then costs only comparisons. */
export function findable(entries: readonly HelpEntry[], articles: ReadonlyMap<string, Article>): Findable[] {
  return entries.map((entry) => {
    const extract = plainText(inShort(articles.get(entry.article.id)))
    const foldedTitle = fold(entry.article.title)
    return { ...entry, extract, foldedTitle, folded: `${foldedTitle} ${fold(extract)}` }
  })
}

/** The articles that have every word of the query in title or extract; those that have them in the title come first. */
export function findHelp(index: readonly Findable[], query: string): Findable[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found = index.filter(({ folded }) => words.every((word) => folded.includes(word)))
  const byTitle = ({ foldedTitle }: Findable) => words.every((word) => foldedTitle.includes(word))
  return [...found.filter(byTitle), ...found.filter((entry) => !byTitle(entry))]
}

/** Whether there is anything to look for: spaces and punctuation alone are nothing. */
export const isQuery = (query: string): boolean => wordsOf(query).length > 0

/** "l'avis" is looked for as one word; a question mark belongs to no word. */
const wordsOf = (query: string) => fold(query).match(/[\p{L}\p{N}](?:[\p{L}\p{N}'-]*[\p{L}\p{N}])?/gu) ?? []

/** The extract, else the catchphrase. [HELP-08] */
export const inShort = (article: Article | undefined): string => article?.extract ?? article?.catchphrase ?? ''

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** The words of server HTML. Shown as text only, never as markup. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
