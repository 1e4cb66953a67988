import { expect, it } from 'vitest'
import { languages, texts } from '../locales/texts.ts'
import { defaultOperator, secondOperator } from '../store/operators.ts'
import { wordsOf } from './content.ts'
import { mailHtml } from './mailHtml.ts'

const origin = 'https://toll.example'
const link = `${origin}/account/activate?id=1&code=2`
const written = (changed: Partial<Parameters<typeof mailHtml>[0]> = {}) =>
  mailHtml({ operator: defaultOperator, language: 'en', origin, subject: 'Hello', text: `Press:\n${link}`, ...changed })
const addressesIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

it.each(languages)('each mail in %s names its button and leads where its text does', (language) => {
  const { mails } = wordsOf(defaultOperator, language)
  for (const [id, mail] of Object.entries(mails)) {
    const { text, button }: { text: string; button?: string } = mail
    const given = text.replace('{link}', link).replace('{unsubscribe}', `${origin}/unsubscribe`)
    const html = written({ language, text: given, button })
    expect(addressesIn(html), id).toEqual(given.match(/https:\S+/g) ?? [])
    expect(button !== undefined, id).toBe(text.includes('{link}'))
    expect(html.replaceAll('&#39;', "'"), id).toContain(button ?? '</h1>')
  }
})

it.each(languages)(
  'mails and receipts of payments in %s have typographic apostrophes and no loose sign',
  (language) => {
    const { mail, receipt } = texts[language]
    const words = [...Object.values(mail), ...Object.values(receipt)]
    expect(words.filter((text) => /'| [:;!?]/.test(text))).toEqual([])
  },
)

it('escapes what somebody typed', () => {
  const html = written({ text: 'Hello <img src=x> "you"', facts: [['<b>', '&']] })
  expect(html).toContain('Hello &lt;img src=x&gt; &quot;you&quot;')
  expect(html).toContain('&lt;b&gt;')
})

it("has the colours of its operator's brand, for light and for dark programs", () => {
  const [first, second] = [written(), written({ operator: secondOperator })]
  expect(first).toContain('logo-harbour.svg')
  expect(second).toContain('logo-volcano.svg')
  expect(second).toContain('background:#231620')
  for (const html of [first, second])
    expect(html).toMatch(/prefers-color-scheme:dark\)\{\.page\{background:#\w{6}!important/)
})

it('says with which address its links begin', () => {
  expect(written()).toContain(`All links in this message start with ${origin}.`)
})
