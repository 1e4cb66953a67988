import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from './log.ts'
import { createFirstScreens, type Screen } from './firstScreen.ts'

const visit = { host: 'toll.example', language: 'fr', path: '/' } as const
const screen = (title: string): Screen => ({ title, markup: '', data: {}, leaves: [] })
const titleOf = async (found: Promise<{ title: string } | undefined>) => (await found)?.title

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Renders numbered screens and counts the calls. */
function numbered() {
  let count = 0
  const draw = vi.fn<() => Promise<Screen>>(async () => screen(`drawn ${(count += 1)}`))
  return { draw, screens: createFirstScreens(draw) }
}

it('renders each page of each host in each language once a minute', async () => {
  const { draw, screens } = numbered()
  expect(await titleOf(screens.of(visit))).toBe('drawn 1')
  expect(await titleOf(screens.of(visit))).toBe('drawn 1')
  expect(await titleOf(screens.of({ ...visit, language: 'en' }))).toBe('drawn 2')
  expect(await titleOf(screens.of({ ...visit, host: 'other.example' }))).toBe('drawn 3')
  expect(await titleOf(screens.of({ ...visit, path: '/help' }))).toBe('drawn 4')
  expect(draw).toHaveBeenCalledTimes(4)
})

it('serves an older screen while a new one is rendered, but none older than 15 minutes', async () => {
  const { screens } = numbered()
  await screens.of(visit)
  vi.setSystemTime(Date.now() + 60_000)
  expect(await titleOf(screens.of(visit))).toBe('drawn 1')
  await vi.advanceTimersByTimeAsync(0)
  expect(await titleOf(screens.of(visit))).toBe('drawn 2')
  vi.setSystemTime(Date.now() + 900_000)
  expect(await titleOf(screens.of(visit))).toBe('drawn 3')
})

it('waits half a second at most; a later result serves the next request', async () => {
  let answer: (late: Screen) => void = () => undefined
  const screens = createFirstScreens(
    () =>
      new Promise((done) => {
        answer = done
      }),
  )
  const found = screens.of(visit)
  await vi.advanceTimersByTimeAsync(500)
  expect(await found).toBeUndefined()
  answer(screen('late'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await titleOf(screens.of(visit))).toBe('late')
})

it('calls a failed operator again after five seconds, not with every visit', async () => {
  const draw = vi.fn<() => Promise<Screen>>(async () => Promise.reject(new Error('down')))
  const screens = createFirstScreens(draw)
  expect(await screens.of(visit)).toBeUndefined()
  expect(await screens.of(visit)).toBeUndefined()
  vi.setSystemTime(Date.now() + 4_999)
  await screens.of(visit)
  expect(draw).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 1)
  await screens.of(visit)
  expect(draw).toHaveBeenCalledTimes(2)
})

it('gives up after ten seconds and tries again later', async () => {
  const draw = vi.fn<() => Promise<Screen>>(() => new Promise(() => undefined))
  const screens = createFirstScreens(draw)
  void screens.of(visit)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.setSystemTime(Date.now() + 60_000)
  void screens.of(visit)
  expect(draw).toHaveBeenCalledTimes(2)
})

it('discards its screens on request', async () => {
  const { screens } = numbered()
  await screens.of(visit)
  screens.forget()
  expect(await titleOf(screens.of(visit))).toBe('drawn 2')
})

it('keeps a bounded number of screens, because anyone can request any path', async () => {
  const { draw, screens } = numbered()
  for (let page = 0; page <= 2000; page += 1) await screens.of({ ...visit, path: `/${page}` })
  await screens.of({ ...visit, path: '/2000' })
  expect(draw).toHaveBeenCalledTimes(2001)
  await screens.of({ ...visit, path: '/0' })
  expect(draw).toHaveBeenCalledTimes(2002)
})

it('renders at most ten hosts at a time, however many are requested', async () => {
  const draw = vi.fn<() => Promise<Screen>>(() => new Promise(() => undefined))
  const screens = createFirstScreens(draw)
  const found = Array.from({ length: 30 }, (_, number) => screens.of({ ...visit, host: `${number}.example` }))
  await vi.advanceTimersByTimeAsync(500)
  expect((await Promise.all(found)).every((one) => one === undefined)).toBe(true)
  expect(draw).toHaveBeenCalledTimes(10)
})
