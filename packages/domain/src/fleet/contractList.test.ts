import { describe, expect, it } from 'vitest'
import { contractListLimits } from './contractMatch.ts'
import { readContracts } from './contractList.ts'

const head = 'reference;numberPlate;start;end;countryCode'
const read = (content: string | Buffer<ArrayBuffer>) => readContracts(new Blob([content]))

describe('a list of rental contracts', { tags: ['RENTER-01', 'F-INP-07'] }, () => {
  it.each([
    ['with a head', `${head}\nC-1;AB-123-CD;2026-03-01;2026-03-04;FR`],
    [
      'with a head in another order',
      'numberplate,END,start,countrycode,reference\nAB-123-CD,4/3/2026,01/03/2026,fr,C-1',
    ],
    ['pasted from a spreadsheet', 'C-1\tAB-123-CD\t01/03/2026\t04/03/2026\tFR\n'],
    ['after blank lines', '\r\n\r\nC-1;AB-123-CD;2026-03-01;2026-03-04;FR;;\r\n'],
  ])('%s', async (_, content) => {
    const list = await read(content)
    expect(list.kind === 'list' ? list.lines.map(({ contract }) => contract) : list).toEqual([
      { reference: 'C-1', numberPlate: 'AB-123-CD', countryCode: 'FR', start: '2026-03-01', end: '2026-03-04' },
    ])
  })

  it('may leave out reference and country, and name times', async () => {
    expect(await read('numberPlate;start;end\nAB-123-CD;01/03/2026 9:30;2026-03-04T18:00:00')).toEqual({
      kind: 'list',
      lines: [{ line: 2, contract: { numberPlate: 'AB-123-CD', start: '2026-03-01T09:30', end: '2026-03-04T18:00' } }],
      refused: [],
    })
  })

  it.each([
    ['C-1;;2026-03-01;2026-03-04', 'plate_missing'],
    ['C-1;AB/123;2026-03-01;2026-03-04', 'plate_invalid'],
    ['C-1;AB-123-CD;2026-03-01;2026-03-04;XX', 'country_unknown'],
    ['C-1;AB-123-CD;2026-02-30;2026-03-04', 'start_invalid'],
    ['C-1;AB-123-CD;2026-03-01;tomorrow', 'end_invalid'],
    ['C-1;AB-123-CD;2026-03-01;2026-02-28', 'end_before_start'],
    [`${'C'.repeat(101)};AB-123-CD;2026-03-01;2026-03-04`, 'reference_long'],
    ['4111 1111 1111 1111;AB-123-CD;2026-03-01;2026-03-04', 'card_number_misplaced'],
    ['C-1;AB-123-CD;2026-03-01', 'cells_missing'],
    ['C-1;AB-123-CD;2026-03-01;2026-03-04;FR;Jeanne', 'cells_extra'],
    ['"C-1"x;AB-123-CD;2026-03-01;2026-03-04', 'quotes'],
  ])('leaves out %s: %s', async (line, reason) => {
    const list = await read(`${head}\nC-0;AB-123-CD;2026-03-01;2026-03-04\n\n${line}`)
    expect(list).toMatchObject({ kind: 'list', lines: [{ line: 2 }], refused: [{ line: 4, reason }] })
  })

  it.each([
    ['empty', ''],
    ['empty', '\n \n'],
    ['head_only', head],
    ['workbook', 'PK\u{3}\u{4}rest'],
    ['not_text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
    ['too_large', Buffer.alloc(contractListLimits.bytes + 1, 'a')],
    ['too_many_lines', 'C;AB123CD;2026-03-01;2026-03-04\n'.repeat(contractListLimits.lines + 1)],
  ])('is refused as %s', async (problem, content) => {
    expect(await read(content)).toEqual({ kind: 'problem', problem })
  })
})
