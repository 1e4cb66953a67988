import { csvMark, csvText } from '@voie-libre/domain/fleet/csvRecords'

type Cells = readonly string[]

/**
 * A table as a CSV file for spreadsheets, with UTF-8 mark and semicolons, without executable formulas. The answer asks
 * for a batch only when its client has taken the one before, so that no more than that is in memory.
 */
export function streamedCsv(name: string, head: Cells, batches: AsyncIterable<readonly Cells[]>) {
  const encoder = new TextEncoder()
  async function* chunks() {
    yield encoder.encode(csvMark + csvText([head]))
    for await (const batch of batches) if (batch.length > 0) yield encoder.encode(csvText(batch))
  }
  return { content: ReadableStream.from(chunks()), type: 'text/csv; charset=utf-8', name }
}
