import Papa from 'papaparse'

/** A table as CSV for spreadsheets: with UTF-8 mark and semicolons, without executable formulas. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const text = Papa.unparse(
    rows.map((row) => row.map(neutral)),
    { delimiter: ';', newline: '\r\n' },
  )
  return `\u{feff}${text}\r\n`
}

/**
 * An apostrophe in front makes a spreadsheet show the cell instead of computing it. Papa's own `escapeFormulae` lets
 * some of these cells through. [HARDENING 1.2.10]
 */
const neutral = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** The text of a CSV file in UTF-8 or UTF-16, which old spreadsheets write; undefined when it is neither. */
export function textOf(content: Uint8Array): string | undefined {
  const [first, second] = content
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Rows of a CSV text, blank lines left out: semicolon, comma or tab; quotes; any line ending. Undefined when a quote is
 * never closed or text follows a closing quote.
 */
export function rowsOf(text: string): string[][] | undefined {
  const { data, errors } = Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    newline: '\n',
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: 'greedy',
  })
  if (errors.some(({ type }) => type === 'Quotes')) return undefined
  return data.map((row) => row.map((cell) => cell.trim()))
}
