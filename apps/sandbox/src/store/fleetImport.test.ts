import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Db, insert, openDb } from './db.ts'
import { importFleet } from './fleetImport.ts'

const now = new Date('2026-03-02T09:00:00Z')
const head = 'numberPlate;countryCode;validityStartDate;validityEndDate'
const db = await openDb({})
await insert(db, 'renters', { id: 'renter', email: 'a@example.fr', activated: true, renter_name: 'A' })
const answer = (content: string | Buffer<ArrayBuffer>, name = 'plates.csv') =>
  importFleet(db, 'renter', new File([content], name), now)
const imported = async (...given: Parameters<typeof answer>) => (await answer(...given)).imported
const fleet = () =>
  db.query('select country, plate, validity_start, validity_end from fleet where renter_id = $1 order by plate', [
    'renter',
  ])
const count = async () => (await db.query<{ count: number }>('select count(*)::integer as count from fleet'))[0]?.count
beforeEach(async () => {
  await db.query('delete from fleet where renter_id = $1', ['renter'])
})
afterAll(() => db.close())

describe('an import', { tags: ['API-34', 'F-FIL-07'] }, () => {
  it('adds vehicles with whole days, and from now on without a start', async () => {
    expect(await imported(`${head}\r\nab-123-cd;fr;05/02/2026;2026-12-31\r\nB MW 2024;DE;;`)).toBe(2)
    expect(await fleet()).toEqual([
      { country: 'FR', plate: 'AB123CD', validity_start: '2026-02-05T00:00:00', validity_end: '2026-12-31T23:59:59' },
      { country: 'DE', plate: 'BMW2024', validity_start: '2026-03-02T10:00:00', validity_end: null },
    ])
  })

  it('changes nothing the second time, and keeps a start that the line does not name', async () => {
    const content = `${head}\nAB-123-CD;FR;2026-01-01;\nB MW 2024;DE;;2026-12-31`
    expect((await answer(content)).added, 'the lines that add a vehicle').toEqual([2, 3])
    const first = await fleet()
    expect(await answer(content)).toEqual({ imported: 2, added: [] })
    expect(await fleet()).toEqual(first)
    await imported(`${head}\nAB-123-CD;FR;;2026-06-30`)
    expect(await fleet()).toMatchObject([
      { validity_start: '2026-01-01T00:00:00', validity_end: '2026-06-30T23:59:59' },
      {},
    ])
  })

  it('takes many slices of a file at once, and refuses all of them for one bad line, which it names', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => `AB${at};FR;2026-01-01;`)
    expect(await imported([head, ...rows].join('\n'))).toBe(30_000)
    expect(await count()).toBe(30_000)
    await db.query('delete from fleet where renter_id = $1', ['renter'])
    rows[25_000] = 'AB1;XX;;'
    await expect(imported([head, ...rows].join('\n'))).rejects.toMatchObject({
      code: 'renter_import_parse_content',
      details: { lines: [{ line: 25_002, reason: 'country_unknown' }] },
    })
    expect(await count()).toBe(0)
  })

  it('changes nothing when a statement fails', async () => {
    const failing: Db = {
      ...db,
      transaction: (work) =>
        db.transaction((inside) =>
          work({
            ...inside,
            query: (sql, params) =>
              params?.some((param) => String(param).includes('"line":10002'))
                ? Promise.reject(new Error('lost'))
                : inside.query(sql, params),
          }),
        ),
    }
    const rows = Array.from({ length: 12_000 }, (_, at) => `AB${at};FR;2026-01-01;`)
    const file = new File([[head, ...rows].join('\n')], 'plates.csv')
    await expect(importFleet(failing, 'renter', file, now)).rejects.toThrow('lost')
    expect(await count()).toBe(0)
  })

  it(
    'reopens closed vehicles only when asked, and leaves their lines out otherwise',
    { tags: ['OPEN-72'] },
    async () => {
      await imported(`${head}\nAB-1;FR;2026-01-01;2026-02-01\nAB-2;FR;2026-01-01;2026-12-31\nAB-3;FR;2026-01-01;`)
      const closed = await fleet()
      const content = `${head}\nAB-1;FR;2026-02-15;2026-06-30\nAB-2;FR;;\nAB-3;FR;2026-01-01;`
      expect(await imported(content)).toBe(3)
      expect(await fleet()).toEqual(closed)
      await importFleet(db, 'renter', new File([content], 'plates.csv'), now, true)
      expect(await fleet()).toMatchObject([
        { plate: 'AB1', validity_start: '2026-02-15T00:00:00', validity_end: '2026-06-30T23:59:59' },
        { plate: 'AB2', validity_end: null },
        { plate: 'AB3', validity_end: null },
      ])
    },
  )

  it('names at most 100 refused lines', async () => {
    await expect(imported(`${head}\n${';FR;;\n'.repeat(300)}`)).rejects.toMatchObject({
      details: { lines: { length: 100 } },
    })
  })
})

describe('an import refuses', () => {
  it('no file', { tags: ['ERROR-50'] }, async () => {
    await expect(importFleet(db, 'renter', undefined, now)).rejects.toMatchObject({ code: 'renter_import_not_found' })
  })

  it.each([
    ['an empty file [ERROR-49]', '', 'renter_import_read_file'],
    ['bytes that are not text', Buffer.from('a\0b'), 'renter_import_read_file'],
    ['a workbook renamed to csv [ERROR-47]', 'PK\u{3}\u{4}', 'renter_import_wrong_format'],
    ['other columns', 'plate;owner\nAB-123-CD;Jean', 'renter_import_wrong_format'],
    ['a header without rows [ERROR-48]', head, 'renter_import_parse_content'],
    ['an invalid line', `${head}\nAB-123-CD;XX;;`, 'renter_import_parse_content'],
    ['more than 200,000 lines [ERROR-51]', `${head}\n${'A;FR;;\n'.repeat(200_001)}`, 'renter_import_error'],
    ['more than 50 MB', Buffer.alloc(50 * 1024 * 1024 + 1, 'a'), 'renter_import_error'],
  ])('%s', async (_, content, code) => {
    await expect(imported(content)).rejects.toMatchObject({ code })
  })

  it('a file with another extension', async () => {
    await expect(imported(`${head}\nAB-123-CD;FR;;`, 'plates.xlsx')).rejects.toMatchObject({
      code: 'renter_import_wrong_format',
    })
  })
})
