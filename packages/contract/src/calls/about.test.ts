import { expect, it } from 'vitest'
import { aboutCall, isInProfiles, operatorProfiles } from './about.ts'
import { allEndpoints } from './all.ts'

const names = allEndpoints.map(({ name }) => name)

it.each([
  ['payJourneys', ['payment']],
  ['readFaq', ['payment']],
  ['userToken', ['accounts']],
  ['sendClaim', ['claims']],
  ['readAlert', ['alerts']],
  ['journeyPrice', ['prepayment']],
  ['vehicle', ['accounts', 'prepayment']],
  ['fleetPlates', ['renters']],
  ['readAuthenticationPage', ['accounts', 'renters']],
])('%s belongs to %s', (call, profiles) => expect(aboutCall(call).profiles).toEqual(profiles))

it('an operator that only takes payments answers neither accounts nor fleets', () => {
  const paying = names.filter((name) => isInProfiles(name, ['payment']))
  expect(paying).toContain('payByProvider')
  expect(paying.filter((name) => /user|renter|fleet|plates|alert|claim/i.test(name))).toEqual([])
})

it('no call of an account belongs to another profile, and all profiles together have all calls', () => {
  const guarded = allEndpoints.filter(({ caller }) => caller !== undefined)
  const expected = { customer: 'accounts', renter: 'renters' } as const
  for (const { name, caller } of guarded) expect(aboutCall(name).profiles).toEqual([caller && expected[caller]])
  expect(names.filter((name) => !isInProfiles(name))).toEqual([])
  expect(names.filter((name) => !isInProfiles(name, operatorProfiles))).toEqual([])
})
