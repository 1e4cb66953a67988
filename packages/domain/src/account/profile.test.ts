import { describe, expect, it } from 'vitest'
import { addPlateBody, addVehicleSchema, profilePatch, profileSchema } from './profileForm.ts'

const codes = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('profile form', () => {
  const empty = {
    firstName: '',
    lastName: '',
    billingAddress: '',
    billingZipcode: '',
    billingCity: '',
    billingCountry: 'FR',
  }
  const whole = { ...empty, billingAddress: '1 rue', billingZipcode: '75002', billingCity: 'Paris' }

  it.each([
    ['lastName', 22, '[VALID-21]'],
    ['firstName', 22, '[VALID-22]'],
    ['billingAddress', 50, '[VALID-23]'],
    ['billingZipcode', 16, '[VALID-24]'],
    ['billingCity', 50, '[VALID-25]'],
  ])('accepts %s up to %d characters %s', (field, length) => {
    expect(codes(profileSchema.safeParse({ ...whole, [field]: ` ${'x'.repeat(length)} ` }))).toEqual({})
    expect(codes(profileSchema.safeParse({ ...whole, [field]: 'x'.repeat(length + 1) }))).toEqual({
      [field]: 'too_long',
    })
  })

  const [a, z, c] = ['billingAddress', 'billingZipcode', 'billingCity']
  it.each([
    ['', '', '', []],
    ['1 rue', '75002', 'Paris', []],
    ['1 rue', '', '', [z, c]],
    ['', '75002', '', [a, c]],
    ['', '', 'Paris', [a, z]],
    ['1 rue', '75002', '', [c]],
    ['1 rue', ' ', 'Paris', [z]],
    ['', '75002', 'Paris', [a]],
  ])(
    'address %j, %j, %j misses %j',
    { tags: ['VALID-26', 'VALID-27', 'F-INP-08'] },
    (billingAddress, billingZipcode, billingCity, missing) => {
      const result = codes(profileSchema.safeParse({ ...empty, billingAddress, billingZipcode, billingCity }))
      const expected = missing.length === 0 ? {} : { root: 'incomplete_address' }
      expect(result).toEqual({ ...expected, ...Object.fromEntries(missing.map((field) => [field, 'required'])) })
    },
  )

  it('sends the country only with a complete address', { tags: ['VALID-28', 'API-12'] }, () => {
    expect(profilePatch({ ...whole, billingCountry: 'be' })).toEqual({ ...whole, billingCountry: 'BE' })
    const { billingCountry: _country, ...rest } = empty
    expect(profilePatch(empty)).toEqual(rest)
  })

  it.each(['billingAddress', 'billingZipcode', 'billingCity'])(
    'sends no country without %s',
    { tags: ['VALID-28'] },
    (field) => {
      expect(profilePatch({ ...whole, [field]: '' })).not.toHaveProperty('billingCountry')
    },
  )
})

describe('adding a vehicle', () => {
  const range = { start: '2026-03-01T08:00:00', end: '2026-03-02T08:00:00' }
  it.each([
    [{ plate: ' ' }, { plate: 'number_plate_mandatory' }, '[VALID-29]'],
    [{ rental: true }, { range: 'dates_mandatory' }, '[VALID-30]'],
    [{ rental: true, range }, {}, '[VALID-30]'],
    [{ rental: true, range: { start: range.end, end: range.start } }, { range: 'invalid_date_range' }, '[OPEN-29]'],
  ])('with %j: %j %s', (fields, expected, _id) => {
    expect(codes(addVehicleSchema.safeParse({ country: 'FR', plate: 'AB-1', rental: false, ...fields }))).toEqual(
      expected,
    )
  })

  it('is sent with the country in upper case', { tags: ['VALID-31', 'API-17'] }, () => {
    const plain = { countryCode: 'BE', numberPlate: '1ABC123' }
    expect(addPlateBody({ country: 'be', plate: '1ABC123', rental: false, range })).toEqual(plain)
    expect(addPlateBody({ country: 'BE', plate: '1ABC123', rental: true, range })).toEqual({
      ...plain,
      validityStartDate: range.start,
      validityEndDate: range.end,
    })
  })
})
