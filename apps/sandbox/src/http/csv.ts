/** A table as CSV that every spreadsheet opens: marked as UTF-8, semicolons, and no cell that would run as a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(neutral(cell))).join(';'))
  return `\u{feff}${lines.join('\r\n')}\r\n`
}

/** An apostrophe in front makes a spreadsheet show the cell instead of computing it. [HARDENING 1.2.10] */
const neutral = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The text of a CSV file in UTF-8 or, as old spreadsheets write it, UTF-16; undefined when it is neither. */
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
 * Rows of a CSV text, blank lines left out: semicolon, comma or tab, whichever the first line has most of; quotes;
 * any line ending. Undefined when a quote is never closed.
 */
export function rowsOf(text: string): string[][] | undefined {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const separator = [';', ',', '\t'].reduce((best, mark) =>
    head.split(mark).length > head.split(best).length ? mark : best,
  )
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell)
    if (row.some((value) => value.trim() !== '')) rows.push(row.map((value) => value.trim()))
    row = []
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (letter === separator) {
      row.push(cell)
      cell = ''
    } else if (letter === '\n' || letter === '\r') endRow()
    else cell += letter
  }
  if (isQuoted) return undefined
  endRow()
  return rows
}
