import { prepaymentPrice } from '@voie-libre/contract/schemas/prepayment'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aJourney } from '../journey/testing/journey.ts'
import { amountDue } from '../journey/price.ts'
import { completeInProgress, entriesToStore, estimate, expandPrepaid, travelCounts } from './expand.ts'
import { prepaymentPermission } from './permission.ts'
import {
  a79,
  classOf,
  type KnownGates,
  offersZeroEmission,
  type PickedGates,
  stretchOf,
  vehicleClasses,
} from './stretch.ts'

const { gateChoices, gateNamed, gateText, wayText, gates, groupOf } = a79

describe('toll gates of the A79', () => {
  it('are nine, in order', { tags: ['CONST-12'] }, () => {
    expect(gates).toEqual(['RN79', '23', '24', '25-28', '29', '30-32', '33', '34', 'A71'])
  })

  it.each([
    ['RN79', 23, '[CONST-15]'],
    ['23', 23, '[CONST-15]'],
    ['24', 24, '[CONST-12]'],
    ['25-28', 25, '[CONST-13]'],
    ['25', 25, '[CONST-13]'],
    ['26', 25, '[CONST-13]'],
    ['28', 25, '[CONST-13]'],
    ['29', 29, '[CONST-12]'],
    ['30-32', 30, '[CONST-14]'],
    ['30', 30, '[CONST-14]'],
    ['31', 30, '[CONST-14]'],
    ['32', 30, '[CONST-14]'],
    ['33', 33, '[CONST-12]'],
    ['34', 34, '[CONST-16]'],
    ['A71', 34, '[CONST-16]'],
    [' a71 ', 34, '[CONST-16]'],
    ['22', undefined, '[CONST-12]'],
    ['35', undefined, '[CONST-12]'],
    ['', undefined, '[CONST-12]'],
    ['A72', undefined, '[CONST-12]'],
  ])('%s counts as %s %s', (gate, group, _id) => {
    expect(groupOf(gate)).toBe(group)
  })

  it.each([
    ['26', '25-28'],
    ['rn79', 'RN79'],
    ['23', '23'],
    ['99', undefined],
  ])('%s is the entry %s', (id, gate) => {
    expect(gateNamed(id)).toBe(gate)
  })
})

describe('a gate in a list', { tags: ['CONST-12', 'RENTER-01'] }, () => {
  it.each([
    ['has the entry of a number that several gates share', { id: '25', label: '25' }, 'Dompierre\u00a0(25-28)'],
    ['has the entry of its label, not of its group', { id: '23', label: 'rn79' }, 'Digoin\u00a0(RN79)'],
    ['has the entry of the first of two numbers', { id: '23', label: '23 RN79' }, 'Digoin\u00a0(23)'],
    ['keeps a name that only the operator knows', { id: '23', label: ' Montmarault ' }, 'Montmarault'],
    ['without a label has the entry of its id', { id: '30', label: ' ' }, 'Moulins\u00a0(30-32)'],
    ['that nobody knows shows its id', { id: '99', label: '' }, '99'],
  ])('%s', (_, gate, text) => expect(gateText(gate)).toBe(text))

  it('is an end of the way', () => {
    const [entrance, exit] = [
      { id: '23', label: 'RN79' },
      { id: '30', label: '30' },
    ]
    expect([wayText({ in: entrance, out: exit }), wayText({ out: exit }), wayText({})]).toEqual([
      'Digoin\u00a0(RN79) →\u00a0Moulins\u00a0(30-32)',
      'Moulins\u00a0(30-32)',
      '',
    ])
  })
})

describe('entries that the two pickers disable', () => {
  const at = (id: string) => ({ id })
  const up = ['24', '25-28', '29', '30-32', '33', '34', 'A71']
  it.each<[string, PickedGates, KnownGates | undefined, string[], string[]]>([
    ['without a choice', {}, undefined, [], []],
    [
      'the same group in the other picker [PREPAY-15]',
      { entrance: 'RN79', exit: '34' },
      undefined,
      ['34', 'A71'],
      ['RN79', '23'],
    ],
    ['an entrance only', { entrance: '24' }, undefined, [], ['24']],
    ['an exit only', { exit: '24' }, undefined, ['24'], []],
    [
      'westward journey in progress [PREPAY-18]',
      {},
      { in: at('33'), out: at('24') },
      ['RN79', '23', '24', '25-28', '29', '30-32'],
      ['25-28', '29', '30-32', '33', '34', 'A71'],
    ],
    [
      'eastward journey in progress [PREPAY-18]',
      {},
      { in: at('24'), out: at('31') },
      ['25-28', '29', '30-32', '33', '34', 'A71'],
      ['RN79', '23', '24', '25-28', '29'],
    ],
    [
      'with a picked gate as well [PREPAY-18]',
      { entrance: 'RN79' },
      { in: at('24'), out: at('24') },
      [],
      ['RN79', '23'],
    ],
    ['only its entrance known: fixed [PREPAY-18]', {}, { in: at('RN79') }, up, ['RN79', '23']],
    ['only its exit known: fixed [PREPAY-18]', {}, { out: at('23') }, ['RN79', '23'], up],
    ['gates outside the list', {}, { in: at('99'), out: at('') }, [], []],
    ['neither known', {}, {}, [], []],
  ])('%s', { tags: ['OPEN-36'] }, (_, picked, inProgress, entrances, exits) => {
    const choices = gateChoices(picked, inProgress)
    const disabled = (list: typeof choices.exits) => list.filter((choice) => choice.disabled).map(({ gate }) => gate)
    expect(disabled(choices.entrances)).toEqual(entrances)
    expect(disabled(choices.exits)).toEqual(exits)
    expect(choices.entrances.map(({ gate }) => gate)).toEqual(gates)
    expect(choices.exits.map(({ gate }) => gate)).toEqual(gates)
  })
})

describe('another stretch', () => {
  const normandy = stretchOf({
    road: 'A13',
    gates: [
      { name: 'Buchelay', place: 'Mantes', number: 1 },
      { name: '17-18', place: 'Gaillon', number: 17 },
      { name: '19', place: 'Heudebouville', number: 19 },
    ],
    vehicles: [{ kind: 'car', class: 1 }],
  })

  it.each([
    ['buchelay', 1],
    ['18', 17],
    ['19', 19],
    ['24', undefined],
    ['A71', undefined],
  ])('knows the gate %s as %s', (id, number) => expect(normandy.groupOf(id)).toBe(number))

  it('names its own gates in lists, and keeps names that only the operator knows', () => {
    expect(normandy.gateText({ id: '17', label: '17' })).toBe('Gaillon\u00a0(17-18)')
    expect(normandy.gateText({ id: '34', label: 'A71' })).toBe('A71')
  })

  it('disables entries by its own numbers', () => {
    const { exits } = normandy.gateChoices({ entrance: '17-18' })
    expect(exits.map(({ gate, disabled }) => [gate, disabled])).toEqual([
      ['Buchelay', false],
      ['17-18', true],
      ['19', false],
    ])
  })
})

describe('vehicle classes', () => {
  it.each([
    ['car', 1, '[CONST-07]'],
    ['carWithTrailerUpTo2m', 1, '[CONST-07]'],
    ['vanUpTo2m', 1, '[CONST-07]'],
    ['carWithCaravanOver2m', 2, '[CONST-08]'],
    ['vanOver2m', 2, '[CONST-08]'],
    ['motorhomeUnder3m', 2, '[CONST-08]'],
    ['motorhomeOver3m', 3, '[CONST-09]'],
    ['busOrTruckWith2Axles', 3, '[CONST-09]'],
    ['busOrTruckWith3Axles', 4, '[CONST-10]'],
    ['motorbike', 5, '[CONST-11]'],
  ])('a %s is of class %d %s', (kind, expected) => {
    expect(vehicleClasses.find((vehicle) => vehicle.kind === kind)?.class).toBe(expected)
    expect(vehicleClasses).toHaveLength(10)
  })

  it.each([
    [1, 1],
    ['2', 2],
    [' 5 ', 5],
    [0, undefined],
    [6, undefined],
    ['1.5', undefined],
    ['car', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('the type %j is class %s', { tags: ['CONST-06', 'PREPAY-14'] }, (type, expected) => {
    expect(classOf(type)).toBe(expected)
  })

  it.each([
    ['FR', false],
    ['fr', false],
    ['BE', true],
    ['MC', true],
  ])('a plate of %s may be declared zero-emission: %s', { tags: ['PREPAY-12'] }, (country, expected) => {
    expect(offersZeroEmission(country)).toBe(expected)
  })
})

describe('prices', () => {
  it.each([
    [500, 700, false, 1, 500],
    [500, 700, true, 1, 1200],
    [500, 700, false, 5, 2500],
    [500, 700, true, 3, 3600],
  ])(
    '%d there and %d back, round trip %s, %d times: %d',
    { tags: ['PREPAY-07', 'OPEN-37'] },
    (forward, reversed, roundTrip, count, expected) => {
      expect(estimate(forward, reversed, roundTrip, count)).toBe(expected)
    },
  )

  it('allows one to five trips', { tags: ['PREPAY-08'] }, () => {
    expect(travelCounts).toEqual([1, 2, 3, 4, 5])
  })
})

describe('prepaid trips', () => {
  const trip = {
    plate: 'AB123CD',
    country: 'FR',
    class: 2,
    in: { id: '23', label: 'Montmarault' },
    out: { id: '34', label: 'Digoin' },
    count: 2,
  }

  it('are stored as one entry', { tags: ['PREPAY-26', 'DATA-23', 'OPEN-37'] }, () => {
    expect(entriesToStore({ ...trip, roundTrip: false, forward: 500, reversed: 700 })).toEqual([
      { ...trip, price: 500 },
    ])
  })

  it('are stored with a return entry for a round trip', { tags: ['PREPAY-27', 'OPEN-37'] }, () => {
    expect(entriesToStore({ ...trip, roundTrip: true, forward: 500, reversed: 700 })).toEqual([
      { ...trip, price: 500 },
      { ...trip, in: trip.out, out: trip.in, price: 700 },
    ])
  })

  it('expand to completed journeys, one for each trip', { tags: ['PREPAY-29'] }, () => {
    const journeys = expandPrepaid([
      { ...trip, price: 500 },
      { ...trip, in: trip.out, out: trip.in, count: 1, price: 700 },
    ])
    expect(journeys.map(({ id }) => id)).toEqual(['prepaid-1-1', 'prepaid-1-2', 'prepaid-2-1'])
    expect(journeys.map(amountDue)).toEqual([500, 500, 700])
    expect(journeys[0]).toEqual({
      id: 'prepaid-1-1',
      nature: 'prePayment',
      status: 'PREPAYMENT',
      completed: true,
      in: trip.in,
      out: trip.out,
      carCategory: 2,
      countryPlate: 'FR',
      numberPlate: 'AB123CD',
      htPrice: 0,
      ttcPrice: 500,
      totalPrice: 500,
      tvaPrice: 0,
      indemnity: 0,
      alreadyPaid: 0,
    })
    expect(expandPrepaid([])).toEqual([])
  })

  it('complete a journey in progress with gates and price', { tags: ['PREPAY-23', 'PREPAY-24', 'PREPAY-25'] }, () => {
    const journey = aJourney({ id: '7', status: 'EN_COURS', in: { id: '23', label: 'x' } })
    expect(completeInProgress(journey, { in: trip.in, out: trip.out, price: 500, class: 2 })).toEqual({
      ...journey,
      in: trip.in,
      out: trip.out,
      ttcPrice: 500,
      carCategory: 2,
      completed: true,
    })
  })
})

describe('prepayment is offered to', () => {
  const rentalDates = { start: '2026-03-01T08:00:00', end: '2026-03-02T08:00:00' }
  const visit = {
    actions: ['prepayment'],
    page: { canAddPrepayment: true },
    accountType: 'disconnected',
    rentalDates: undefined,
  } as const
  it.each([
    ['a visitor [ROLE-04]', {}, 'allowed'],
    ['a customer [ROLE-06]', { accountType: 'customer' }, 'allowed'],
    ['nobody without the action [PREPAY-32]', { actions: ['freeflow'] }, 'hidden'],
    ['nobody without canAddPrepayment [PREPAY-32]', { page: { canAddPrepayment: false } }, 'hidden'],
    ['not with stored rental dates [PREPAY-31]', { rentalDates }, 'rental'],
    [
      'no button at all without canAddPrepayment, rental or not',
      { rentalDates, page: { canAddPrepayment: false } },
      'hidden',
    ],
    ['not a renter [PREPAY-30] [ROLE-08] [OPEN-09]', { accountType: 'renter' }, 'rental'],
    [
      'not a renter, whatever the page says [OPEN-09]',
      { accountType: 'renter', page: { canAddPrepayment: false } },
      'rental',
    ],
    ['no button for a renter without the action', { accountType: 'renter', actions: [] }, 'hidden'],
  ] as const)('%s', (_, fields, expected) => {
    expect(prepaymentPermission({ ...visit, ...fields })).toBe(expected)
  })
})

it.each([
  [{ total: 4.2 }, true],
  [{ total: '4.20' }, true],
  [{ total: 0 }, true],
  [{ total: -5 }, false],
  [{ total: null }, false],
  [{}, false],
])('a price of %j from the server can be shown: %j', { tags: ['DATA-24', 'PREPAY-21'] }, (wire, isPrice) => {
  expect(z.safeParse(prepaymentPrice, wire).success).toBe(isPrice)
})
