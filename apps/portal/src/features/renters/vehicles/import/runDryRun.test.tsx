import { describe, expect, it } from 'vitest'
import { csvBlob } from './csvBytes.ts'
import { runDryRun } from './runDryRun.ts'

const head = 'numberPlate;countryCode;validityStartDate;validityEndDate'
const csv = (lines: readonly string[]) => new File([[head, ...lines].join('\r\n')], 'fleet.csv')
const never = new AbortController().signal
const fleet = csv(['AB123CD;FR;2026-01-01;', 'AB124CD;FR;2026-01-01;'])

describe('the worker of the dry run', { tags: ['RENTER-02', 'OPEN-55', 'F-FIL-07'] }, () => {
  it('answers with counts, refused lines, both files and the line numbers of the accepted lines', async () => {
    const shares: number[] = []
    const file = csv([
      'AB-123-CD;FR;;',
      'AB-124-CD;FR;;2026-12-31',
      '=1;FR;;',
      '',
      'AB-125-CD;FR;2026-03-01;',
      'AB-125-CD;FR;;',
    ])
    const result = await runDryRun(file, fleet, never, (share) => shares.push(share))
    if (result.kind === 'problem') throw new Error(result.problem)
    expect(result).toMatchObject({ added: 1, changed: 1, unchanged: 1, refused: 2, isFleetKnown: true })
    expect(result.refusals).toEqual([
      { line: 4, text: '=1;FR;;', reason: 'formula' },
      { line: 7, text: 'AB-125-CD;FR;;', reason: 'duplicate' },
    ])
    expect([...result.acceptedLines]).toEqual([3, 6])
    expect(await csvBlob(result.accepted).text()).toBe(
      `${head}\r\nAB124CD;FR;2026-01-01;2026-12-31\r\nAB125CD;FR;2026-03-01;\r\n`,
    )
    expect(await csvBlob(result.rejected).text()).toBe(`${head}\r\n'=1;FR;;\r\nAB-125-CD;FR;;\r\n`)
    expect(shares.at(-1)).toBe(1)
  })

  it('names the problem of a whole file, and does not read one that is too large', async () => {
    const megabyte = new Blob([new Uint8Array(1024 * 1024)])
    const large = new File(
      Array.from({ length: 200 }, () => megabyte),
      'fleet.csv',
    )
    expect(await runDryRun(large, fleet, never, () => undefined)).toEqual({ kind: 'problem', problem: 'too_large' })
    expect(await runDryRun(csv([]), fleet, never, () => undefined)).toEqual({ kind: 'problem', problem: 'head_only' })
  })

  it('ends with its page: aborting it rejects at once, and nothing more is reported', async () => {
    const control = new AbortController()
    let reports = 0
    const file = csv(Array.from({ length: 100_000 }, (_, at) => `A${at}B;FR;;`))
    const run = runDryRun(file, fleet, control.signal, () => {
      reports += 1
      control.abort()
    })
    await expect(run).rejects.toMatchObject({ kind: 'aborted' })
    const before = reports
    expect(await runDryRun(csv(['AB-1;FR;;']), fleet, never, () => undefined)).toMatchObject({ added: 1 })
    expect(reports).toBe(before)
  })
})
