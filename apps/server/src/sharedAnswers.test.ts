import { expect, it, vi } from 'vitest'
import { shareAnswers } from './firstScreen.ts'

const visit = { host: 'toll.example', language: 'fr' } as const

function numbered(status = 200) {
  let now = 1
  const ask = vi.fn<() => Promise<Response>>()
  ask.mockImplementation(async () => new Response(`answer ${ask.mock.calls.length}`, { status }))
  const answers = shareAnswers(ask, () => now)
  const textOf = async (path: string, given: Parameters<typeof answers.ask>[1] = visit) =>
    (await answers.ask(path, given)).text()
  return { ask, answers, textOf, wait: (time: number) => (now += time) }
}

it('asks once a minute for each address, language and host', async () => {
  const { textOf, wait } = numbered()
  expect(await Promise.all([textOf('/a'), textOf('/a')])).toEqual(['answer 1', 'answer 1'])
  expect(await textOf('/b')).toBe('answer 2')
  expect(await textOf('/a', { ...visit, language: 'en' })).toBe('answer 3')
  expect(await textOf('/a', { ...visit, host: 'other.example' })).toBe('answer 4')
  wait(59_999)
  expect(await textOf('/a')).toBe('answer 1')
  wait(1)
  expect(await textOf('/a')).toBe('answer 5')
})

it('keeps no failures, and nothing after the data have changed', async () => {
  const failing = numbered(503)
  expect((await failing.answers.ask('/a', visit)).status).toBe(503)
  expect(await failing.textOf('/a')).toBe('answer 2')
  const broken = shareAnswers(vi.fn<() => Promise<Response>>().mockRejectedValue(new Error('no answer')))
  await expect(broken.ask('/a', visit)).rejects.toThrow('no answer')
  const { answers, textOf } = numbered()
  await textOf('/a')
  answers.forget()
  expect(await textOf('/a')).toBe('answer 2')
})

it('keeps a bounded number of answers', async () => {
  const { ask, textOf } = numbered()
  for (let count = 0; count <= 2000; count += 1) await textOf(`/${count}`)
  await textOf('/2000')
  expect(ask).toHaveBeenCalledTimes(2001)
  await textOf('/0')
  expect(ask).toHaveBeenCalledTimes(2002)
})
