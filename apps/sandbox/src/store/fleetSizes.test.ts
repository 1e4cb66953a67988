import { afterAll, expect, it } from 'vitest'
import { type Db, openDb } from './db.ts'
import { importFleet } from './fleetImport.ts'
import { fleetSizes } from './fleetSizes.ts'

const db = await openDb({})
const counted: string[] = []
const watched: Db = {
  ...db,
  query: (sql, params) => {
    if (sql.includes('count(*)')) counted.push(String(params?.[1]))
    return db.query(sql, params)
  },
}
const sizeOf = fleetSizes(watched)
const imported = (lines: readonly string[], renter = 'renter') =>
  importFleet(db, renter, new File([['numberPlate;countryCode', ...lines].join('\n')], 'a.csv'), new Date())
const sizes = async () => [
  await sizeOf('renter', undefined),
  await sizeOf('renter', 'B'),
  await sizeOf('other', undefined),
]
afterAll(() => db.close())

it('counts a fleet once until it changes, by filter', { tags: ['API-36'] }, async () => {
  await imported(['AA1;FR', 'AB2;FR'])
  expect(await sizes()).toEqual([2, 1, 0])
  expect(await sizes()).toEqual([2, 1, 0])
  expect(counted).toEqual(['null', 'B', 'null'])

  await imported(['AB3;FR'])
  expect(await sizes()).toEqual([3, 2, 0])
  expect(counted, 'the other fleet has not changed').toEqual(['null', 'B', 'null', 'null', 'B'])

  await imported(['AB4;FR'], 'other')
  await db.query(`delete from fleet where renter_id = 'renter' and plate = 'AA1'`)
  expect(await sizes()).toEqual([2, 2, 1])
})
