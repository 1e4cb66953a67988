import { expect, it } from 'vitest'
import { matchCountries } from './matchCountries.ts'

const countries = [
  { code: 'DE', name: 'Allemagne', keywords: ['Germany', 'Deutschland', 'D'] },
  { code: 'AE', name: 'Émirats arabes unis', keywords: ['UAE'] },
  { code: 'ES', name: 'Espagne', keywords: ['España', 'E'] },
  { code: 'IS', name: 'Islande', keywords: ['Iceland'] },
  { code: 'NL', name: 'Pays-Bas', keywords: ['Holland', 'Hollande'] },
  { code: 'SE', name: 'Suède', keywords: ['Sverige', 'S'] },
  { code: 'TF', name: 'Terres australes (T.A.A.F.)' },
]

it.each([
  ['', 'every country', ['DE', 'AE', 'ES', 'IS', 'NL', 'SE', 'TF']],
  ['LLEM', 'a part of a name, whatever its case', ['DE']],
  ['emirats', 'a name without its accents', ['AE']],
  ['Suéde', 'a name with the wrong accent', ['SE']],
  ['  espagne ', 'a name with surrounding spaces', ['ES']],
  ['holl', 'a part of another name', ['NL']],
  ['d', 'a sign on cars first, then the names that hold the letter', ['DE', 'IS', 'NL', 'SE']],
  ['nl', 'a code', ['NL']],
  ['ua', 'no part of a code', []],
  ['(', 'a bracket, as text', ['TF']],
  ['([\\', 'nothing, without failing', []],
])('"%s" finds %s', { tags: ['WIDGET-21', 'F-INP-09'] }, (text, _, codes) => {
  expect(matchCountries(countries, text).map(({ code }) => code)).toEqual(codes)
})

it.each(['Deutschland', 'GERMANY', 'alemania', 'Germania', 'd', 'de'])(
  'finds Germany first by "%s", in five languages and by its vehicle code',
  { tags: ['WIDGET-21'] },
  (text) => {
    const known = [
      ...countries.slice(1),
      { code: 'DE', name: 'Allemagne', keywords: ['Germany', 'Deutschland', 'Germania', 'Alemania', 'D'] },
    ]
    expect(matchCountries(known, text)[0]?.code).toBe('DE')
  },
)

it('puts an exact sign or code before a name that begins with it', { tags: ['WIDGET-21'] }, () => {
  const known = [
    { code: 'CY', name: 'Chypre', keywords: ['CY'] },
    { code: 'CN', name: 'Chine', keywords: ['RC'] },
    { code: 'CH', name: 'Suisse', keywords: ['Schweiz'] },
  ]
  expect(matchCountries(known, 'CH').map(({ code }) => code)).toEqual(['CH', 'CY', 'CN'])
})
