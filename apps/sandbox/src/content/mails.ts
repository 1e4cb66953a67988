import { wordsOf } from './content.ts'
import type { MailContent } from './mailHtml.ts'
import type { MailId } from './texts.ts'
import type { Call } from '../http/server.ts'
import { fill, prefixOf } from '../locales/texts.ts'
import type { Db } from '../store/db.ts'

/** Builds an address of the portal with the prefix of the language. [OPEN-17] */
export function pageUrl(
  { origin, language }: Pick<Call, 'origin' | 'language'>,
  path: string,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString()
  return `${origin}${prefixOf(language)}${path}${search && `?${search}`}`
}

/** Sends one of the operator's e-mails; `places` are the values of its placeholders. */
export async function sendMail(
  { operator, language, origin, mail }: Pick<Call, 'operator' | 'language' | 'origin' | 'mail'>,
  to: string,
  id: MailId,
  places: Readonly<Record<string, string>> = {},
  { db, facts }: { db?: Db; facts?: MailContent['facts'] } = {},
): Promise<void> {
  const words: Pick<MailContent, 'subject' | 'heading' | 'button' | 'text'> = wordsOf(operator, language).mails[id]
  const safe: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, typedPlaces.includes(name) ? unlinked(place) : place]),
  )
  const links = Object.values(safe).filter((place) => /^https?:/.test(place))
  const [subject, text] = [fill(words.subject, safe), fill(words.text, safe)]
  await mail({ ...words, to, operator, language, origin, subject, text, facts, links }, db)
}

/** Placeholders with typed values, with which a sender could make the operator mail links to somebody else. */
const typedPlaces = ['firstName', 'lastName']

/** Rewrites a name so that no mail program finds a link in it. */
const unlinked = (text = '') =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/[/:@<>\\]+|\.(?=\S)/g, ' ')
    .trim()

/** Masks an e-mail so that only its owner recognises it: 'jean@example.fr' becomes 'j***n@e***.fr'. [API-05] */
export function masked(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)]
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  return `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ''}@${domain.slice(0, 1)}***${ending}`
}
