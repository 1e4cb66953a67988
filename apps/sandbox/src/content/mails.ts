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
  const filled = (words: string) => words.replaceAll(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place)
  const links = Object.values(places).filter((place) => /^https?:/.test(place))
  await mail({ to, subject: filled(subject), text: filled(text), links }, db)
}
