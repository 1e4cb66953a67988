export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the URL after the click, so revoking it at once would break the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Downloads rows as CSV, formulas neutralised. The writer is loaded on demand, since few visitors need it. */
export async function saveCsv(rows: readonly (readonly string[])[], name: string): Promise<void> {
  const { csvMark, csvText } = await import('@voie-libre/domain/fleet/csvRecords')
  saveFile(new Blob([csvMark, csvText(rows)], { type: 'text/csv;charset=utf-8' }), name)
}
