import { describe, expect, it } from 'vitest'
import {
  addressCountries,
  countryKeywords,
  countryName,
  countryOptions,
  plateCountries,
  plateLetters,
} from './index.ts'
import { names as de } from './names/de.ts'
import { names as en } from './names/en.ts'
import { names as es } from './names/es.ts'
import { names as fr } from './names/fr.ts'
import { names as it_ } from './names/it.ts'

describe.each([
  ['de', de, 'Deutschland'],
  ['en', en, 'Germany'],
  ['es', es, 'Alemania'],
  ['fr', fr, 'Allemagne'],
  ['it', it_, 'Germania'],
] as const)('the names in %s', (language, names, germany) => {
  it('cover every country of addresses and plates once, in alphabetical order', () => {
    const codes = names.map(([code]) => code)
    expect(codes.toSorted()).toEqual([...addressCountries].toSorted())
    expect(plateCountries.filter((code) => !codes.includes(code))).toEqual([])
    const { compare } = new Intl.Collator(language)
    expect(names.toSorted(([, one], [, other]) => compare(one, other))).toEqual(names)
  })

  it('are words of the language', () => {
    expect(names).toContainEqual(['DE', germany])
    expect(names.filter(([code, name]) => name === code || name.trim() !== name)).toEqual([])
  })
})

describe('options for CountrySelect', () => {
  it('are in the order of the language, with names, letters and synonyms that find them', () => {
    const options = countryOptions(fr, ['NL', 'DE', 'XX'])
    expect(options.map(({ code, name }) => [code, name])).toEqual([
      ['DE', 'Allemagne'],
      ['NL', 'Pays-Bas'],
    ])
    expect(options[1]?.keywords).toEqual(expect.arrayContaining(['Netherlands', 'Niederlande', 'Holland', 'NL']))
    expect(options[0]?.keywords).toEqual(expect.arrayContaining(['Germany', 'D', 'DE']))
  })

  it('are all countries of addresses by default', () => {
    expect(countryOptions(en)).toHaveLength(addressCountries.length)
  })

  it('have no duplicate search terms', () => {
    const keywords = countryKeywords('CH')
    expect(new Set(keywords).size).toBe(keywords.length)
  })
})

it('names of the platform reach further languages, and an unknown code is its own name', () => {
  expect(countryName('DE', 'nl')).toBe('Duitsland')
  expect(countryName('d', 'nl')).toBe('d')
})

it.each([
  ['FR', 'F'],
  ['GB', 'UK'],
  ['JP', 'JP'],
])('%s has the letters %s', (code, letters) => {
  expect(plateLetters(code)).toBe(letters)
})
