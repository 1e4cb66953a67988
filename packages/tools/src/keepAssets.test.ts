import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from './paths.ts'

it('the files of two builds are kept, so that open pages find theirs; those of the build before are removed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voie-libre-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'brands'))
  /** Keeps the files of a build, and returns what is kept then. */
  const keep = (build: string) => {
    const assets = join(folder, build, 'assets')
    mkdirSync(assets, { recursive: true })
    for (const name of ['same.js', `${build}.js`]) writeFileSync(join(assets, name), '')
    const kept = join(folder, 'kept')
    const args = [join(root, 'deploy/keepAssets.mjs'), join(folder, build), join(folder, 'brands'), kept]
    execFileSync(process.execPath, args, { stdio: 'pipe' })
    return readdirSync(join(kept, 'assets')).toSorted()
  }
  expect(keep('first')).toEqual(['first.js', 'same.js'])
  expect(keep('second')).toEqual(['first.js', 'same.js', 'second.js'])
  // A build that is kept again is no further one.
  expect(keep('second')).toEqual(['first.js', 'same.js', 'second.js'])
  expect(keep('third')).toEqual(['same.js', 'second.js', 'third.js'])
})
