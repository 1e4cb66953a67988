import { csvMark, csvText } from '@voie-libre/domain/fleet/csvRecords'

type Cells = readonly string[]

/** Streams a table as a CSV file for spreadsheets, batch by batch, without executable formulas. */
export function streamedCsv(name: string, head: Cells, batches: AsyncIterable<readonly Cells[]>) {
  const encoder = new TextEncoder()
  async function* chunks() {
    yield encoder.encode(csvMark + csvText([head]))
    for await (const batch of batches) if (batch.length > 0) yield encoder.encode(csvText(batch))
  }
  return { content: ReadableStream.from(chunks()), type: 'text/csv; charset=utf-8', name }
}
