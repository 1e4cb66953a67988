import { billing } from '@voie-libre/contract/schemas/payment'
import { describe, expect, it } from 'vitest'
import { addVehicleSchema, profileSchema } from './account/profileForm.ts'
import { claimFormSchema } from './claim/claimForm.ts'
import { contactFormSchema } from './content/contact.ts'
import { filterForm } from './fleet/listing.ts'
import { renterProfileSchema } from './fleet/renterForm.ts'
import { noticeSearchSchema, plateSearchSchema } from './search/searchForm.ts'

describe.each(['4111 1111 1111 1111', '4242 4242 4242 4242 12.28'])('a card number in a field: %s', (card) => {
  const emailOf = (text: string) => `${text.replaceAll(' ', '-')}@b.fr`
  const name = { firstName: 'Jeanne', lastName: 'Moreau' }
  const person = { ...name, email: 'a@b.fr' }
  const address = { billingAddress: '1 rue A', billingZipcode: '03400', billingCity: 'Moulins', billingCountry: 'FR' }
  const claim = { ...person, reasonId: 'r', comment: '' }
  const reasons = [{ id: 'r', label: 'r', commentMandatory: false, attachmentMandatory: false }]
  const message = { ...person, entryId: 'a', plate: '', message: 'Bonjour' }
  const vehicle = { country: 'FR', plate: 'AB-123-CD', rental: false }
  const filters = {
    plate: 'AB',
    from: '',
    to: '',
    status: '',
    noticeNumber: '2603',
    situation: '',
    dueFrom: '',
    dueTo: '',
  }
  it.each([
    ['of a claim', claimFormSchema(reasons), claim],
    ['of a message', contactFormSchema({ contactFormEntries: [] }), message],
    ['of a payment', billing, { ...person, ...address }],
    ['of a profile', profileSchema, { ...name, ...address }],
    ['of a vehicle', addVehicleSchema, vehicle],
    ['of a search by plate', plateSearchSchema, vehicle],
    ['of a search by number', noticeSearchSchema, { number: 'CNP26030042' }],
    ['of a filter of the fleet', filterForm, filters],
    ["of a renter's profile", renterProfileSchema, { phoneNumber: '+33 4 70 00 00 00' }],
  ])('%s is refused', (_, schema, valid) => {
    expect(schema.safeParse(valid).success).toBe(true)
    const choices = [
      'reasonId',
      'entryId',
      'country',
      'billingCountry',
      'from',
      'to',
      'status',
      'situation',
      'dueFrom',
      'dueTo',
    ]
    for (const [field, value] of Object.entries(valid)) {
      if (typeof value !== 'string' || choices.includes(field)) continue
      const issues =
        schema.safeParse({ ...valid, [field]: field === 'email' ? emailOf(card) : card }).error?.issues ?? []
      // A postcode is too short for a card number, so it is refused twice.
      const codes = issues.map(({ message: code }) => code).filter((code) => code !== 'too_long')
      expect(codes, field).toEqual(['card_number_misplaced'])
    }
  })
})
