import { describe, expect, it } from 'vitest'
import { aJourney } from '../journey/testing/journey.ts'
import { rentalRangeIssue } from '../journey/plateForm.ts'
import { noticeSearchSchema, plateSearchSchema, searchOutcome, searchQuery } from './searchForm.ts'

const range = { start: '2026-03-01T08:00:00', end: '2026-03-02T08:00:00' }
const form = { country: 'FR', plate: 'ab-123-cd', rental: false }
const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('plate search', () => {
  it('converts the plate to its canonical form and the country to upper case', { tags: ['OPEN-23'] }, () => {
    expect(plateSearchSchema.parse({ ...form, country: ' be ' })).toEqual({
      country: 'BE',
      plate: 'AB123CD',
      rental: false,
    })
  })

  it.each(['X', '1234567890', 'ÄÖ 1', 'А123ВС', 'no plate at all!'])(
    'accepts any plate, such as %s',
    { tags: ['OPEN-23'] },
    (plate) => {
      expect(plateSearchSchema.safeParse({ ...form, plate }).success).toBe(true)
    },
  )

  it.each([
    [{ plate: '' }, ['plate: number_plate_mandatory']],
    [{ plate: ' - ' }, ['plate: number_plate_mandatory']],
    [{ country: '' }, ['country: country_code_mandatory']],
    [{ country: 'FRA' }, ['country: invalid_country_code']],
    [{ country: 'F1' }, ['country: invalid_country_code']],
    [{ rental: true }, ['range: dates_mandatory']],
    [{ rental: true, range: { start: range.end, end: range.start } }, ['range: invalid_date_range']],
    [{ rental: true, range }, []],
    [{ rental: false, range: { start: range.end, end: range.start } }, []],
  ])('%j gives %j', { tags: ['VALID-01', 'VALID-02', 'OPEN-29'] }, (fields, expected) => {
    expect(messages(plateSearchSchema.safeParse({ ...form, ...fields }))).toEqual(expected)
  })

  it.each([
    [undefined, 'dates_mandatory'],
    [range, undefined],
    [{ start: range.start, end: range.start }, 'invalid_date_range'],
    [{ start: '2026-10-25T02:30:00', end: '2026-10-25T02:30:01' }, undefined],
    [{ start: '0001-01-01T00:00:00', end: '9999-12-31T23:59:59' }, undefined],
  ])('the range %j is %s', { tags: ['OPEN-29', 'F-INP-07'] }, (given, expected) => {
    expect(rentalRangeIssue(given)).toBe(expected)
  })

  it('sends country, plate and captcha token', { tags: ['API-56', 'OPEN-24'] }, () => {
    expect(searchQuery(plateSearchSchema.parse(form), { captchaToken: 't' })).toEqual({
      captchaToken: 't',
      country: 'FR',
      plate: 'AB123CD',
    })
  })

  it('sends the dates as entered, only when the box is ticked', { tags: ['API-56', 'OPEN-22', 'OPEN-24'] }, () => {
    const given = { country: 'FR', plate: 'AB123CD', range }
    expect(searchQuery({ ...given, rental: true }, { captchaToken: 't' })).toEqual({
      captchaToken: 't',
      country: 'FR',
      plate: 'AB123CD',
      startTime: '2026-03-01T08:00:00',
      endTime: '2026-03-02T08:00:00',
    })
    expect(searchQuery({ ...given, rental: false }, { captchaToken: 't' })).not.toHaveProperty('startTime')
  })

  it('requests only notices from the claim form', { tags: ['OPEN-24', 'OPEN-27'] }, () => {
    const given = plateSearchSchema.parse(form)
    expect(searchQuery(given, { captchaToken: 't', onlyNotices: true })).toHaveProperty('onlyCNPorLatePayment', 'true')
    expect(searchQuery(given, { captchaToken: 't', onlyNotices: false })).not.toHaveProperty('onlyCNPorLatePayment')
  })
})

describe('search by number', () => {
  it('folds case and signs and checks no format', { tags: ['OPEN-23', 'OPEN-69'] }, () => {
    expect(noticeSearchSchema.parse({ number: ' 12 a-4 ' })).toEqual({ number: '12A4' })
  })

  it('requires the number', () => {
    expect(messages(noticeSearchSchema.safeParse({ number: '  ' }))).toEqual(['number: required'])
  })
})

describe('a new search', () => {
  it.each([
    ['plate', 'disconnected', 1, { page: '/journeys' }],
    ['plate', 'disconnected', 0, { page: '/journeys' }],
    ['plate', 'customer', 1, { page: '/travels' }],
    ['plate', 'customer', 0, { page: '/travels' }],
    ['number', 'disconnected', 1, { page: '/paymentNotice' }],
    ['number', 'customer', 2, { page: '/travels' }],
    ['number', 'disconnected', 0, { issue: 'immatriculation_not_found' }],
    ['number', 'customer', 0, { issue: 'immatriculation_not_found' }],
  ] as const)(
    'by %s of a %s with %d journeys leads to %j',
    { tags: ['OPEN-24'] },
    (by, accountType, found, expected) => {
      const journeys = Array.from({ length: found }, () => aJourney())
      expect(searchOutcome(by, accountType, { journeys })).toEqual(expected)
    },
  )
})
