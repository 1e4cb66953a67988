import { describe, expect, it } from 'vitest'
import { daysLeft, deadlineNotice } from './deadline.ts'
import { aJourney } from './testing/journey.ts'

const now = new Date('2026-03-02T10:00:00+01:00')
const inDays = (days: number) => `2026-03-${String(2 + days).padStart(2, '0')}`

describe('days left', { tags: ['OPEN-33'] }, () => {
  it.each([
    ['the last day, at its first second', '2026-03-02', '2026-03-02T00:00:00+01:00', 0],
    ['the last day, at its last second', '2026-03-02T00:00:00', '2026-03-02T23:59:59+01:00', 0],
    ['a deadline at noon counts the whole day', '2026-03-02T12:00:00', '2026-03-02T18:00:00+01:00', 0],
    ['one second after midnight', '2026-03-02', '2026-03-03T00:00:01+01:00', -1],
    ['tomorrow, one minute away', '2026-03-03T00:00:00', '2026-03-02T23:59:00+01:00', 1],
    ['a Paris evening that is still yesterday in New York', '2026-03-02', '2026-03-01T23:30:00Z', 0],
    ['a Paris morning that is still yesterday in UTC', '2026-07-02', '2026-07-01T22:00:00Z', 0],
    ['a day that is already over in Auckland', '2026-03-02', '2026-03-02T22:59:59Z', 0],
    ['a deadline with an offset, late on the Paris day before', '2026-03-02T00:30:00+02:00', '2026-03-01T12:00:00Z', 0],
    ['across the start of summer time', '2026-03-30', '2026-03-28T23:30:00+01:00', 2],
    ['across the end of summer time', '2026-10-26', '2026-10-24T00:30:00+02:00', 2],
    ['on the 23-hour day', '2026-03-29', '2026-03-29T23:59:00+02:00', 0],
    ['on the 25-hour day', '2026-10-25', '2026-10-25T23:59:00+01:00', 0],
    ['over a leap day', '2028-03-01', '2028-02-28T12:00:00+01:00', 2],
    ['over a year end', '2027-01-01', '2026-12-31T23:59:59+01:00', 1],
    ['a month away', '2026-04-02', '2026-03-02T10:00:00+01:00', 31],
  ])('%s', (_, deadline, at, expected) => {
    expect(daysLeft(deadline, new Date(at))).toBe(expected)
  })

  it('are undefined for an unreadable deadline', () => {
    expect(daysLeft('soon', now)).toBeUndefined()
  })
})

describe('deadline notice', () => {
  const late = { code: 'late', tone: 'alert' }
  it.each([
    [
      'OMP: sent to the prosecutor, neutral [DEADLINE-01]',
      { paymentLimit: 'OMP' },
      { code: 'sentToOmp', tone: 'neutral' },
    ],
    [
      'OMP wins over a past deadline [DEADLINE-01]',
      { paymentLimit: 'OMP', deadline: '2026-01-01' },
      { code: 'sentToOmp', tone: 'neutral' },
    ],
    ['past deadline: late, red [DEADLINE-02]', { deadline: '2026-03-01' }, late],
    ['past deadline before OMP: late, red [DEADLINE-02]', { paymentLimit: 'BEFORE_OMP', deadline: '2026-03-01' }, late],
    ['AUTRE: late, red, with any deadline [DEADLINE-03]', { paymentLimit: 'AUTRE', deadline: inDays(9) }, late],
    ['AUTRE without deadline: late [DEADLINE-03]', { paymentLimit: 'AUTRE' }, late],
    [
      'IRIS of IRIS origin: late, red [DEADLINE-04]',
      { paymentLimit: 'IRIS', caseOrigin: 'IRIS', deadline: inDays(9) },
      late,
    ],
    [
      'IRIS of another origin counts days [DEADLINE-04]',
      { paymentLimit: 'IRIS', caseOrigin: 'OTHER', deadline: inDays(9) },
      { code: 'daysLeft', before: 'surcharge', days: 9, tone: 'calm' },
    ],
    [
      'IRIS origin alone counts days [DEADLINE-04]',
      { paymentLimit: 'INFRACTION', caseOrigin: 'IRIS', deadline: inDays(9) },
      { code: 'daysLeft', before: 'surcharge', days: 9, tone: 'calm' },
    ],
    [
      'last day before OMP, red [DEADLINE-05]',
      { paymentLimit: 'BEFORE_OMP', deadline: inDays(0) },
      { code: 'lastDay', before: 'omp', tone: 'alert' },
    ],
    [
      'last day before surcharge, red [DEADLINE-06]',
      { deadline: inDays(0) },
      { code: 'lastDay', before: 'surcharge', tone: 'alert' },
    ],
    [
      'last day of a designated driver, before surcharge [DEADLINE-06]',
      { paymentLimit: 'PRIMO_DESIGNATED', deadline: inDays(0) },
      { code: 'lastDay', before: 'surcharge', tone: 'alert' },
    ],
    [
      'days before OMP [DEADLINE-07] [DEADLINE-09]',
      { paymentLimit: 'BEFORE_OMP', deadline: inDays(2) },
      { code: 'daysLeft', before: 'omp', days: 2, tone: 'calm' },
    ],
    [
      'days before surcharge [DEADLINE-08] [DEADLINE-09]',
      { paymentLimit: 'INFRACTION', deadline: inDays(5) },
      { code: 'daysLeft', before: 'surcharge', days: 5, tone: 'calm' },
    ],
    [
      'one day is red [DEADLINE-09]',
      { deadline: inDays(1) },
      { code: 'daysLeft', before: 'surcharge', days: 1, tone: 'alert' },
    ],
    [
      'one day before OMP is red [DEADLINE-09]',
      { paymentLimit: 'BEFORE_OMP', deadline: inDays(1) },
      { code: 'daysLeft', before: 'omp', days: 1, tone: 'alert' },
    ],
    ['nothing without a deadline [OPEN-33]', {}, undefined],
    ['nothing with an unreadable deadline [OPEN-33]', { deadline: 'soon' }, undefined],
    [
      'nothing for a prepaid trip [OPEN-33]',
      { status: 'PREPAYMENT', paymentLimit: 'OMP', deadline: '2026-01-01' },
      undefined,
    ],
    [
      'the same for a journey in progress',
      { status: 'EN_COURS', deadline: inDays(2) },
      { code: 'daysLeft', before: 'surcharge', days: 2, tone: 'calm' },
    ],
  ] as const)('%s', (_, fields, expected) => {
    expect(deadlineNotice(aJourney(fields), now)).toEqual(expected)
  })
})
