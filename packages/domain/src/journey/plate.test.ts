import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSamePlate } from './canonical.ts'
import { canonicalNumber, canonicalPlate, displayPlate, likelyCountries, plateHint, plateVariants } from './plate.ts'
import { plateFormats } from './plateFormats.ts'

describe('the canonical form of a plate', { tags: ['OPEN-23', 'F-INP-01'] }, () => {
  it.each([
    ['dashes', 'AB-123-CD', 'AB123CD'],
    ['lower case', 'ab 123 cd', 'AB123CD'],
    ['dots', 'AB.123.CD', 'AB123CD'],
    ['no-break and narrow spaces', 'AB\u00a0123\u202fCD', 'AB123CD'],
    ['tabs and line ends', '\tAB\n123\r\nCD ', 'AB123CD'],
    ['zero width', 'AB\u200b123\u200dCD\ufeff', 'AB123CD'],
    ['bidirectional marks', '\u202aAB\u202c\u2066123\u2069CD\u200e', 'AB123CD'],
    ['soft and other hyphens', 'AB\u00ad123\u2011CD\u2013', 'AB123CD'],
    ['minus sign and middle dots', 'AB\u2212123·CD•', 'AB123CD'],
    ['full width', 'ＡＢ－１２３－ｃｄ', 'AB123CD'],
    ['umlauts of German plates', 'tü-ab 12', 'TÜAB12'],
    ['a letter and its accent apart', 'U\u0308B1', 'ÜB1'],
    ['an accent behind a dash joins its letter', 'ß-\u0301', 'SŚ'],
    ['letters that look alike stay what they are', 'AO-O0I-1B', 'AOO0I1B'],
    ['Cyrillic stays Cyrillic', 'А123ВС', 'А123ВС'],
    ['a slash is no separator', 'A/1', 'A/1'],
    ['nothing', ' - ', ''],
  ])('%s', (_, typed, expected) => {
    expect(canonicalPlate(typed)).toBe(expected)
  })

  it('is canonical already', () => {
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

describe('notice and case numbers', { tags: ['OPEN-23'] }, () => {
  it.each([
    [' 123 456\u00a0789\t', '123456789'],
    ['AB\u200b-12.3\ufeff', 'AB-12.3'],
    ['ab', 'ab'],
    ['  ', ''],
  ])('%j is %j', (typed, expected) => {
    expect(canonicalNumber(typed)).toBe(expected)
  })
})

describe('a plate as its country writes it', () => {
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
  ])('leaves what fits no pattern of %s as it is: %s', (country, canonical) => {
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

  it.each(Object.entries(plateFormats))('has an example for %s that fits one of its patterns', (country, [example]) => {
    expect(plateHint(country)).toBe(example)
    expect(likelyCountries(canonicalPlate(example), '').concat(country)).toContain(country)
    expect(plateVariants(canonicalPlate(example), country).every((plate) => plate !== example)).toBe(true)
  })

  it('knows about fifteen countries and more, and has no hint for the others', () => {
    expect(Object.keys(plateFormats).length).toBeGreaterThanOrEqual(15)
    expect(plateHint('US')).toBeUndefined()
  })
})

describe('what may have been meant', () => {
  it.each([
    ['a letter among the digits', 'AB1O3CD', ['AB103CD']],
    ['a digit among the letters', 'A0123CD', ['AO123CD']],
    ['both at once', '8B1I3CD', ['BB113CD']],
    ['each confusion', '0BISZ15', ['OB152IS', '08ISZ15', '081SZ15', '0815Z15']],
    ['the other half of each', '2508ISB', ['ZS081SB', '2508I58', '250BI58', '25OBI58']],
    ['nothing to swap in a plate that fits', 'AB123CD', []],
    ['nothing where the current pattern fits and an old one could', 'BB888BB', []],
    ['nothing at all', '', []],
    ['single swaps where no pattern helps', 'B1XXXXXXX', ['81XXXXXXX', 'BIXXXXXXX']],
    ['at most four', 'OISBZ-----', ['0ISBZ-----', 'O1SBZ-----', 'OI5BZ-----', 'OIS8Z-----']],
    ['Cyrillic for Latin', 'АВ123СЕ', ['AB123CE']],
    ['Greek for Latin', 'ΑΒΕΖΗΙΚ', ['ABEZHIK', 'A8EZHIK', 'ABE2HIK', 'ABEZH1K']],
    ['Greek and Cyrillic letters all', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥХС', ['ABEZHIKMNOPTYXC']],
    ['Cyrillic letters all', 'АВЕКМНОРСТУХІЈЅ', ['ABEKMHOPCTYXIJS']],
    ['Greek kinds of the same', 'ΡΤΧΜΟΥΝ', ['PTXMOYN', 'PTXM0YN']],
  ])('%s: %s', (_, typed, expected) => {
    expect(plateVariants(typed)).toEqual(expected)
  })

  it('suggests fewest swaps first', () => {
    expect(plateVariants('1234BB12', 'FR')).toEqual([])
    expect(plateVariants('I11I11', 'IE')).toEqual(['111I11', '11II11', '111II1', '11I111'])
    expect(plateVariants('B1OAB12', 'FR')).toEqual(['81OAB12', '810AB12'])
  })

  it("follows the named country's patterns", () => {
    expect(plateVariants('O12BSD', 'EE')).toEqual(['012BSD'])
    expect(plateVariants('O12BCD', 'EE')[0]).toBe('012BCD')
    expect(plateVariants('I234BCD', 'ES')[0]).toBe('1234BCD')
  })

  it('never suggests what was typed, nor anything twice, nor more than four', () => {
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

  it('gives up on texts longer than any plate rather than trying every combination', () => {
    expect(plateVariants('O'.repeat(10))).toHaveLength(4)
    expect(plateVariants('O'.repeat(11))).toEqual([])
    expect(plateVariants('O'.repeat(100_000))).toEqual([])
  })
})

describe('other countries a plate may be from', () => {
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

  it('names at most four, the most met first, never the one excluded', () => {
    const countries = likelyCountries('AB1234', 'LU')
    expect(countries).toEqual(['DE', 'CH', 'PT', 'LV'])
    expect(likelyCountries('ABC123', 'SE')).toHaveLength(4)
    expect(likelyCountries('ABC123', 'SE')).not.toContain('SE')
  })
})

describe('the comparison of two plates', { tags: ['GUARD-18', 'OPEN-25'] }, () => {
  const saved = { numberPlate: 'AB-123-CD', countryCode: 'FR' }
  it.each([
    ['another way of writing it', { licensePlate: 'ab 123 cd', country: 'fr' }, true],
    ['the same plate of an account', { numberPlate: 'AB123CD', countryCode: 'FR' }, true],
    ['the same number of another country', { licensePlate: 'AB123CD', country: 'BE' }, false],
    ['another number of the same country', { licensePlate: 'AB123CE', country: 'FR' }, false],
    ['a number that only looks like it', { licensePlate: 'A8123CD', country: 'FR' }, false],
  ])('%s: %j is the same: %s', (_, other, expected) => {
    expect(isSamePlate(saved, other)).toBe(expected)
    expect(isSamePlate(other, saved)).toBe(expected)
  })
})
