import { describe, expect, it } from 'vitest'
import { findable, findHelp, type HelpArticle, isQuery, plainText } from './findHelp.ts'
import synonyms from './helpSynonyms.json'

const plain = { urlOpenNewTab: false, category: 'Aide' }
const texts: readonly [id: string, title: string, article: Partial<HelpArticle>][] = [
  [
    'deadline',
    'Combien de temps ai-je pour payer ?',
    { extract: 'Vous disposez de <b>72 heures</b> après le passage, reçu compris.' },
  ],
  ['notice', 'Comprendre l’avis de paiement', { catchphrase: 'Majoré après quinze jours &amp; plus.' }],
  ['plate', 'Plaque étrangère', { extract: 'Les péages lisent toutes les plaques.' }],
  ['toll', 'Was kostet die Straße?', { extract: 'Gebühren je Fahrzeugklasse' }],
  ['pay', 'Payer', {}],
  ['receipt', 'Mon reçu', {}],
]
const index = findable(texts.map(([id, title, article]) => ({ ...plain, id, title, ...article })))
const idsFor = (query: string) => findHelp(index, query).map(({ id }) => id)

describe('the search in the help centre', () => {
  it.each([
    ['ignores case and accents in titles', 'ETRANGERE', ['plate']],
    ['ignores accents the title lacks', 'pläque', ['plate']],
    ['reads extracts', 'péages', ['plate']],
    ['reads across markup', '72 heures', ['deadline']],
    ['searches the catchphrase if there is no extract', 'majore', ['notice']],
    ['takes either apostrophe', "l'avis", ['notice']],
    ['finds ß written as ss', 'strasse', ['toll']],
    ['wants every word, in any order', 'temps combien', ['deadline']],
    ['finds the articles with any of the words where none has all', 'facture plaque', ['plate']],
    ['finds a word that is mistyped', 'etragnere', ['plate']],
    ['finds nothing for a word that no article has', 'zzzzzz', []],
    ['ignores punctuation', 'payer ?', ['pay', 'deadline']],
    ['finds beginnings of words', 'geb', ['toll']],
    ['finds nothing for nothing', '  ?', []],
  ])('%s', (_, query, ids) => expect(idsFor(query)).toEqual(ids))

  it('puts titles before extracts', () => expect(idsFor('reçu')).toEqual(['receipt', 'deadline']))

  it('puts the extract before the content', () => {
    const articles = findable([
      { ...plain, id: 'content', title: 'Un', content: '<p>La facture arrive.</p>' },
      { ...plain, id: 'extract', title: 'Deux', extract: 'Une facture' },
    ])
    expect(findHelp(articles, 'facture').map(({ id }) => id)).toEqual(['extract', 'content'])
  })

  it.each([
    ['a synonym', 'amende', ['notice']],
    ['a word of another country', 'matricule', ['plate']],
    ['a phrase', 'combien de temps', ['deadline']],
    ['a synonym and a plain word', 'pv majore', ['notice']],
  ])('finds %s', (_, query, ids) => {
    expect(findHelp(index, query, synonyms.fr).map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['fr', 'tarifs', 'prix'],
    ['en', 'prices', 'cost'],
    ['de', 'Tarife', 'preis'],
    ['it', 'tariffe', 'prezzo'],
    ['es', 'precios', 'coste'],
    ['fr', 'remboursment', 'rembourse'],
    ['fr', 'anuler', 'annulation'],
    ['de', 'Geld zurück', 'erstattung'],
    ['en', 'fees', 'surcharge'],
  ] as const)('knows, in %s, that %s means %s', (language, query, title) => {
    const help = findable([{ ...plain, id: 'a', title }])
    expect(findHelp(help, query, synonyms[language])).toHaveLength(1)
  })

  it('takes the group with the word itself before one with a similar word', () => {
    const help = findable([
      { ...plain, id: 'a', title: 'Alerte' },
      { ...plain, id: 'b', title: 'Majoration' },
    ])
    expect(findHelp(help, 'rappel', synonyms.fr).map(({ id }) => id)).toEqual(['b'])
    expect(findHelp(help, 'rappels', synonyms.fr).map(({ id }) => id)).toEqual(['a'])
  })

  it('leaves out a link back to the help', () => {
    const link = { ...plain, id: 'a', title: 'Zurück zur Hilfe', articleType: 'URL', url: '/help' } as const
    const help = findable([link, { ...link, id: 'b', title: 'Zurück', url: '/form/payment' }])
    expect(findHelp(help, 'zuruck').map(({ id }) => id)).toEqual(['b'])
  })

  it('finds titles before the articles have loaded', () => {
    const titles = findable([{ ...plain, id: 'a', title: 'Reçus' }])
    expect(findHelp(titles, 'recu')).toHaveLength(1)
  })
})

it('lists synonyms folded, each once in a language', () => {
  for (const groups of Object.values(synonyms)) {
    const words = groups.flat()
    expect(words).toEqual(
      words.map((word) =>
        word
          .normalize('NFD')
          .replaceAll(/\p{Diacritic}/gu, '')
          .toLowerCase(),
      ),
    )
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  }
})

it.each([
  ['', false],
  [' \u00A0', false],
  ['?!', false],
  ['a', true],
  ['79', true],
])('detects whether "%s" contains a word', (query, asks) => expect(isQuery(query)).toBe(asks))

it.each([
  ['<p>Une <b>aide</b></p>', 'Une aide'],
  ['a &amp;lt; b', 'a &lt; b'],
  ['plain', 'plain'],
  ['a << b <i>c</i>', 'a << b c'],
])('reads %s as %s', (html, text) => expect(plainText(html)).toBe(text))
