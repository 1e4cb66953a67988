import { type Language, languages } from '@voie-libre/domain/reference/languages'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { formatDateTime, formatDay, formatMoney, formatTime, formatWeekday } from './format.ts'

const speak = (language: Language) => i18next.init({ lng: language, resources: {} })
const narrow = '\u202f'
const firm = '\u00a0'

describe('amounts', () => {
  it.each([
    [123450, `1${narrow}234,50${firm}€`],
    [0, `0,00${firm}€`],
    [5, `0,05${firm}€`],
    [100000000, `1${narrow}000${narrow}000,00${firm}€`],
    [-250, `-2,50${firm}€`],
  ])('%i cents read "%s" in French', { tags: ['PRICE-03', 'PRICE-04', 'PRICE-05'] }, async (cents, text) => {
    await speak('fr')
    expect(formatMoney(cents)).toBe(text)
  })

  it.each([
    ['en', '€1,234.50'],
    ['de', `1.234,50${firm}€`],
    ['it', `1.234,50${firm}€`],
    ['es', `1.234,50${firm}€`],
  ] as const)('follow the habits of %s: %s', async (language, text) => {
    await speak(language)
    expect(formatMoney(123450)).toBe(text)
  })
})

describe('dates', () => {
  it("has the French '1er' for the first of a month, and for no other day", async () => {
    await speak('fr')
    expect(formatWeekday('2026-12-01')).toBe('mardi 1er décembre')
    expect(formatWeekday('2026-12-21', 'short')).toBe('lun.\u{a0}21\u{a0}déc.')
    await speak('es')
    expect(formatWeekday('2026-12-01')).toBe('martes, 1 de diciembre')
  })

  it.each([
    ['2025-12-31T23:30:00+01:00', '31/12/25 23:30'],
    ['2025-12-31T23:30:00Z', '01/01/26 00:30'],
    ['2026-07-01T08:05:00', '01/07/26 08:05'],
    ['2026-03-29T00:30:00Z', '29/03/26 01:30'],
    ['2026-03-29T01:30:00Z', '29/03/26 03:30'],
  ])('%s shows %s in the list, in Paris time in any browser zone', { tags: ['LIST-20'] }, async (text, expected) => {
    await speak('fr')
    expect(formatDateTime(text)).toBe(expected)
  })

  it('are grouped by day as dd/MM/yyyy', { tags: ['JOURNEY-03'] }, async () => {
    await speak('fr')
    expect(formatDay('2025-12-31T10:00:00')).toBe('31/12/2025')
  })

  it.each(languages)('keep a 24-hour clock in %s', { tags: ['I18N-01'] }, async (language) => {
    await speak(language)
    expect(formatTime('2026-01-05T21:07:00')).toBe('21:07')
    expect(formatTime('2026-01-05T00:07:00')).toBe('00:07')
  })

  it.each([undefined, '', 'soon'])('are empty for %s', async (text) => {
    await speak('fr')
    expect(formatDateTime(text)).toBe('')
  })
})
