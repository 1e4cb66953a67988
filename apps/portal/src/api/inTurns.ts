import { ApiError } from './errors.ts'

/**
 * Runs `work` for each item, at most six at once, which is how many connections browsers open to one host. Returns those that
 * failed, in the order of `items`. After `signal` aborts, no further item starts: the rest fails as `aborted`.
 */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
  onProgress?: (done: number) => void,
): Promise<{ item: Item; error: unknown }[]> {
  const failures = new Map<Item, unknown>()
  const waiting = items.values()
  let done = 0
  async function lane() {
    // All lanes take from one iterator, so that each item starts once.
    for (const item of waiting) {
      if (signal?.aborted) {
        failures.set(item, new ApiError('aborted'))
        continue
      }
      try {
        await work(item)
      } catch (error) {
        failures.set(item, error)
      }
      done += 1
      onProgress?.(done)
    }
  }
  await Promise.all(Array.from({ length: 6 }, lane))
  return items.flatMap((item) => (failures.has(item) ? [{ item, error: failures.get(item) }] : []))
}
