import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './paths.ts'
import { pnpm, run } from './shell.ts'

// Runs the published commands like a team without this repository: unpacked from the tarball into an empty folder,
// without any other package.

const folder = mkdtempSync(join(tmpdir(), 'brand-packed-'))
const tarball = join(folder, 'brand.tgz')
const unpacked = join(folder, 'node_modules/@voie-libre/brand')
beforeAll(async () => {
  const { ok, output } = await pnpm('--dir', 'packages/brand', 'pack', '--out', tarball)
  if (!ok) throw new Error(output)
  mkdirSync(unpacked, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'])
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

const manifest = () => JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'))

/** Calls the command as npx does. */
function brand(...args: string[]) {
  const program = join(unpacked, manifest().bin.brand)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

it('has no dependency, no source and its licences, in less than 300 kB', () => {
  expect(manifest().dependencies).toBeUndefined()
  expect(existsSync(join(unpacked, 'src'))).toBe(false)
  for (const name of [
    'README.md',
    'LICENSE',
    'dist/fonts/figtree.LICENSE.txt',
    'dist/licences/culori.txt',
    'dist/licences/zod.txt',
  ]) {
    expect(existsSync(join(unpacked, name)), name).toBe(true)
  }
  expect(statSync(tarball).size).toBeLessThan(300_000)
})

it('makes, checks and builds a brand in an empty folder', () => {
  const made = brand('new', 'rivage', '--action', '#c9d400', '--accent', '#003b5c', '--font', 'Figtree')
  expect(made).toMatchObject({ status: 0, stderr: '' })
  expect(made.stdout).toContain('moved: action #c9d400 is ')
  expect(made.stdout).toContain('npx @voie-libre/brand build brands/rivage/rivage.tokens.json')

  const checked = brand('check', 'brands/rivage/rivage.tokens.json', '--json')
  expect(checked).toMatchObject({ status: 0, stderr: '' })
  expect(JSON.parse(checked.stdout)).toMatchObject({ brand: 'rivage', ok: true, faults: [], warnings: [] })

  expect(brand('build', 'brands/rivage/rivage.tokens.json')).toMatchObject({ status: 0, stderr: '' })
  const served = join(folder, 'brands/rivage/dist')
  expect(readFileSync(join(served, 'brand.css'), 'utf8')).toContain("[data-brand='rivage']")
  expect(readdirSync(join(served, 'fonts')).join()).toMatch(/figtree-latin-wght-normal\.[\da-f]{12}\.woff2/)
})

it('explains itself, and says with its status what went wrong', () => {
  expect(brand('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('npx @voie-libre/brand check FILE'),
  })
  expect(brand('--version')).toMatchObject({ status: 0, stdout: `${manifest().version}\n` })
  expect(brand('check', 'nowhere.json')).toMatchObject({ status: 2, stderr: expect.stringContaining('cannot be read') })
})

it('is a valid package', async () => {
  const publint = join(root, 'packages/checks/node_modules/.bin/publint')
  const { ok, output } = await run(publint, ['run', tarball, '--strict'])
  expect(ok, output).toBe(true)
})
