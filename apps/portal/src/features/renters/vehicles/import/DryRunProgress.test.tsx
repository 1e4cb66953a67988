import { describe, expect, it } from 'vitest'
import { runDryRun } from './DryRunProgress.tsx'

const head = 'numberPlate;countryCode;validityStartDate;validityEndDate'
const csv = (lines: readonly string[]) => new File([[head, ...lines].join('\r\n')], 'fleet.csv')
const never = new AbortController().signal
const known = ['AB123CD;FR;2026-01-01;', 'AB124CD;FR;2026-01-01;']
const fleet = csv(known)

describe('the worker of the dry run', { tags: ['RENTER-02', 'OPEN-55', 'OPEN-72', 'F-FIL-07'] }, () => {
  it('answers with counts, refused lines, both files and the line numbers of the accepted lines', async () => {
    const file = csv([
      'AB-123-CD;FR;;',
      'AB-124-CD;FR;;2026-12-31',
      '=1;FR;;',
      '',
      'AB-125-CD;FR;2026-03-01;',
      'AB-125-CD;FR;;',
    ])
    const result = await runDryRun(file, fleet, never)
    if (result.kind === 'problem') throw new Error(result.problem)
    expect(result).toMatchObject({ added: 1, changed: 1, unchanged: 1, refused: 2, isFleetKnown: true })
    expect(result.refusals.lines).toEqual([
      { line: 4, text: '=1;FR;;', reasons: ['formula'] },
      { line: 7, text: 'AB-125-CD;FR;;', reasons: ['duplicate'] },
    ])
    const vehicle = { country: 'FR', plate: 'AB124CD', start: '2026-01-01', end: undefined }
    expect([...result.accepted.lines]).toEqual([6])
    expect(result.accepted.vehicles, 'what an undo needs').toEqual([
      { before: undefined, after: { ...vehicle, plate: 'AB125CD', start: '2026-03-01' } },
    ])
    expect(await result.accepted.csv.text()).toBe(`${head}\r\nAB125CD;FR;2026-03-01;\r\n`)
    // The renter may leave out what takes days from a vehicle.
    expect([...result.shortening.lines]).toEqual([3])
    expect(result.shortening.vehicles).toEqual([
      { before: expect.objectContaining(vehicle), after: { ...vehicle, end: '2026-12-31' } },
    ])
    expect(await result.shortening.csv.text()).toBe('AB124CD;FR;2026-01-01;2026-12-31\r\n')
    expect(await result.refusals.file.text()).toBe(`${head}\r\n'=1;FR;;\r\nAB-125-CD;FR;;\r\n`)
  })

  it('names the problem of a whole file, and does not read one that is too large', async () => {
    const megabyte = new Blob([new Uint8Array(1024 * 1024)])
    const large = new File(
      Array.from({ length: 200 }, () => megabyte),
      'fleet.csv',
    )
    expect(await runDryRun(large, fleet, never)).toEqual({ kind: 'problem', problem: 'too_large' })
    expect(await runDryRun(csv([]), fleet, never)).toEqual({ kind: 'problem', problem: 'head_only' })
  })

  it('counts and names the closed vehicles that the file would reopen, apart from the lines that count anyway', async () => {
    const closed = csv(['AB123CD;FR;2026-01-01;2026-02-01', 'AB124CD;FR;2026-01-01;2126-12-31'])
    const result = await runDryRun(csv(['AB-123-CD;FR;;', 'AB-124-CD;FR;;2126-06-30', 'AB-125-CD;FR;;']), closed, never)
    if (result.kind === 'problem') throw new Error(result.problem)
    expect(result).toMatchObject({ added: 1, changed: 1, reopened: 1, unchanged: 0 })
    expect(result.reopening.vehicles).toMatchObject([
      { before: { plate: 'AB123CD', end: '2026-02-01' }, after: { plate: 'AB123CD' } },
    ])
    expect(result.shortening.vehicles).toMatchObject([
      { before: { end: '2126-12-31' }, after: { plate: 'AB124CD', end: '2126-06-30' } },
    ])
    expect(await result.accepted.csv.text()).not.toContain('AB123CD')
    expect(await result.reopening.csv.text()).toBe('AB123CD;FR;2026-01-01;\r\n')
    expect([...result.reopening.lines]).toEqual([2])
  })

  it('names the open vehicles that the file lacks, but none when a refused line may name one', async () => {
    const missing = async (lines: readonly string[]) => {
      const result = await runDryRun(csv(lines), csv([...known, 'AB126CD;FR;2026-01-01;2026-02-01']), never)
      return result.kind === 'preview' && result.missing.map(({ plate }) => plate)
    }
    expect(await missing(['AB-124-CD;FR;;'])).toEqual(['AB123CD'])
    expect(await missing(['AB-124-CD;FR;;', '=1;FR;;'])).toEqual([])
  })

  it('ends with its page: aborting it rejects at once', async () => {
    const control = new AbortController()
    const file = csv(Array.from({ length: 100_000 }, (_, at) => `A${at}B;FR;;`))
    const run = runDryRun(file, fleet, control.signal)
    control.abort()
    await expect(run).rejects.toMatchObject({ kind: 'aborted' })
    expect(await runDryRun(csv(['AB-1;FR;;']), fleet, never)).toMatchObject({ added: 1 })
  })
})
