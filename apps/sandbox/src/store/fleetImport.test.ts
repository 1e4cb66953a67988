import { describe, expect, it } from 'vitest'
import { importedPlates } from './fleetImport.ts'

const now = new Date('2026-03-02T09:00:00Z')
const head = 'numberPlate;countryCode;validityStartDate;validityEndDate'
const imported = (content: string | Buffer<ArrayBuffer>, name = 'plates.csv') =>
  importedPlates(new File([content], name), now)
const problem = (code: string) => expect.objectContaining({ code })

describe('an import accepts', { tags: ['API-34', 'F-FIL-07'] }, () => {
  it('plates in any country, with their dates', async () => {
    expect(await imported(`${head}\r\nab-123-cd;fr;2026-01-01;\r\nB MW 2024;DE;2026-01-01;2026-12-31`)).toEqual([
      { country: 'FR', plate: 'AB123CD', start: '2026-01-01T00:00:00', end: undefined },
      { country: 'DE', plate: 'BMW2024', start: '2026-01-01T00:00:00', end: '2026-12-31T00:00:00' },
    ])
  })

  it.each([
    ['columns in another order and case', 'COUNTRYCODE,numberplate\nFR,AB-123-CD'],
    ['two columns only', 'numberPlate;countryCode\nAB-123-CD;FR'],
    ['quotes', `"numberPlate";"countryCode"\n"AB-123-CD";"FR"`],
    ['UTF-16', Buffer.from('\u{feff}numberPlate\tcountryCode\nAB-123-CD\tFR', 'utf16le')],
    ['a plate named twice', 'numberPlate;countryCode\nAB-123-CD;FR\nAB 123 CD;FR'],
  ])('%s', async (_, content) => {
    expect(await imported(content)).toEqual([
      { country: 'FR', plate: 'AB123CD', start: '2026-03-02T10:00:00', end: undefined },
    ])
  })

  it('dates in the notation of spreadsheets', async () => {
    expect(await imported(`${head}\nAB-123-CD;FR;05/02/2026;`)).toMatchObject([{ start: '2026-02-05T00:00:00' }])
  })

  it('ten thousand rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `AB${at};FR;;`)
    expect(await imported([head, ...rows].join('\n'))).toHaveLength(10_000)
  })
})

describe('an import refuses', () => {
  it('no file', { tags: ['ERROR-50'] }, async () => {
    await expect(importedPlates(undefined, now)).rejects.toEqual(problem('renter_import_not_found'))
  })

  it.each([
    ['an empty file [ERROR-49]', '', 'renter_import_read_file'],
    ['bytes that are not text', Buffer.from([0x61, 0xc3, 0x28]), 'renter_import_read_file'],
    ['a workbook renamed to csv [ERROR-47]', 'PK\u{3}\u{4}', 'renter_import_wrong_format'],
    ['other columns', 'plate;owner\nAB-123-CD;Jean', 'renter_import_wrong_format'],
    ['a header without rows [ERROR-48]', head, 'renter_import_parse_content'],
    ['an unknown country', `${head}\nAB-123-CD;XX;;`, 'renter_import_parse_content'],
    ['no plate', `${head}\n;FR;2026-01-01;`, 'renter_import_parse_content'],
    ['a formula for a plate', `${head}\n=CMD();FR;;`, 'renter_import_parse_content'],
    ['a day that does not exist', `${head}\nAB-123-CD;FR;2026-02-30;`, 'renter_import_parse_content'],
    ['an end before the start', `${head}\nAB-123-CD;FR;2026-02-02;2026-02-01`, 'renter_import_parse_content'],
    ['more cells than columns', `${head}\nAB-123-CD;FR;;;;`, 'renter_import_parse_content'],
    ['a quote that never closes', `${head}\n"AB-123-CD;FR;;`, 'renter_import_parse_content'],
    ['more than ten thousand rows [ERROR-51]', `${head}\n${'AB-123-CD;FR;;\n'.repeat(10_001)}`, 'renter_import_error'],
  ])('%s', async (_, content, code) => {
    await expect(imported(content)).rejects.toEqual(problem(code))
  })

  it('a file with another extension', async () => {
    await expect(imported(`${head}\nAB-123-CD;FR;;`, 'plates.xlsx')).rejects.toEqual(
      problem('renter_import_wrong_format'),
    )
  })
})
