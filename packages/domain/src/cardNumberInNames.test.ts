import { billing } from '@voie-libre/contract/schemas/payment'
import { describe, expect, it } from 'vitest'
import { profileSchema } from './account/profileForm.ts'
import { claimFormSchema } from './claim/claimForm.ts'
import { contactFormSchema } from './content/contact.ts'

describe('a card number in a field', () => {
  const card = '4111 1111 1111 1111'
  const person = { firstName: 'Jeanne', lastName: 'Moreau', email: 'a@b.fr' }
  const address = { billingAddress: '1 rue A', billingZipcode: '03400', billingCity: 'Moulins', billingCountry: 'FR' }
  const claim = { ...person, reasonId: 'r', comment: '' }
  const reasons = [{ id: 'r', label: 'r', commentMandatory: false, attachmentMandatory: false }]
  const message = { ...person, entryId: 'a', plate: '', message: 'Bonjour' }
  it.each([
    ['of a claim', claimFormSchema(reasons), claim],
    ['of a message', contactFormSchema({ contactFormEntries: [] }), message],
    ['of a payment', billing, { ...person, ...address }],
    ['of a profile', profileSchema, { ...person, ...address }],
  ])('%s is refused', (_, schema, valid) => {
    expect(schema.safeParse(valid).success).toBe(true)
    for (const name of ['firstName', 'lastName', 'comment', 'message', 'billingAddress', 'billingCity']) {
      if (!(name in valid)) continue
      const issues = schema.safeParse({ ...valid, [name]: card }).error?.issues ?? []
      expect(issues.map(({ message: code }) => code)).toEqual(['card_number_misplaced'])
    }
  })
})
