import { describe, expect, it } from 'vitest'
import { streamedCsv } from '../areas/fleetLists.ts'

const batches = async function* (...all: string[][][]) {
  for (const batch of all) yield batch
}
// The decoder keeps the mark, so that the test sees it.
const textOf = async (answer: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())

describe('a table as CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'escapes the formula %j',
    { tags: ['F-FIL-08'] },
    async (cell) => {
      const answer = streamedCsv('a.csv', ['head'], batches([[cell]]))
      expect(await textOf(answer)).toMatch(/^\u{feff}head\r\n"?'/u)
    },
  )

  it('quotes special characters and starts with the UTF-8 mark', async () => {
    const answer = streamedCsv('a.csv', ['a;b', 'say "hi"'], batches([['two\nlines', 'é']], [], [['1', '2']]))
    expect(await textOf(answer)).toBe('\u{feff}"a;b";"say ""hi"""\r\n"two\nlines";é\r\n1;2\r\n')
  })

  it('asks for a batch only when its reader has taken the one before', async () => {
    let asked = 0
    async function* counted() {
      for (; asked < 100; asked++) yield [[String(asked)]]
    }
    const reader = streamedCsv('a.csv', ['head'], counted()).body?.getReader()
    await reader?.read()
    await reader?.read()
    expect(asked).toBeLessThan(4)
    await reader?.cancel()
    expect(asked, 'a reader that leaves').toBeLessThan(5)
  })
})
