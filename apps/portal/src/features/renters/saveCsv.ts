import { saveFile } from '../../shared/files/saveFile.ts'

/** Downloads rows as CSV, formulas neutralised. The writer is loaded on demand, since few visitors need it. */
export async function saveCsv(rows: readonly (readonly string[])[], name: string): Promise<void> {
  const { csvMark, csvText } = await import('@voie-libre/domain/fleet/csvRecords')
  saveFile(new Blob([csvMark, csvText(rows)], { type: 'text/csv;charset=utf-8' }), name)
}
