import { describe, expect, it } from 'vitest'
import { alertFormSchema, alertToggleShown, toAlertClient, unsubscribeSchema } from './alertForm.ts'

const range = { start: '2026-03-01T08:00:00', end: '2026-03-02T08:00:00' }
const form = { email: 'a@example.org', country: 'fr', plate: 'ab-123-cd', rental: false }
const codes = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('alert form', () => {
  it.each([
    [{}, undefined, '[VALID-45]'],
    [{ email: '' }, 'email: email_mandatory', '[VALID-44]'],
    [{ email: 'a' }, 'email: email_invalid', '[VALID-44]'],
    [{ country: '' }, 'country: country_code_mandatory', '[VALID-44]'],
    [{ plate: '' }, 'plate: number_plate_mandatory', '[VALID-44]'],
    [{ rental: true }, 'range: dates_mandatory', '[VALID-46]'],
    [{ rental: true, range: { start: range.end, end: range.start } }, 'range: invalid_date_range', '[OPEN-29]'],
    [{ rental: true, range }, undefined, '[VALID-46]'],
  ])('with %j: %s %s', (fields, expected, _id) => {
    expect(codes(alertFormSchema.safeParse({ ...form, ...fields }))[0]).toBe(expected)
  })

  it('sends consent, and dates only with the rental box', { tags: ['DATA-26', 'API-76'] }, () => {
    const client = { allowedContact: true, countryCode: 'FR', email: 'a@example.org', numberPlate: 'AB123CD' }
    expect(toAlertClient(alertFormSchema.parse({ ...form, range }))).toEqual(client)
    expect(toAlertClient(alertFormSchema.parse({ ...form, rental: true, range }))).toEqual({
      ...client,
      startTime: range.start,
      endTime: range.end,
    })
  })

  it('unsubscribes by e-mail only', { tags: ['UNSUB-10', 'OPEN-59'] }, () => {
    expect(unsubscribeSchema.parse({ email: ' a@example.org ' })).toEqual({ email: 'a@example.org' })
    expect(codes(unsubscribeSchema.safeParse({ email: '' }))[0]).toBe('email: email_mandatory')
    expect(codes(unsubscribeSchema.safeParse({ email: 'a' }))[0]).toBe('email: email_invalid')
  })
})

describe("a plate's alert switch", () => {
  const now = new Date('2026-03-02T10:00:00+01:00')
  it.each([
    ['shows with the feature on [ACCOUNT-22]', undefined, ['subscription'], true],
    ['not with the feature off [ACCOUNT-22]', undefined, ['freeflow', 'prepayment'], false],
    ['shows until a rental ends [ACCOUNT-23]', '2026-03-02T10:00:01', ['subscription'], true],
    ['not after it has ended [ACCOUNT-23]', '2026-03-02T10:00:00', ['subscription'], false],
    ['not on the day after [ACCOUNT-23] [F-TIM-03]', '2026-03-01', ['subscription'], false],
    ['shows on the day before [ACCOUNT-23] [F-TIM-03]', '2026-03-03', ['subscription'], true],
    ['not with an unreadable end [ACCOUNT-23]', 'soon', ['subscription'], false],
    ['not with the feature off, with any end', '2026-03-03', [], false],
  ] as const)('%s', (_, validityEndDate, actions, expected) => {
    expect(alertToggleShown({ validityEndDate }, actions, now)).toBe(expected)
  })
})
