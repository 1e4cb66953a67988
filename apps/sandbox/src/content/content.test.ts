import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pageKind } from '@voie-libre/contract/schemas/content'
import { pageOf, pages } from '@voie-libre/domain/access/pages'
import { conformity, rgaa, rgaaRate } from '@voie-libre/domain/content/rgaa'
import { a79 } from '@voie-libre/domain/prepayment/stretch'
import { describe, expect, it } from 'vitest'
import { languages, money } from '../locales/texts.ts'
import { defaultOperator, secondOperator } from '../store/operators.ts'
import { tripPrice } from '../store/tolls.ts'
import { contentOf, wordsOf } from './content.ts'
import { facts } from './facts.ts'
import { texts } from './texts.ts'

const operators = [defaultOperator, secondOperator]
const all = operators.flatMap((operator) => languages.map((language) => ({ operator, language })))

/** Path of every string in a tree, with its text. */
function strings(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => strings(value, `${path}/${key}`))
}
const tags = (text: string) => [...text.matchAll(/<(\/?\w+)|href="([^"]*)"/g)].map(([found]) => found)
/** Digits of a text, in any order and whatever separates the thousands. */
const numbers = (text: string) =>
  [...text.replaceAll(/(\d)[.,\s](?=\d{3}\b)/g, '$1').matchAll(/\d+/g)].map(([found]) => found).toSorted()
const familiar = [
  ['de', /\b(du|dir|dich|dein\w*)\b/i],
  ['it', /\b(tu|ti|tuo|tua|tuoi|tue|puoi|hai|prevedi)\b/i],
  ['es', /\b(tus?|puedes|tienes)\b/i],
] as const
/** French separates these signs by a no-break space; the other languages write them without a space. */
const looseSign = {
  french: /(?<![\u202F!?])[!?;](?=\s|$)|(?<!\u00A0):(?=\s|$)|(?<!\u202F)»|«(?!\u202F)/u,
  other: /\s[!?;:](?=\s|$)/u,
}
const looseUnit = /\d (?:€|%|km|kWh?|[km]?m|k[oB]|M[oB]|min)(?!\p{L})/u
/** Apostrophes and quotation marks that docs/GLOSSARY.md does not list for the language. */
const foreignMarks = { fr: /['“”„"]/, en: /['„«»"]/, de: /['”«»"]/, it: /['“”„"]/, es: /['“”„"]/ } as const
const read = (text: string) => text.replaceAll(/<\/?(?:a|strong)\b[^>]*>/g, '').replaceAll(/<[^>]*>/g, '\n')
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()

describe.each(languages)('%s', (language) => {
  const french = new Map(strings(wordsOf(defaultOperator, 'fr')))
  const own = new Map(strings(wordsOf(defaultOperator, language)))

  it('has the same texts and placeholders as French', { tags: ['I18N-02'] }, () => {
    expect([...own.keys()].toSorted()).toEqual([...french.keys()].toSorted())
    for (const [path, text] of own) expect([path, places(text)]).toEqual([path, places(french.get(path) ?? '')])
  })

  it('states the numbers of the French text', () => {
    for (const [path, text] of own) expect([path, numbers(text)]).toEqual([path, numbers(french.get(path) ?? '')])
  })

  it('has well-formed HTML with the links of the French text', { tags: ['HELP-09'] }, () => {
    for (const [path, text] of own) {
      expect([path, tags(text).filter((tag) => tag.startsWith('href'))]).toEqual([
        path,
        tags(french.get(path) ?? '').filter((tag) => tag.startsWith('href')),
      ])
      const open: string[] = []
      const crossed = [...text.matchAll(/<(\/?)(\w+)[^>]*>/g)].filter(([, close, name = '']) => {
        if (close !== '') return open.pop() !== name
        open.push(name)
        return false
      })
      expect([path, crossed]).toEqual([path, []])
      expect([path, open]).toEqual([path, []])
    }
  })
})

it.each(familiar)('%s addresses the driver formally', (language, word) => {
  expect(strings(texts[language]).filter(([, text]) => word.test(text))).toEqual([])
})

describe.each(all)('$operator in $language', ({ operator, language }) => {
  const content = contentOf(operator, language)

  it('leaves no placeholder unfilled', () => {
    expect(strings(content).filter(([, text]) => /\{\w+\}/.test(text))).toEqual([])
  })

  it('keeps punctuation and units on the line of their word, with the marks of its language', () => {
    const sign = language === 'fr' ? looseSign.french : looseSign.other
    // Scripts look for these by their letters.
    const { help, actions, contactEntries } = texts.fr
    const fixed = [help.title, ...Object.values(actions), ...Object.values(contactEntries)]
    const visible = strings(content).filter(
      ([path, text]) => !/\/(?:url|picture|id|icon)$/i.test(path) && !fixed.includes(text),
    )
    const faults = visible.filter(([, text]) => {
      const words = read(text)
      return [sign, looseUnit, foreignMarks[language], /\u2011/].some((fault) => fault.test(words))
    })
    expect(faults).toEqual([])
  })

  it('takes delays and fees from the shared facts, without numbers in the texts', () => {
    const stated = strings(texts[language]).flatMap(([path, text]) =>
      [...text.matchAll(/(\d+)\s?(€|heures|jours|hours|days|Stunden|Tagen?|ore|giorni|horas|días)|€(\d+)/g)].map(
        ([found]) => [path, found],
      ),
    )
    expect(stated).toEqual([])
  })

  it('names only pictures that exist', () => {
    const named = strings(content).flatMap(([, text]) => /^\/media\/(.*)$/.exec(text)?.[1] ?? [])
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !existsSync(join(import.meta.dirname, '../media', name)))).toEqual([])
  })

  it('links only to pages and articles that exist', { tags: ['FOOTER-02', 'HOME-12'] }, () => {
    const links = strings(content).flatMap(([path, text]) => [
      ...(path.endsWith('/url') ? [text] : []),
      ...[...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''),
    ])
    const broken = links.filter((link) => {
      if (/^(?:https:\/\/|mailto:[^@]+@|tel:\+?\d+$)/.test(link)) return false
      const found = pageOf(link)
      if (found === undefined) return true
      return typeof found === 'object' && !('article' in found && found.article in content.articles)
    })
    expect(broken).toEqual([])
  })

  it('has six help categories with articles that exist', { tags: ['HELP-01', 'HELP-03'] }, () => {
    expect(content.faq.categories).toHaveLength(6)
    for (const { id, title, icon } of content.faq.categories) {
      expect([title, icon].every(Boolean)).toBe(true)
      const { articles } = content.faqCategories[id] ?? { articles: [] }
      expect(articles.length).toBeGreaterThanOrEqual(5)
      for (const article of articles) expect(content.articles[article.id]?.title).toBe(article.title)
    }
  })

  it('has a text or a link for each help article', { tags: ['HELP-08', 'HELP-10'] }, () => {
    const silent = Object.values(content.articles).filter(
      ({ articleType, url, extract, catchphrase, content: text }) => {
        if (articleType === 'URL') return !/^(\/|https:)/.test(url ?? '')
        return !text || (articleType === 'FAQ' && (extract ?? catchphrase) === undefined)
      },
    )
    expect(silent).toEqual([])
  })

  it('has a conversation of existing nodes that opens every page', { tags: ['CONTACT-02'] }, () => {
    const reached = new Set<string>()
    const waiting = Object.values(content.smartFormRoots)
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue
      reached.add(id)
      const node = content.smartForms[id]
      expect([id, node === undefined]).toEqual([id, false])
      for (const child of node?.children ?? []) waiting.push(child.id)
    }
    const kinds = [...reached].flatMap((id) => content.smartForms[id]?.action ?? [])
    const offered = pageKind.options.filter(
      (kind) => kind !== 'PREPAYMENT' || content.homepage.actions.includes('prepayment'),
    )
    expect(kinds.toSorted()).toEqual(offered.toSorted())
    const types = new Set([...reached].map((id) => content.smartForms[id]?.type))
    expect(types).toEqual(new Set(['ROOT', 'QUESTION', 'TEXT', 'ARTICLE', 'ACTION']))
  })

  it('omits the deeper levels of a conversation, which are loaded by id', () => {
    const embedded = content.smartForms['pay-root']?.children?.find(({ id }) => id === 'pay-refused')?.children
    const deeper = embedded?.find(({ id }) => id === 'pay-refused-again')
    expect(deeper).toMatchObject({ type: 'QUESTION' })
    expect(deeper?.children).toBeUndefined()
    expect(content.smartForms['pay-refused-again']?.children).toHaveLength(2)
  })
})

it('calls what is added to a late toll by one name in French', () => {
  expect(strings(texts.fr).filter(([, text]) => /indemnit|(?<!de |des )\bfrais\b(?! de gestion)/i.test(text))).toEqual(
    [],
  )
})

it.each(languages)(
  'the accessibility statement in %s has the rate and the defects of the sheet',
  { tags: ['OPEN-70'] },
  (language) => {
    const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
    const { title, content } = contentOf(defaultOperator, language).articles['accessibility'] ?? {}
    const { conformity: states, defects } = texts[language]
    expect(title).toContain(states[conformity(rgaa)])
    expect(plain(content)).toMatch(new RegExp(`\\b${rgaaRate(rgaa)} ?%`))
    const unmet = rgaa.filter(({ state }) => state === 'unmet')
    expect(unmet.filter(({ id }) => !plain(content).includes(plain(defects[id] ?? 'no text')))).toEqual([])
    expect(plain(content).includes(plain(defects.audited))).toBe(unmet.length > 0)
    expect(plain(content).includes(plain(defects.none))).toBe(unmet.length === 0)
  },
)

// Names of people and places need no mark; an authority's name that has a translation, and words to look for in a letter, do.
it.each(languages.filter((language) => language !== 'fr'))('%s marks French words as French', (language) => {
  const words = /Défenseur des droits|Libre réponse|Avis de paiement/g
  const unmarked = strings(texts[language]).filter(([, text]) =>
    words.test(text.replaceAll(/<span lang="fr">[^<]*<\/span>/g, '')),
  )
  expect(unmarked).toEqual([])
  expect(JSON.stringify(texts[language]).match(words)).not.toBeNull()
})

it.each(languages)('the article about fake messages in %s describes the alert that the operator mails', (language) => {
  const { content = '' } = contentOf(defaultOperator, language).articles['fake-messages'] ?? {}
  const plain = content.replaceAll(/[\u00a0\u202f]/g, ' ')
  const { text } = wordsOf(defaultOperator, language).mails.passage
  const label = /\n(?<label>[^\n]+?)\s?:\n\{link\}/.exec(text)?.groups?.['label']
  expect(plain).toContain(label)
  expect(plain).toContain(`${facts.visibleHours} `)
  expect(plain).not.toMatch(/aucun lien ne mène|no link leads|kein Link führt|nessun link porta|ningún enlace lleva/)
})

it.each(languages)('the site map in %s names every page that anybody may open', (language) => {
  const { articles, footer } = contentOf(defaultOperator, language)
  const { formPayment, formClaim, formPrepayment, receipts, alert, unsubscribe, help, contactChatbot } = pages
  const { contactForm, accountLogin, accountRegister, renterLogin } = pages
  const named = [formPayment, formClaim, formPrepayment, receipts, alert, unsubscribe, help, contactChatbot]
  const others = footer.map(({ article }) => article?.url ?? '').filter((url) => url !== '/site-map')
  const open = [...named, contactForm, accountLogin, accountRegister, renterLogin, ...others]
  expect(open.filter((path) => articles['site-map']?.content?.includes(`href="${path}"`) !== true)).toEqual([])
})

it.each(all)('every article of help and home ends with a named next act: $operator in $language', (given) => {
  const { articles, homepage: home } = contentOf(given.operator, given.language)
  const help = Object.values(articles).filter(({ faqCategory }) => faqCategory !== undefined)
  expect(help.length).toBeGreaterThan(30)
  expect(help.filter(({ url, buttonText, content }) => content && !(url && buttonText)).map(({ id }) => id)).toEqual([])
  const shown = [
    home.url?.slice(1),
    ...(home.sliderBlockArticlesIds ?? []),
    ...(home.listBlockArticles ?? []).map(({ id }) => id),
  ]
  // Home opens these by their own address, so the text itself ends with a link.
  const endings = shown.flatMap((id = '') => articles[id]?.content ?? [])
  expect(endings.length).toBeGreaterThan(4)
  expect(endings.filter((text) => !/<p><a href="\/[^"]+">[^<]+<\/a><\/p>$/.test(text))).toEqual([])
})

it('explains the price by a trip of the own road, from the tariff', () => {
  const [first, second] = operators.map((operator) => contentOf(operator, 'fr').articles['journey-price']?.content)
  expect(first).toContain(`De ${a79.gateLabel('RN79')} à ${a79.gateLabel('A71')}`)
  expect(first).toContain(money(tripPrice('RN79', 'A71', 1) ?? 0, 'fr'))
  for (const gate of ['Digoin', 'Montmarault', 'RN79', 'A71']) expect(second).not.toContain(gate)
  expect(strings(contentOf(secondOperator, 'fr')).filter(([, text]) => /A79|Digoin|Montmarault/.test(text))).toEqual([])
})

it('sets a narrow no-break space before French punctuation', () => {
  const { title } = contentOf(defaultOperator, 'fr').articles['how-to-pay'] ?? {}
  expect(title).toBe('Comment payer mon passage\u202f?')
})

it('offers prepayment on the first operator only', { tags: ['API-40'] }, () => {
  expect(contentOf(defaultOperator, 'fr').homepage.actions).toContain('prepayment')
  expect(contentOf(secondOperator, 'fr').homepage.actions).not.toContain('prepayment')
  expect(contentOf(secondOperator, 'fr').articles['prepay-journey']).toBeUndefined()
  const siteMap = contentOf(secondOperator, 'fr').articles['site-map']?.content
  expect(siteMap).toContain(`href="${pages.formClaim}"`)
  expect(siteMap).not.toContain(`href="${pages.formPrepayment}"`)
  expect(JSON.stringify(contentOf(secondOperator, 'fr').articles)).not.toContain(pages.formPrepayment)
})
