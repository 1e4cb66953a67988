import { describe, expect, it } from 'vitest'
import {
  addFleetPlateBody,
  addFleetPlateSchema,
  closureBody,
  closureSchema,
  leavesAfter,
  startsAfter,
  undoBody,
} from './fleetForm.ts'
import { renterProfileSchema } from './renterForm.ts'

const codes = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('a vehicle that joins the fleet', { tags: ['OPEN-55', 'API-37'] }, () => {
  const filled = { country: 'fr', plate: 'ab-123-cd', start: '14/03/2026', end: '' }

  it.each([
    [{}, {}],
    [{ end: '14/03/2026' }, {}],
    [{ end: '13/03/2026' }, { end: 'invalid_date_range' }],
    [
      { plate: ' ', start: '', end: '31/02/2026' },
      { plate: 'number_plate_mandatory', start: 'required', end: 'unreadable_date' },
    ],
    [
      { country: '', start: '1/1' },
      { country: 'country_code_mandatory', start: 'unreadable_date' },
    ],
  ])('with %j: %j', (fields, expected) => {
    expect(codes(addFleetPlateSchema.safeParse({ ...filled, ...fields }))).toEqual(expected)
  })

  it('is sent with whole days, the end only if there is one', () => {
    expect(addFleetPlateBody(addFleetPlateSchema.parse(filled))).toEqual({
      countryCode: 'FR',
      numberPlate: 'AB123CD',
      validityStartDate: '2026-03-14T00:00:00',
    })
    expect(addFleetPlateBody(addFleetPlateSchema.parse({ ...filled, end: '31/03/2026' }))).toMatchObject({
      validityEndDate: '2026-03-31T23:59:59',
    })
  })
})

describe('the closure of a vehicle', { tags: ['OPEN-55', 'RENTER-03', 'API-38'] }, () => {
  it.each([
    ['13/03/2026', '2026-03-14T10:00:00', 'invalid_date_range'],
    ['14/03/2026', '2026-03-14T10:00:00', undefined],
    // 23:30 UTC is the next day in Paris.
    ['14/03/2026', '2026-03-14T23:30:00Z', 'invalid_date_range'],
    ['01/01/2020', undefined, undefined],
    ['01/01/2020', 'unknown', undefined],
    ['', '2026-03-14T10:00:00', 'required'],
    ['31/02/2026', '2026-01-01', 'unreadable_date'],
  ])('on %j with a start of %s: %s', (end, start, expected) => {
    expect(codes(closureSchema([{ validityStartDate: start }]).safeParse({ end }))['end']).toBe(expected)
  })

  it.each([
    ['13/03/2026', 'invalid_date_range'],
    ['14/03/2026', undefined],
  ])('of several on %j, the latest start being on the 14th: %s', (end, expected) => {
    const vehicles = [
      { validityStartDate: '2026-01-01T00:00:00' },
      { validityStartDate: '2026-03-14T10:00:00' },
      { validityStartDate: undefined },
    ]
    expect(codes(closureSchema(vehicles).safeParse({ end }))['end']).toBe(expected)
    expect(vehicles.map((vehicle) => startsAfter(vehicle, '2026-03-13'))).toEqual([false, true, false])
  })

  const [before, after] = [{ validityEndDate: '2026-02-01T23:59:59' }, { validityEndDate: '2026-03-14T23:59:59' }]

  it('includes its day, and names the date that it is based on', { tags: ['OPEN-72'] }, () => {
    expect(closureBody('2026-03-14', before)).toEqual({ ...after, expectedEndDate: '2026-02-01T23:59:59' })
    expect(closureBody('2026-03-14', {})).toEqual({ ...after, expectedEndDate: null })
  })

  it(
    'is undone with the date before it, or null if there was none, based on its own date',
    { tags: ['OPEN-72'] },
    () => {
      expect(undoBody(before, after)).toEqual({ ...before, expectedEndDate: '2026-03-14T23:59:59' })
      expect(undoBody({}, after)).toEqual({ validityEndDate: null, expectedEndDate: '2026-03-14T23:59:59' })
    },
  )
})

describe('the phone number of a renter', { tags: ['OPEN-54'] }, () => {
  it.each([
    [' +33 (0)4.70-00 ', undefined],
    ['', undefined],
    ['call me', 'invalid_phone_number'],
    ['1'.repeat(26), 'too_long'],
  ])('%j: %s', (phoneNumber, expected) => {
    expect(codes(renterProfileSchema.safeParse({ phoneNumber }))['phoneNumber']).toBe(expected)
  })
})

it.each([
  ['2026-02-10T23:59:59', false],
  ['2026-02-10T22:59:59Z', false],
  ['2026-02-11T00:00:00', true],
  ['2026-02-10T23:00:00Z', true],
  [undefined, false],
])('a journey of %s leaves a fleet whose vehicle ends on 10 February: %s', { tags: ['OPEN-68'] }, (date, leaves) => {
  expect(leavesAfter({ date }, '2026-02-10')).toBe(leaves)
})
