import { describe, expect, it } from 'vitest'
import { alertFormSchema, toAlertClient, unsubscribeSchema } from './alertForm.ts'
import {
  alertAction,
  alertCheckDelay,
  type AlertEvent,
  type AlertWidget,
  alertWidget,
  isAlertPressable,
  needsAlertCheck,
  startAlertWidget,
} from './alertWidget.ts'
import { alertToggleShown } from './alertToggle.ts'

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

describe('alert widget', () => {
  const email = 'a@example.org'
  const after = (widget: AlertWidget, ...events: AlertEvent[]) => events.reduce(alertWidget, widget)
  const checked = (alertStatus: 'UNACTIVATED' | 'ACTIVATED' | 'ACTIVATED_ANOTHER_EMAIL', of = email): AlertEvent => ({
    type: 'checked',
    email: of,
    state: { alertStatus, hiddenEmail: 'b***@example.org' },
  })
  const pressed: AlertEvent = { type: 'pressed' }
  const saved: AlertEvent = { type: 'saved' }
  const start = startAlertWidget(email)

  it('starts without a status and waits half a second before the check', () => {
    expect(start).toEqual({ email, status: 'none', phase: 'idle' })
    expect(alertCheckDelay).toBe(500)
  })

  it.each([
    ['checks a valid e-mail', email, undefined, true],
    ['does not check an invalid one [ALERT-23]', 'a@', undefined, false],
    ['does not check an empty one [ALERT-23]', '', undefined, false],
    ['does not check the same one twice', email, email, false],
    ['checks another one', email, 'b@example.org', true],
  ])('%s', { tags: ['ALERT-22'] }, (_, typed, testedEmail, expected) => {
    expect(needsAlertCheck({ ...start, email: typed, testedEmail })).toBe(expected)
  })

  it('subscribing makes it ACTIVATED', { tags: ['ALERT-16'] }, () => {
    const ready = after(start, checked('UNACTIVATED'))
    expect(ready).toMatchObject({ status: 'UNACTIVATED', testedEmail: email, phase: 'idle' })
    expect(alertAction('UNACTIVATED')).toEqual({ allowedContact: true })
    expect(after(ready, pressed)).toMatchObject({ phase: 'saving', status: 'UNACTIVATED' })
    expect(after(ready, pressed, saved)).toMatchObject({ phase: 'idle', status: 'ACTIVATED' })
  })

  it('unsubscribing makes it UNACTIVATED', { tags: ['ALERT-17'] }, () => {
    expect(alertAction('ACTIVATED')).toEqual({ allowedContact: false })
    expect(after(start, checked('ACTIVATED'), pressed, saved)).toMatchObject({ phase: 'idle', status: 'UNACTIVATED' })
  })

  it('another e-mail on record opens the dialog', () => {
    expect(alertAction('ACTIVATED_ANOTHER_EMAIL')).toBe('dialog')
    expect(after(start, checked('ACTIVATED_ANOTHER_EMAIL'), pressed)).toMatchObject({
      phase: 'dialog',
      hiddenEmail: 'b***@example.org',
      email,
    })
  })

  it('the dialog closes with a subscription: ACTIVATED', { tags: ['ALERT-19'] }, () => {
    const closed = after(start, checked('ACTIVATED_ANOTHER_EMAIL'), pressed, {
      type: 'dialogClosed',
      hasSubscribed: true,
    })
    expect(closed).toMatchObject({ phase: 'idle', status: 'ACTIVATED', testedEmail: email })
    expect(isAlertPressable(closed)).toBe(true)
  })

  it(
    'the dialog closes without subscription: no status, and the e-mail can be checked again',
    { tags: ['ALERT-20', 'OPEN-59'] },
    () => {
      const closed = after(
        start,
        checked('ACTIVATED_ANOTHER_EMAIL'),
        pressed,
        { type: 'failed', error: 'unknown' },
        { type: 'dialogClosed', hasSubscribed: false },
      )
      expect(closed).toMatchObject({ phase: 'idle', status: 'none', error: undefined })
      expect(isAlertPressable(closed)).toBe(false)
      expect(needsAlertCheck(closed)).toBe(true)
    },
  )

  it('a failure in the dialog leaves it open', () => {
    expect(
      after(start, checked('ACTIVATED_ANOTHER_EMAIL'), pressed, { type: 'failed', error: 'email_invalid' }),
    ).toMatchObject({
      phase: 'dialog',
      error: 'email_invalid',
    })
  })

  it('a failed save enables the button again and shows the error until the next attempt', () => {
    const failed = after(start, checked('UNACTIVATED'), pressed, { type: 'failed', error: 'unknown' })
    expect(failed).toMatchObject({ phase: 'idle', status: 'UNACTIVATED', error: 'unknown' })
    expect(after(failed, pressed)).toMatchObject({ phase: 'saving', error: undefined })
    expect(after(failed, { type: 'typed', email: 'c@example.org' })).toMatchObject({ error: undefined })
    expect(after(failed, checked('UNACTIVATED'))).toMatchObject({ error: undefined })
  })

  it('a failed check does not change the button', () => {
    expect(after(start, { type: 'failed', error: 'unknown' })).toMatchObject({
      phase: 'idle',
      status: 'none',
      error: 'unknown',
    })
  })

  it.each([
    ['no status yet', start],
    [
      'another e-mail entered than tested [ALERT-24]',
      after(start, checked('UNACTIVATED'), { type: 'typed', email: 'c@example.org' }),
    ],
    ['a call in progress', after(start, checked('UNACTIVATED'), pressed)],
    ['the dialog open', after(start, checked('ACTIVATED_ANOTHER_EMAIL'), pressed)],
  ])('the button is disabled with %s', (_, widget) => {
    expect(isAlertPressable(widget)).toBe(false)
    expect(after(widget, pressed)).toEqual(widget)
  })

  it('an answer for a previous e-mail is ignored', { tags: ['F-NET-05'] }, () => {
    const typed = after(start, { type: 'typed', email: 'c@example.org' })
    expect(after(typed, checked('ACTIVATED'))).toEqual(typed)
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
