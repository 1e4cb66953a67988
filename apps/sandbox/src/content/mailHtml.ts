import { localeOf } from '@voie-libre/domain/reference/languages'
import { draw } from '../http/html.ts'
import { fill, type Language, texts } from '../locales/texts.ts'
import { brandOf } from './brand.ts'
import { profileOf } from './structure.ts'

export interface MailContent {
  operator: string
  language: Language
  /** Scheme and host of the site, with which every link begins. */
  origin: string
  subject: string
  /** The plain text: paragraphs between empty lines; an address has a line of its own, an item of a list begins with '- '. */
  text: string
  /** The title above the text, if it is not the subject. */
  heading?: string
  /** The label of the first address, which becomes a button. */
  button?: string | undefined
  /**
   * What a reader looks for, the first one large above the button; they replace the sentences of the plain text that say
   * the same. A long value stands `below` its term.
   */
  facts?: readonly (readonly [term: string, value: string, below?: string])[] | undefined
}

/**
 * Builds the HTML of an e-mail from its plain text, in the brand of its operator, with variants for dark mail programs. A
 * table with inline styles, because some programs know no other layout and drop style sheets.
 */
export function mailHtml(content: MailContent): string {
  const { operator, language, origin, subject, text, button = '', facts = [] } = content
  const profile = profileOf(operator)
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => part.trim().split('\n'))
    .filter((lines) => lines.join('') !== '' && lines.join('') !== profile.name)
  const mainLink = paragraphs.flat().find(isAddress)
  const shown = [...new Set(facts.flat().flatMap((words) => words || []))]
  const parts = paragraphs.map((lines) => {
    const { said = '', ...part } = paragraph(lines, mainLink, button)
    const isRepeated = lines !== paragraphs[0] && shown.filter((words) => lines.join(' ').includes(words)).length > 1
    return isRepeated ? { ...part, said: '', items: [] } : { ...part, said: unbroken(said) }
  })
  const place = paragraphs.findIndex((lines) => lines.some(isAddress))
  // Without a link they follow the greeting.
  const at = place < 0 ? 1 : place
  // A sentence that leads to the button keeps it.
  const [pressed] = parts.slice(place, place + 1).filter(({ said }) => said === '')
  const table =
    facts.length > 0
      ? [{ facts: facts.map((row) => row.map((words = '') => unbroken(words))), button: pressed?.button }]
      : []
  return draw('mail', {
    locale: localeOf(language),
    origin,
    subject,
    heading: unbroken(content.heading ?? subject),
    button,
    parts: [...parts.slice(0, at), ...table, ...parts.slice(table[0]?.button === undefined ? at : at + 1)],
    // Mailboxes show it beside the subject.
    preview: paragraphs[1]?.find((line) => !isAddress(line)) ?? '',
    why: fill(texts[language].mail.why, { host: new URL(origin).host }),
    trust: fill(texts[language].mail.trust, { origin }),
    profile,
    brand: brandOf(operator),
  })
}

/** Keeps plates, references and the numbers of gates on one line. */
const unbroken = (text: string) => text.replaceAll(/(?<=[A-Z\d])-(?=[A-Z\d])/g, '\u2060-\u2060')

const isAddress = (line: string) => /^https?:/.test(line)

/** A paragraph is a link with its label, or a sentence, a list and the mail's button. */
function paragraph(lines: readonly string[], mainLink: string | undefined, button: string) {
  const address = lines.find(isAddress)
  const items = lines.filter((line) => line.startsWith('- '))
  const said = lines.filter((line) => !isAddress(line) && !items.includes(line)).join(' ')
  const label = said.replace(/\s*:$/, '')
  if (address !== undefined && address !== mainLink) return { link: address, label }
  return { said: label === button ? '' : said, items: items.map((item) => item.slice(2)), button: address }
}
