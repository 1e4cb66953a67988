import Papa from 'papaparse'

/** A file of the browser or of Node: its bytes in slices, so that a large one is never in memory as a whole. */
export interface ByteSource {
  readonly size: number
  slice: (start: number, end: number) => { arrayBuffer: () => Promise<ArrayBuffer> }
}

export interface RecordBatch {
  /** Blank lines included, so that positions are line numbers of a spreadsheet. */
  records: readonly (readonly string[])[]
  /** Positions in `records` whose quotes are wrong. */
  broken: ReadonlySet<number>
  /** Share of the file that is read, from 0 to 1. */
  share: number
}

/** Small enough to answer other calls between two slices. */
const sliceSize = 256 * 1024
/** What is parsed at once: few enough records to die young in memory. */
const pieceSize = 32 * 1024
/** A longer record means a quote that never closes, which would otherwise swallow the rest of the file. */
const longestRecord = 64 * 1024

/** Reads the next slice while one is used, because each reading waits for another process. */
async function* slicesOf(source: ByteSource): AsyncGenerator<{ bytes: Uint8Array<ArrayBuffer>; end: number }> {
  const read = (at: number) => {
    const slice = source.slice(at, Math.min(at + sliceSize, source.size)).arrayBuffer()
    // Who stops early must not leave an unhandled failure.
    slice.catch(() => undefined)
    return slice
  }
  let next = read(0)
  for (let at = 0; at < source.size; at += sliceSize) {
    const bytes = new Uint8Array(await next)
    next = read(at + sliceSize)
    yield { bytes, end: at + bytes.length }
  }
}

/** By its byte order mark, else UTF-8 if all of it is, else Windows-1252; undefined when the file is not text. */
export async function encodingOf(source: ByteSource): Promise<string | undefined> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isAscii = true
  let isUtf8 = true
  for await (const { bytes, end } of slicesOf(source)) {
    const isFirst = end <= sliceSize
    if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
    if (isFirst && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
    const { hasZero, isPlain } = bytesIn(bytes)
    if (hasZero || (isFirst && bytes.some(isControl))) return undefined
    isAscii &&= isPlain
    // Most files are ASCII, which is quicker to see than to decode.
    if (isAscii || !isUtf8) continue
    try {
      strict.decode(bytes, { stream: end < source.size })
    } catch {
      isUtf8 = false
    }
  }
  return isUtf8 ? 'utf-8' : 'windows-1252'
}

/** Whether a byte is 0, and whether all are below 128. Looks at four at once, since a file has millions. */
function bytesIn(bytes: Uint8Array<ArrayBuffer>): { hasZero: boolean; isPlain: boolean } {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
  let zeros = 0
  let all = 0
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0
    zeros |= (word - 0x0101_0101) & ~word
    all |= word
  }
  for (const byte of bytes.subarray(words.length * 4)) {
    zeros |= (byte - 1) & ~byte
    all |= byte
  }
  return { hasZero: (zeros & 0x8080_8080) !== 0, isPlain: (all & 0x8080_8080) === 0 }
}

/** A control character other than tab, line feed, form feed, carriage return and the end mark of old systems. */
const isControl = (byte: number) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 26

/**
 * The records of a CSV file, batch by batch: semicolon, comma or tab, as in its first line; quotes; any line ending.
 * Throws `OpenQuote` when a quote never closes.
 */
export async function* recordsOf(source: ByteSource, encoding: string): AsyncGenerator<RecordBatch> {
  const decoder = new TextDecoder(encoding)
  let parser: Papa.Parser | undefined
  let rest = ''
  let count = 0
  for await (const { bytes, end } of slicesOf(source)) {
    for (let at = 0; at < bytes.length; at += pieceSize) {
      const piece = bytes.subarray(at, at + pieceSize)
      const read = end - bytes.length + at + piece.length
      const isLast = read === source.size
      const text = rest + decoder.decode(piece, { stream: !isLast })
      parser ??= parserFor(text)
      const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(text, 0, !isLast)
      // The parser splits at line feeds only, so that a file may mix both line endings.
      if (text.includes('\r')) for (const record of data) dropReturn(record)
      const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])))
      count += data.length
      rest = text.slice(meta.cursor)
      if (!isLast && rest.length > longestRecord) throw new OpenQuote(count + 1)
      yield { records: data, broken, share: read / source.size }
    }
  }
}

function dropReturn(record: string[]): void {
  const last = record.length - 1
  const cell = record[last] ?? ''
  if (cell.charCodeAt(cell.length - 1) === 13) record[last] = cell.slice(0, -1)
}

/** A quote opens on this line and never closes. */
export class OpenQuote extends Error {
  readonly line: number

  constructor(line: number) {
    super(`a quote never closes on line ${line}`)
    this.name = 'OpenQuote'
    this.line = line
  }
}

function parserFor(text: string): Papa.Parser {
  const newline = text.includes('\n') ? '\n' : '\r'
  const [head = ''] = text.split(newline, 1)
  const [delimiter = ';'] = [';', ',', '\t'].toSorted((one, other) => countOf(head, other) - countOf(head, one))
  return new Papa.Parser({ delimiter, newline })
}

const countOf = (text: string, part: string) => text.split(part).length - 1

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
export function isFormula(cell: string): boolean {
  if (cell === '') return false
  const code = cell.charCodeAt(0)
  // = + - @ tab return; letters and digits, which most cells begin with, are out after one comparison each.
  return code < 65 && (code === 61 || code === 43 || code === 45 || code === 64 || code === 9 || code === 13)
}
