import { wordsOf } from './content.ts'
import type { MailId } from './texts.ts'
import type { Call, Mail } from '../http/server.ts'
import type { Language } from '../locales/languages.ts'
import type { Db } from '../store/db.ts'

/** An address of the portal, with the prefix of the language. [OPEN-17] */
export function pageUrl(
  { origin, language }: Pick<Call, 'origin' | 'language'>,
  path: string,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString()
  return `${origin}${language === 'fr' ? '' : `/${language}`}${path}${search && `?${search}`}`
}

interface Sender {
  operator: string
  language: Language
  mail: (mail: Mail, db?: Db) => Promise<void>
}

/** Sends one of the operator's e-mails in the language of the request; `places` are the values of its placeholders. */
export async function sendMail(
  { operator, language, mail }: Sender,
  to: string,
  id: MailId,
  places: Readonly<Record<string, string>> = {},
  db?: Db,
): Promise<void> {
  const { subject, text } = wordsOf(operator, language).mails[id]
  const safe: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, typedPlaces.includes(name) ? unlinked(place) : place]),
  )
  const filled = (words: string) => words.replaceAll(/\{(\w+)\}/g, (place, name: string) => safe[name] ?? place)
  const links = Object.values(safe).filter((place) => /^https?:/.test(place))
  await mail({ to, subject: filled(subject), text: filled(text), links }, db)
}

/** What somebody typed, perhaps to have the operator mail it to somebody else. */
const typedPlaces = ['firstName', 'lastName']

/** A name on one line, in which no mail program finds a link. */
const unlinked = (text = '') =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/[/:@<>\\]+|\.(?=\S)/g, ' ')
    .trim()
