import Papa from 'papaparse'

/** Reasons why a file cannot be read as records. */
export type CsvProblem = 'empty' | 'too_large' | 'workbook' | 'not_text' | 'open_quote'

export type Csv =
  | {
      kind: 'records'
      /** Blank lines included, so that positions are line numbers of a spreadsheet. */
      records: string[][]
      /** Positions in `records` whose quotes are wrong. */
      broken: ReadonlySet<number>
    }
  /** `line` is the line of a quote that never closes. */
  | { kind: 'problem'; problem: CsvProblem; line?: number }

/**
 * The records of a CSV file of at most `most` bytes: semicolon, comma or tab, as in its head, or as `sep=` says; quotes;
 * any line ending; any encoding that spreadsheets write. Papa's own guess fails on one line and on cells of other lines.
 */
export async function readCsv(file: Pick<Blob, 'size' | 'arrayBuffer'>, most: number): Promise<Csv> {
  if (file.size === 0) return { kind: 'problem', problem: 'empty' }
  if (file.size > most) return { kind: 'problem', problem: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook is a zip archive, or a compound document in older versions, whatever its extension.
  const isWorkbook = startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])
  if (isWorkbook) return { kind: 'problem', problem: 'workbook' }
  const encoding = encodingOf(bytes)
  if (encoding === undefined) return { kind: 'problem', problem: 'not_text' }
  const text = new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, '\n')
  const first = text.split('\n', 10)
  // A spreadsheet's own line names the delimiter; a title above the head has none.
  const named = /^\u{feff}?sep=(.)$/iu.exec(first[0] ?? '')?.[1]
  const head = first.find((line) => /[;,\t]/.test(line)) ?? ''
  const [usual = ';'] = [';', ',', '\t'].toSorted((one, other) => countOf(head, other) - countOf(head, one))
  const delimiter = named ?? usual
  const { data: records, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  if (named !== undefined) records[0] = ['']
  const broken = new Set<number>()
  for (const { type, code, row } of errors) {
    if (type !== 'Quotes' || row === undefined) continue
    // A quote that never closes swallows the lines below it.
    const isOpen = code === 'MissingQuotes' && records[row]?.some((cell) => cell.trim().includes('\n'))
    if (isOpen) return { kind: 'problem', problem: 'open_quote', line: row + 1 }
    broken.add(row)
  }
  return { kind: 'records', records, broken }
}

const countOf = (text: string, part: string) => text.split(part).length - 1
const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

/** Detects the encoding: from the byte order mark, else UTF-8 if all bytes fit, else Windows-1252; undefined for binary data. */
export function encodingOf(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  if (bytes.some(isControl)) return undefined
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** A control character other than tab, line feed, form feed, carriage return and the end mark of old systems. */
const isControl = (byte: number) => byte < 32 && ![9, 10, 12, 13, 26].includes(byte)

/**
 * Records as CSV that spreadsheets and operators read: semicolons, and quotes where needed. An apostrophe in front makes
 * a spreadsheet show a cell instead of computing it. [HARDENING 1.2.10]
 */
export function csvText(records: readonly (readonly string[])[]): string {
  const neutral = records.map((cells) => cells.map((cell) => (isFormula(cell) ? `'${cell}` : cell)))
  return `${Papa.unparse(neutral, { delimiter: ';', newline: '\r\n' })}\r\n`
}

/** Marks a file as UTF-8 for spreadsheets. */
export const csvMark = '\u{feff}'

/** Whether a spreadsheet would compute the cell. Papa's own `escapeFormulae` lets some of these cells through. */
export const isFormula = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell)
