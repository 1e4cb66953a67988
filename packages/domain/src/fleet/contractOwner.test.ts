import type { ContractMatch, RentalContract } from '@voie-libre/contract/schemas/fleet'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { describe, expect, it } from 'vitest'
import { aJourney } from '../journey/testing/journey.ts'
import { type Neighbours, neighboursOf, ownedOnce } from './contractMatch.ts'

const contractOf = ([reference, start, end]: readonly string[], fields: Partial<RentalContract> = {}) => ({
  reference: reference ?? '',
  numberPlate: 'AB-123-CD',
  start: start ?? '',
  end: end ?? '',
  ...fields,
})
const toll = (date: string, fields: Partial<Journey> = {}) =>
  aJourney({ id: date, date, countryPlate: 'FR', numberPlate: 'AB123CD', ...fields })
const matchOf = (contract: RentalContract, journeys: ContractMatch['journeys']): ContractMatch => ({
  ...contract,
  outcome: 'matched',
  journeys,
})
/** The contracts that own a toll which all of them cover. */
const owners = (contracts: readonly RentalContract[], date: string) =>
  ownedOnce(contracts.map((contract) => matchOf(contract, [toll(date)]))).flatMap(({ reference, journeys }) =>
    journeys.length > 0 ? [reference] : [],
  )

describe('a journey that several contracts cover belongs to one of them', { tags: ['OPEN-71', 'RENTER-01'] }, () => {
  it.each([
    ['the one that begins owns the day of a handover', ['A 2026-03-01 2026-03-04', 'B 2026-03-04 2026-03-08'], 'B'],
    ['the one that begins, whatever their order', ['B 2026-03-04 2026-03-08', 'A 2026-03-01 2026-03-04'], 'B'],
    ['the one that began last, of an overlap', ['A 2026-03-01 2026-03-06', 'B 2026-03-03 2026-03-08'], 'B'],
    ['a contract within another one', ['A 2026-03-01 2026-03-31', 'B 2026-03-04 2026-03-04'], 'B'],
    ['the shorter of two that begin together', ['A 2026-03-04 2026-03-31', 'B 2026-03-04 2026-03-05'], 'B'],
    ['the first of two equal ones', ['A 2026-03-01 2026-03-08', 'B 2026-03-01 2026-03-08'], 'A'],
    [
      'the one that begins in the minute in which the other one ends',
      ['A 2026-03-01T08:00 2026-03-04T12:00', 'B 2026-03-04T12:00 2026-03-08T08:00'],
      'B',
    ],
    [
      'a contract with a time until it ends, although another one begins that day',
      ['A 2026-03-01T08:00 2026-03-04T12:30', 'B 2026-03-04 2026-03-08'],
      'A',
    ],
    [
      'a contract with a time from its begin, although another one ends that day',
      ['A 2026-03-01 2026-03-04', 'B 2026-03-04T09:00 2026-03-08T08:00'],
      'B',
    ],
  ])('%s', (_, lines, owner) => {
    const contracts = lines.map((line) => contractOf(line.split(' ')))
    expect(owners(contracts, '2026-03-04T12:00:30')).toEqual([owner])
  })

  it.each([
    ['03:00, when the clock goes from 2 to 3', '2026-03-29T03:00:00', 'B'],
    ['01:59, just before', '2026-03-29T01:59:59', 'A'],
  ])('%s', (_, date, owner) => {
    const contracts = [
      ['A', '2026-03-28T08:00', '2026-03-29T02:00'],
      ['B', '2026-03-29T02:00', '2026-03-30T08:00'],
    ]
    const covering = contracts.map((line) => contractOf(line))
    expect(owners(owner === 'A' ? covering.slice(0, 1) : covering, date)).toEqual([owner])
  })

  it('so that sums count it once; the contract that loses all has no journeys', () => {
    const [a, b] = [contractOf(['A', '2026-03-01', '2026-03-04']), contractOf(['B', '2026-03-04', '2026-03-08'])]
    const handover = toll('2026-03-04T12:00:00')
    const later = toll('2026-03-05T12:00:00')
    expect(ownedOnce([matchOf(a, [handover]), matchOf(b, [handover, later])])).toEqual([
      { ...a, outcome: 'no_journeys', journeys: [] },
      { ...b, outcome: 'matched', journeys: [handover, later] },
    ])
  })

  it('but journeys of two vehicles with one id are two', () => {
    const journeys = [toll('2026-03-04T12:00:00'), toll('2026-03-04T12:00:00', { countryPlate: 'DE' })]
    const match = matchOf(contractOf(['A', '2026-03-01', '2026-03-08']), journeys)
    expect(ownedOnce([match])).toEqual([match])
  })
})

describe('the neighbours of a contract in its list', { tags: ['OPEN-71', 'RENTER-01'] }, () => {
  it.each<[string, string[], Partial<Neighbours>[]]>([
    ['the day of a handover is neither', ['A 2026-03-01 2026-03-04', 'B 2026-03-04 2026-03-08'], [{}, {}]],
    ['nor is the next day', ['A 2026-03-01 2026-03-04', 'B 2026-03-05 2026-03-08'], [{}, {}]],
    [
      'nor is the minute of a handover',
      ['A 2026-03-01T08:00 2026-03-04T12:00', 'B 2026-03-04T12:00 2026-03-08T08:00'],
      [{}, {}],
    ],
    [
      'nor a contract with a time on the day on which the next one begins',
      ['A 2026-03-01T08:00 2026-03-04T12:00', 'B 2026-03-04 2026-03-08'],
      [{}, {}],
    ],
    [
      'an overlap is named in both rows',
      ['B 2026-03-03 2026-03-08', 'A 2026-03-01 2026-03-04'],
      [{ overlaps: [1] }, { overlaps: [0] }],
    ],
    [
      'so is a contract within another one',
      ['A 2026-03-01 2026-03-31', 'B 2026-03-04 2026-03-04', 'C 2026-03-06 2026-03-06'],
      [{ overlaps: [1, 2] }, { overlaps: [0] }, { overlaps: [0] }],
    ],
    [
      'and one of two equal ones',
      ['A 2026-03-01 2026-03-04', 'B 2026-03-01 2026-03-04'],
      [{ overlaps: [1] }, { overlaps: [0] }],
    ],
    [
      'a gap is named in the row after it',
      ['A 2026-03-01 2026-03-04', 'B 2026-03-06 2026-03-08'],
      [{}, { gapBefore: 0 }],
    ],
    [
      'also a gap of minutes',
      ['A 2026-03-01T08:00 2026-03-04T12:00', 'B 2026-03-04T12:02 2026-03-08T08:00'],
      [{}, { gapBefore: 0 }],
    ],
  ])('%s', (_, lines, expected) => {
    const found = neighboursOf(lines.map((line) => contractOf(line.split(' '))))
    expect(found).toEqual(
      expected.map((given) => ({ overlaps: [], overlapCount: given.overlaps?.length ?? 0, ...given })),
    )
  })

  it('are those of the same vehicle; a contract without country may be of any', () => {
    const line = ['A', '2026-03-01', '2026-03-04']
    const contracts = [
      contractOf(line, { countryCode: 'FR' }),
      contractOf(line, { countryCode: 'DE' }),
      contractOf(line, { numberPlate: 'ab 123 cd' }),
      contractOf(line, { numberPlate: 'ZZ-999-ZZ' }),
      contractOf(line, { start: 'soon' }),
    ]
    expect(neighboursOf(contracts).map(({ overlaps }) => overlaps)).toEqual([[2], [2], [0, 1], [], []])
  })

  it('are counted, and the first ones named, when there are many', () => {
    const contracts = Array.from({ length: 50 }, () => contractOf(['A', '2026-03-01', '2026-03-04']))
    expect(neighboursOf(contracts)[7]).toEqual({ overlaps: [0, 1, 2], overlapCount: 49 })
  })
})
