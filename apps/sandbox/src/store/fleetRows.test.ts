import { describe, expect, it } from 'vitest'
import { type FleetRow, FleetRows, type FleetSort, type FleetVehicle } from './fleetRows.ts'

const row = (id: string, fields: Partial<FleetRow> = {}): FleetRow => ({
  id,
  at: 1000,
  due: 500,
  number: `T${id}`,
  nature: 'freeFlow',
  status: 'TERMINE',
  kind: 'IRIS',
  deadline: null,
  ...fields,
})
const vehicle = (plate: string, rows: FleetRow[], country = 'FR'): FleetVehicle => ({ country, plate, rows })
const listOf = (...vehicles: FleetVehicle[]) => {
  const rows = new FleetRows()
  rows.replace(vehicles)
  return rows
}
const ids = (rows: FleetRows, sort: FleetSort = 'date', descending = false, filter = {}) =>
  Array.from(rows.all(filter, sort, descending), (at) => rows.keyOf(at).id).join(' ')

describe('the rows of a fleet', { tags: ['RENTER-01', 'RENTER-06'] }, () => {
  const few = () =>
    listOf(
      vehicle('AB1', [row('a', { at: 3000, due: 30, number: null }), row('b', { at: 1000, due: 20, number: 'T10' })]),
      vehicle('BC2', [row('c', { at: 2000, due: 10, number: 'T9', status: 'EN_COURS' })], 'DE'),
    )

  it.each([
    ['date', 'b c a', 'a c b'],
    ['due', 'c b a', 'a b c'],
    ['plate', 'a b c', 'c b a'],
    ['country', 'c a b', 'b a c'],
    ['number', 'b c a', 'c b a'],
    ['status', 'c a b', 'b a c'],
  ] as const)('sort by %s, without a value last', (sort, up, down) => {
    expect(ids(few(), sort)).toBe(up)
    expect(ids(few(), sort, true)).toBe(down)
  })

  it.each([
    [{}, 'b c a'],
    [{ plate: 'B1' }, 'b a'],
    [{ plate: 'X' }, ''],
    [{ number: 't1' }, 'b'],
    [{ number: '9' }, 'c'],
    [{ number: 'T10T' }, ''],
    [{ from: new Date(2000), until: new Date(3000) }, 'c'],
    [{ status: 'EN_COURS' }, 'c'],
    [{ status: 'UNKNOWN' }, ''],
    [{ natures: ['freeFlow', 'other'] }, 'b c a'],
    [{ natures: ['other'] }, ''],
  ])('are filtered by %j', (filter, expected) => {
    expect(ids(few(), 'date', false, filter)).toBe(expected)
    const found = few().page(filter, 'date', false, 1, 1)
    expect(found.total).toBe(expected === '' ? 0 : expected.split(' ').length)
    expect(found.rows).toHaveLength(found.total > 1 ? 1 : 0)
  })

  it.each(['date', 'due', 'plate', 'country', 'number', 'status'] as const)(
    'are in the same order by %s after changes as in a new list',
    (sort) => {
      const random = (seed: number) => (seed * 7919 + 13) % 997
      const made = (plate: string, seed: number) =>
        vehicle(
          plate,
          Array.from({ length: 5 }, (_, at) => {
            const value = random(seed * 5 + at)
            return row(`${plate}-${value}`, {
              at: value * 1000,
              due: value,
              number: value % 7 === 0 ? null : `T${value}`,
              status: value % 3 === 0 ? 'EN_COURS' : 'TERMINE',
            })
          }),
          seed % 2 === 0 ? 'FR' : 'DE',
        )
      const plates = Array.from({ length: 30 }, (_, at) => `P${100 + at}`)
      const changed = listOf(...plates.map((plate, at) => made(plate, at)))
      ids(changed, sort)
      changed.replace([vehicle('P101', [], 'DE'), made('P104', 50), made('P999', 60)])
      const expected = listOf(
        ...plates
          .filter((plate) => plate !== 'P101')
          .map((plate, at) => made(plate, plate === 'P104' ? 50 : at + Number(at > 0))),
        made('P999', 60),
      )
      const keys = (rows: FleetRows) => ids(rows, sort).split(' ').toSorted()
      expect(keys(changed)).toEqual(keys(expected))
      const sortedBy = (rows: FleetRows, descending: boolean) =>
        ids(rows, sort, descending)
          .split(' ')
          .map((id) =>
            sort === 'date' || sort === 'due' ? Number(id.split('-')[1]) : sort === 'plate' ? id.slice(0, 4) : '',
          )
      expect(sortedBy(changed, false)).toEqual(sortedBy(expected, false))
      expect(sortedBy(changed, true)).toEqual(sortedBy(expected, true))
    },
  )

  it('turn to every page of every order, from either end, and count again after a change', () => {
    const many = Array.from({ length: 23 }, (_, at) =>
      row(`${at}`, { at: at * 1000, number: at % 4 ? `T${at}` : null }),
    )
    const rows = listOf(vehicle('AB1', many), vehicle('BC2', [row('other')]))
    for (const sort of ['date', 'number'] as const)
      for (const descending of [false, true]) {
        const all = Array.from(rows.all({ plate: 'AB1' }, sort, descending))
        for (let skip = 0; skip < 30; skip += 5) {
          const page = rows.page({ plate: 'AB1' }, sort, descending, skip, 5)
          expect(page).toEqual({ rows: all.slice(skip, skip + 5), total: 23 })
        }
      }
    expect(rows.summary({ plate: 'AB1' }, [0]).journeys).toBe(23)
    rows.replace([vehicle('AB1', many.slice(0, 2))])
    expect(rows.page({ plate: 'AB1' }, 'date', false, 0, 5).total).toBe(2)
    expect(rows.summary({ plate: 'AB1' }, [0]).journeys).toBe(2)
  })

  it('sort many numbers as plain texts are sorted', () => {
    const numbers = Array.from({ length: 2000 }, (_, at) => `${at % 3 === 0 ? 'AP' : 'T'}${(at * 7919) % 100_003}`)
    const sorted = (list: string[]) =>
      ids(
        listOf(
          vehicle(
            'AB1',
            list.map((number) => row(number, { number })),
          ),
        ),
        'number',
      ).split(' ')
    expect(sorted(numbers)).toEqual(numbers.toSorted())
    const other = [...numbers, 'É1', `A${'1'.repeat(30)}`]
    expect(sorted(other)).toEqual(other.toSorted())
  })

  it('are summed with their months and what is due first of each kind', () => {
    const rows = listOf(
      vehicle('AB1', [
        row('a', { at: 5, deadline: '2026-03-02' }),
        row('b', { at: 15, deadline: '2026-03-01' }),
        row('c', { at: 25, kind: 'OMP', deadline: '2026-04-01', due: 100 }),
        row('d', { at: 26 }),
      ]),
    )
    const { candidates, counts, ...sums } = rows.summary({}, [0, 10, 20])
    expect(sums).toEqual({ journeys: 4, due: 1600 })
    expect(counts).toEqual([1, 1, 2])
    expect(candidates.map((at) => rows.keyOf(at).id)).toEqual(['b', 'c'])
  })
})
