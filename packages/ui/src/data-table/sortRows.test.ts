import { expect, it } from 'vitest'
import { sortInSlices } from './sortRows.ts'

const going = new AbortController().signal
/** Deterministic, with many equal keys. */
const items = (count: number) => Array.from({ length: count }, (_, at) => ({ at, key: (at * 7919) % 97 }))
const itself = <Item>(item: Item) => item
const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key

it.each([0, 1, 255, 256, 257, 5_000])('sorts %i rows as `toSorted` does, equal ones in their order', async (count) => {
  expect(await sortInSlices(items(count), itself, byKey, going)).toEqual(items(count).toSorted(byKey))
})

it('lets other tasks run while it sorts', async () => {
  let [others, compared] = [0, 0]
  const timer = setInterval(() => (others += 1), 0)
  const slowly = (one: { key: number }, other: { key: number }) => {
    compared += 1
    for (let spin = 0; spin < 2000; spin += 1) Math.sqrt(spin)
    return byKey(one, other)
  }
  await sortInSlices(items(5_000), itself, slowly, going)
  clearInterval(timer)
  expect(compared).toBeGreaterThan(5_000)
  expect(others).toBeGreaterThan(2)
})

it('stops when another order is requested', async () => {
  const control = new AbortController()
  control.abort()
  expect(await sortInSlices(items(5_000), itself, byKey, control.signal)).toBeUndefined()
})
