import { describe, expect, it } from 'vitest'
import { inTurns } from './inTurns.ts'

const items = Array.from({ length: 20 }, (_, at) => at)

describe('many calls', { tags: ['RENTER-03'] }, () => {
  it('run a few at once, report their progress, and a failure leaves the others done', async () => {
    let running = 0
    let most = 0
    const progress: number[] = []
    const done: number[] = []
    const failed = await inTurns(
      items,
      async (item) => {
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        running -= 1
        if (item % 7 === 3) throw new Error(String(item))
        done.push(item)
      },
      undefined,
      (count) => progress.push(count),
    )
    expect(most).toBe(6)
    expect(progress).toEqual(items.map((item) => item + 1))
    expect(done).toHaveLength(17)
    expect(failed).toEqual([3, 10, 17].map((item) => ({ item, error: new Error(String(item)) })))
  })

  it('stop on request: those that had not started count as failed', async () => {
    const control = new AbortController()
    const started: number[] = []
    const failed = await inTurns(
      items,
      (item) => Promise.resolve(started.push(item)),
      control.signal,
      (done) => done === 4 && control.abort(),
    )
    expect(started.length).toBeLessThan(11)
    expect(failed.map(({ item }) => item)).toEqual(items.slice(started.length))
    expect(failed[0]?.error).toMatchObject({ kind: 'aborted' })
  })
})
