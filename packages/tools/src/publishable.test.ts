import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withoutRepository } from './publishable.ts'

const folder = mkdtempSync(join(tmpdir(), 'publishable-'))
afterAll(() => rmSync(folder, { recursive: true }))

const url = 'git+https://git.example/operator/portal.git'
for (const [name, fields] of Object.entries({
  a: { repository: { type: 'git', url, directory: 'packages/a' } },
  b: { repository: url },
  c: {},
  d: { private: true },
})) {
  mkdirSync(join(folder, 'packages', name), { recursive: true })
  writeFileSync(join(folder, 'packages', name, 'package.json'), JSON.stringify(fields))
}
const named = (lines: readonly string[]) => lines.map((line) => line.split(':')[0])

it('a published package must name its repository', () => {
  expect(named(withoutRepository(folder, undefined))).toEqual(['packages/c/package.json'])
  expect(withoutRepository(folder, undefined)[0]).toContain('"repository" must be the address of the repository')
})

it('in a job, it must be the repository of the job', () => {
  expect(named(withoutRepository(folder, 'operator/portal'))).toEqual(['packages/c/package.json'])
  expect(named(withoutRepository(folder, 'other/portal'))).toHaveLength(3)
})
