import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSamePlate } from './canonical.ts'
import {
  canonicalNumber,
  canonicalPlate,
  countryOfPlate,
  displayPlate,
  isNumberOfNotice,
  likelyCountries,
  plateDoubt,
  plateFormats,
  plateHint,
  plateVariants,
} from './plate.ts'

describe('the canonical form of a plate', { tags: ['OPEN-23', 'F-INP-01'] }, () => {
  it.each([
    ['dashes', 'AB-123-CD', 'AB123CD'],
    ['lower case', 'ab 123 cd', 'AB123CD'],
    ['dots', 'AB.123.CD', 'AB123CD'],
    ['no-break and narrow spaces', 'AB\u00a0123\u202fCD', 'AB123CD'],
    ['tabs and line ends', '\tAB\n123\r\nCD ', 'AB123CD'],
    ['zero-width characters', 'AB\u200b123\u200dCD\ufeff', 'AB123CD'],
    ['bidirectional marks', '\u202aAB\u202c\u2066123\u2069CD\u200e', 'AB123CD'],
    ['soft and other hyphens', 'AB\u00ad123\u2011CD\u2013', 'AB123CD'],
    ['minus sign and middle dots', 'AB\u2212123·CD•', 'AB123CD'],
    ['full-width characters', 'ＡＢ－１２３－ｃｄ', 'AB123CD'],
    ['umlauts of German plates', 'tü-ab 12', 'TÜAB12'],
    ['a letter and its combining accent', 'U\u0308B1', 'ÜB1'],
    ['a dash between a letter and its accent', 'ß-\u0301', 'SŚ'],
    ['look-alike letters are not swapped', 'AO-O0I-1B', 'AOO0I1B'],
    ['Cyrillic letters are kept', 'А123ВС', 'А123ВС'],
    ['a slash is kept', 'A/1', 'A/1'],
    ['nothing', ' - ', ''],
  ])('%s', (_, typed, expected) => {
    expect(canonicalPlate(typed)).toBe(expected)
  })

  it('does not change when applied twice', () => {
    const anyCharacter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))
    const typed = fc.string({
      unit: fc.oneof(anyCharacter, fc.constantFrom('ß', 'ı', 'ŉ', 'ﬁ', '①', 'Å', '\u0301', '-')),
    })
    fc.assert(
      fc.property(typed, (text) => {
        const once = canonicalPlate(text)
        expect(canonicalPlate(once)).toBe(once)
        expect(once).not.toMatch(/\s|-|\./)
      }),
    )
  })
})

describe('notice and case numbers', { tags: ['OPEN-23', 'OPEN-69'] }, () => {
  it.each([
    [' 123 456\u00a0789\t', '123456789'],
    ['AB\u200b-12.3\ufeff', 'AB123'],
    ['cnp26030042', 'CNP26030042'],
    ['CNP-2603-0042', 'CNP26030042'],
    ['2603/0100/031', '26030100031'],
    ['2603-0100-031.', '26030100031'],
    ['n° 26030100031', '26030100031'],
    ['N\u00ba26030100031', '26030100031'],
    ['№ 26030100031', '26030100031'],
    ['no 26030100031', '26030100031'],
    ['No. CNP 26030042', 'CNP26030042'],
    ['Nr. 26030100031', '26030100031'],
    ['n° : 26030100031', '26030100031'],
    ['# 26030100031', '26030100031'],
    ['Avis de paiement n° 26030100031,', '26030100031'],
    ['dossier CNP 26030042', 'CNP26030042'],
    ['Réf.: (26030100031)', '26030100031'],
    ['DE 26030100031', '26030100031'],
    ['DE26030100031', 'DE26030100031'],
    ['CNP n° 26030042', 'CNP26030042'],
    ['CNP n°26030042', 'CNP26030042'],
    ['CNP nº26030042', 'CNP26030042'],
    ['CNP no. 26030042', 'CNP26030042'],
    ['CNP #26030042', 'CNP26030042'],
    ['« 26030100031 »', '26030100031'],
    ['"avis n° 26030100031"', '26030100031'],
    ['“CNP26030042”', 'CNP26030042'],
    ['„26030100031‟', '26030100031'],
    ["'26030100031’", '26030100031'],
    ['NOTICE1', 'NOTICE1'],
    ['  ', ''],
  ])('%j is looked up as %j', (typed, expected) => {
    expect(canonicalNumber(typed)).toBe(expected)
    expect(canonicalNumber(expected)).toBe(expected)
  })

  it.each([
    ['26030100031', true],
    ['CNP26030042', true],
    ['AB123CD', false],
    ['12345678', false],
    ['191D12345', false],
    ['ZH123456', false],
  ])('%s, typed as a plate, is rather a number: %s', (typed, expected) => {
    expect(isNumberOfNotice(typed)).toBe(expected)
  })

  it('has the form of no known plate', () => {
    for (const [example = ''] of Object.values(plateFormats))
      expect(isNumberOfNotice(canonicalPlate(example)), example).toBe(false)
  })

  it.each([
    ['AB123CD', 'FR', 'FR'],
    ['AB123CD', 'IT', 'IT'],
    ['BMW2024', 'FR', 'DE'],
    ['CNP26030042', 'FR', undefined],
    ['CB1O0DB', 'FR', undefined],
    ['26030100031', 'FR', undefined],
    ['12345', 'LU', undefined],
  ])('%s, typed as a number after a search in %s, is a plate of %s', (typed, searched, expected) => {
    expect(countryOfPlate(typed, searched)).toBe(expected)
  })

  it.each([
    ['CB1O0DB', 'FR', 'FR'],
    ['BMW2024', 'FR', 'DE'],
    ['CNP26030042', 'FR', undefined],
    ['A/1', 'FR', undefined],
    ['0000', 'FR', undefined],
  ])('%s, an unknown number after a search in %s, may be a plate of %s', (typed, searched, expected) => {
    expect(countryOfPlate(typed, searched, true)).toBe(expected)
  })
})

describe('the national format of a plate', () => {
  it.each([
    ['FR', 'AB123CD', 'AB-123-CD'],
    ['FR', '123ABC75', '123 ABC 75'],
    ['FR', '1234AB972', '1234 AB 972'],
    ['FR', '12AB2A', '12 AB 2A'],
    ['BE', '1ABC123', '1-ABC-123'],
    ['DE', 'MA1234', 'M-A 1234'],
    ['DE', 'MAB1234', 'MAB 1234'],
    ['DE', 'MAB12E', 'MAB 12E'],
    ['IT', 'AB123CD', 'AB 123 CD'],
    ['ES', '1234BCD', '1234 BCD'],
    ['ES', 'M1234BC', 'M-1234-BC'],
    ['CH', 'ZH123456', 'ZH 123456'],
    ['LU', 'AB1234', 'AB 1234'],
    ['LU', '12345', '12345'],
    ['NL', 'AB123C', 'AB-123-C'],
    ['NL', '12ABC3', '12-ABC-3'],
    ['GB', 'AB12CDE', 'AB12 CDE'],
    ['PT', 'AB12CD', 'AB-12-CD'],
    ['PL', 'WA12345', 'WA 12345'],
    ['AT', 'W12345A', 'W 12345A'],
    ['RO', 'B123ABC', 'B 123 ABC'],
    ['CZ', '1A23456', '1A2 3456'],
    ['SK', 'BA123CD', 'BA-123CD'],
    ['HU', 'ABCD123', 'AB CD-123'],
    ['SI', 'LJAB123', 'LJ AB-123'],
    ['HR', 'ZG1234AB', 'ZG 1234-AB'],
    ['HR', 'ČK123AB', 'ČK 123-AB'],
    ['IE', '191D12345', '191-D-12345'],
    ['DK', 'AB12345', 'AB 12 345'],
    ['SE', 'ABC12D', 'ABC 12D'],
    ['NO', 'AB12345', 'AB 12345'],
    ['BG', 'CA1234BC', 'CA 1234 BC'],
    ['MC', '1A23', '1A23'],
  ])('%s %s', (country, canonical, expected) => {
    expect(displayPlate(canonical, country)).toBe(expected)
  })

  it.each([
    ['FR', 'AB123CDE'],
    ['FR', 'XAB123CD'],
    ['US', 'AB123CD'],
    ['XX', ''],
    ['FR', 'A\u{1f600}1'],
  ])('does not change a text that fits no pattern of %s: %s', (country, canonical) => {
    expect(displayPlate(canonical, country)).toBe(canonical)
  })

  it('only adds spaces and dashes', () => {
    const countries = fc.constantFrom(...Object.keys(plateFormats))
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z\d]{1,9}$/), countries, (plate, country) => {
        expect(canonicalPlate(displayPlate(plate, country))).toBe(plate)
      }),
    )
  })

  it.each(Object.entries(plateFormats))(
    'has an example for %s that fits one of its patterns',
    (country, [example = '']) => {
      expect(plateHint(country)).toBe(example)
      expect(likelyCountries(canonicalPlate(example), '').concat(country)).toContain(country)
      expect(plateVariants(canonicalPlate(example), country).every((plate) => plate !== example)).toBe(true)
    },
  )

  it('exists for at least fifteen countries; the others have no example', () => {
    expect(Object.keys(plateFormats).length).toBeGreaterThanOrEqual(15)
    expect(plateHint('US')).toBeUndefined()
  })
})

describe('suggestions for a plate', () => {
  it.each([
    ['a letter among the digits', 'AB1O3CD', ['AB103CD']],
    ['a digit among the letters', 'A8123CD', ['AB123CD']],
    ['both', '8B1I3CD', ['BB113CD']],
    ['none with O, which France does not issue', '0B123CD', []],
    ['none with I, which France does not issue', 'A1123CD', []],
    ['each confusable character', '0BISZ15', ['081SZ15', '0815Z15']],
    ['each confusable character in the other direction', '2508ISB', ['ZS081SB']],
    ['none for a plate that fits', 'AB123CD', []],
    ['none when the current pattern fits and an old one could', 'BB888BB', []],
    ['none without a swap that fits', '', []],
    ['none that no pattern of the country allows', 'BMW2024', []],
    ['Cyrillic for Latin', 'АВ123СЕ', ['AB123CE']],
    ['Greek for Latin', 'ΑΒΕΖΗΙΚ', ['ABEZHIK']],
    ['a mix of Greek and Cyrillic letters', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥХС', ['ABEZHIKMNOPTYXC']],
    ['only Cyrillic letters', 'АВЕКМНОРСТУХІЈЅ', ['ABEKMHOPCTYXIJS']],
    ['only Greek letters', 'ΡΤΧΜΟΥΝ', ['PTXMOYN']],
  ])('%s: %s', (_, typed, expected) => {
    expect(plateVariants(typed)).toEqual(expected)
  })

  it('are single swaps, at most four, for a country without patterns', () => {
    expect(plateVariants('B1XXXXXXX', 'US')).toEqual(['81XXXXXXX', 'BIXXXXXXX'])
    expect(plateVariants('OISBZ-----', 'US')).toEqual(['0ISBZ-----', 'O1SBZ-----', 'OI5BZ-----', 'OIS8Z-----'])
  })

  it('start with the fewest swaps', () => {
    expect(plateVariants('1234BB12', 'FR')).toEqual([])
    expect(plateVariants('I11I11', 'IE')).toEqual(['111I11', '11II11', '111II1', '11I111'])
    expect(plateVariants('B5SAB12', 'FR')).toEqual(['85SAB12', '855AB12'])
  })

  it('follow the patterns of the selected country', () => {
    expect(plateVariants('O12BSD', 'EE')).toEqual(['012BSD'])
    expect(plateVariants('O12BCD', 'EE')[0]).toBe('012BCD')
    expect(plateVariants('I234BCD', 'ES')[0]).toBe('1234BCD')
  })

  it('contain neither the typed plate nor duplicates, and are at most four', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z\d]{0,12}$/), (plate) => {
        const variants = plateVariants(plate)
        expect(variants).not.toContain(plate)
        expect(new Set(variants).size).toBe(variants.length)
        expect(variants.length).toBeLessThanOrEqual(4)
        expect(variants.every((variant) => variant.length === plate.length)).toBe(true)
      }),
    )
  })

  it('are none for texts longer than any plate', () => {
    expect(plateVariants('O'.repeat(10), 'US')).toHaveLength(4)
    expect(plateVariants('O'.repeat(11), 'US')).toEqual([])
    expect(plateVariants('O'.repeat(100_000), 'US')).toEqual([])
  })
})

describe('other countries that a plate may come from', () => {
  it.each([
    ['AB123CD', 'FR', ['IT']],
    ['AB123CD', 'IT', ['FR']],
    ['1ABC123', 'FR', ['BE']],
    ['AB12CDE', 'FR', ['GB']],
    ['1234BCD', 'FR', ['ES']],
    ['QQQQQQQQQQ', 'FR', []],
  ])('%s is not from %s: %j', (plate, except, expected) => {
    expect(likelyCountries(plate, except).slice(0, 1)).toEqual(expected.slice(0, 1))
  })

  it('are at most four, the most frequent first, without the excluded one', () => {
    const countries = likelyCountries('AB1234', 'LU')
    expect(countries).toEqual(['DE', 'CH', 'PT', 'LV'])
    expect(likelyCountries('ABC123', 'SE')).toHaveLength(4)
    expect(likelyCountries('ABC123', 'SE')).not.toContain('SE')
  })
})

describe('the comparison of two plates', { tags: ['GUARD-18', 'OPEN-25'] }, () => {
  const saved = { numberPlate: 'AB-123-CD', countryCode: 'FR' }
  it.each([
    ['another spelling', { licensePlate: 'ab 123 cd', country: 'fr' }, true],
    ['the same plate of an account', { numberPlate: 'AB123CD', countryCode: 'FR' }, true],
    ['the same number of another country', { licensePlate: 'AB123CD', country: 'BE' }, false],
    ['another number of the same country', { licensePlate: 'AB123CE', country: 'FR' }, false],
    ['a number with look-alike letters', { licensePlate: 'A8123CD', country: 'FR' }, false],
  ])('%s: %j is the same: %s', (_, other, expected) => {
    expect(isSamePlate(saved, other)).toBe(expected)
    expect(isSamePlate(other, saved)).toBe(expected)
  })
})

it.each([
  ['a Spanish plate under France', '1234BCD', 'FR', ['ES']],
  ['a French plate', 'AB123CD', 'FR', []],
  ['an old French plate', '1234AB75', 'FR', []],
  ['a plate that fits no known pattern', 'A1B2C3D4E5', 'FR', []],
  ['a country without patterns', 'AB123CD', 'US', []],
  ['an empty field', '', 'FR', []],
])('%s makes the country doubtful, or not', { tags: ['OPEN-23'] }, (_, plate, country, others) => {
  expect(plateDoubt(plate, country).slice(0, 1)).toEqual(others)
})
