import { describe, expect, it } from 'vitest'
import { checkContract } from './contractMatch.ts'

const contract = { numberPlate: 'ab-123-cd', countryCode: 'fr', start: '2026-03-01', end: '2026-03-01' }

describe('a rental contract', { tags: ['RENTER-01'] }, () => {
  it.each([
    [
      'of one day lasts until midnight in Paris',
      {},
      { plate: 'AB123CD', country: 'FR', from: '2026-02-28T23:00:00.000Z', until: '2026-03-01T23:00:00.000Z' },
    ],
    [
      'with times includes its last minute',
      { start: '2026-03-01T08:00', end: '2026-03-01T18:00:00' },
      { from: '2026-03-01T07:00:00.000Z', until: '2026-03-01T17:01:00.000Z' },
    ],
    [
      'of the day on which the clock changes has 23 hours',
      { start: '2026-03-29', end: '2026-03-29' },
      { until: '2026-03-29T22:00:00.000Z' },
    ],
  ])('%s', (_, fields, expected) => {
    expect(JSON.parse(JSON.stringify(checkContract({ ...contract, ...fields })))).toMatchObject(expected)
  })

  it('may leave the country out', () => {
    expect(checkContract({ ...contract, countryCode: ' ' })).toHaveProperty('country', undefined)
  })

  it.each([
    [{ numberPlate: ' - ' }, 'plate_missing'],
    [{ numberPlate: 'AB/123' }, 'plate_invalid'],
    [{ numberPlate: 'A'.repeat(16) }, 'plate_invalid'],
    [{ countryCode: 'XX' }, 'country_unknown'],
    [{ start: '01/03/2026' }, 'start_invalid'],
    [{ end: '2026-02-30' }, 'end_invalid'],
    [{ end: '2026-02-28' }, 'end_before_start'],
    [{ start: '2026-03-01T18:00', end: '2026-03-01T08:00' }, 'end_before_start'],
  ])('with %j is invalid: %s', (fields, problem) => {
    expect(checkContract({ ...contract, ...fields })).toEqual({ problem })
  })
})
