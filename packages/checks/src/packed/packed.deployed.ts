import assert from 'node:assert/strict'
import { existsSync, globSync, mkdtempSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkApi } from '@voie-libre/tools/api'
import { launchOptions } from '@voie-libre/tools/browser'
import { root } from '@voie-libre/tools/paths'
import { expectOk, pnpm, run } from '@voie-libre/tools/shell'
import { chromium, type Browser, type Page } from 'playwright'
import { minify } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundle, checkTypes, example, installHosts, manifestOf, runTests, withNext } from './hosts.ts'
import {
  differences,
  driveThrough,
  looksOf,
  looksTheSame,
  posted,
  postGallery,
  unmarkedIn,
  visit,
  visitAt,
  withSheets,
} from './visit.ts'

/**
 * Packs the published packages, installs the tarballs into blank hosts outside this repository, and builds, opens and uses each.
 * A host has only the dependencies of its own `package.json`, so a missing one fails. `packed.ts` sets PACKED_NEXT and PACKED_HOST.
 */
const { PACKED_NEXT, PACKED_HOST } = process.env
// The one that vitest sets would build the development code of React.
vi.hoisted(() => delete process.env['NODE_ENV'])
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 })
const workspace = mkdtempSync(join(tmpdir(), 'voie-libre-products-'))
const packages = ['tokens', 'countries', 'ui'] as const
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
  for (const name of packages)
    await expectOk(pnpm('--dir', `packages/${name}`, 'pack', '--out', join(workspace, `${name}.tgz`)))
})
afterAll(async () => {
  await browser.close()
  await rm(workspace, { recursive: true, force: true })
})

describe.runIf(PACKED_HOST === undefined)('the packed packages', () => {
  const installed = (name: string) => join(workspace, 'plain/node_modules/@voie-libre', name)
  beforeAll(() => installHosts(workspace))

  it('ui: peers, styles, client modules', () => checkUi(installed('ui')))
  it('tokens: licences of the faces', () => checkTokens(installed('tokens')))
  it('countries: no dependencies, size', () => checkCountries(installed('countries')))
  describe.each(packages)('%s', (name) => {
    const tarball = join(workspace, `${name}.tgz`)
    const attw = [tarball, '--profile', 'esm-only', '--format', 'ascii', ...notCode[name]]
    it.each(['LICENSE', 'README.md'])('has its %s', (file) =>
      expect(existsSync(join(installed(name), file))).toBe(true),
    )
    it('has the public types of api.md', () => checkApi(name, installed(name)))
    it('passes publint', () => expectOk(run(bin('publint'), ['run', tarball, '--strict'])))
    it('has right types', () => expectOk(run(bin('attw'), attw)))
  })
  // The host with Tailwind 3 has the sources of the plain one.
  it.each(['plain', 'next'] as const)('%s: types', (host) => checkTypes(workspace, host))

  describe('used in a page', () => {
    let reference: string[] = []
    const likePlain = async (page: Page) => {
      await driveThrough(page)
      assert.deepEqual(differences(await looksOf(page), reference), [], 'the host changes the library')
      assert.deepEqual(await postGallery(page), posted)
    }
    it('works with Vite alone', async () => {
      const dist = await bundle(join(workspace, 'plain/app'))
      await visit(browser, dist, async (page) => {
        await driveThrough(page)
        reference = await looksOf(page)
        assert.ok(reference.length > 10_000, 'few elements of the library')
        assert.deepEqual(await unmarkedIn(page), [])
        assert.deepEqual(await postGallery(page), posted)
      })
    })

    it('looks the same beside the styles of other hosts', async () => {
      const modules = join(workspace, 'plain/node_modules')
      await visit(browser, await withSheets(join(workspace, 'plain')), looksTheSame, { modules })
    })
    it('works with Tailwind 3', async () => {
      const dist = await bundle(join(workspace, 'tailwind3/app'))
      await visit(browser, dist, async (page) => {
        const own = await page.getByText('Our own words').evaluate((element) => getComputedStyle(element).color)
        assert.equal(own, 'rgb(18, 52, 86)', "the host's own colour")
        await likePlain(page)
      })
    })
    const modes = ['development', ...(PACKED_NEXT ? (['production'] as const) : [])] as const
    it.each(modes)('works with Next, %s', (mode) =>
      withNext(join(workspace, 'next'), mode, async (address) => {
        await visitAt(browser, address, async (page) => {
          await page.getByRole('textbox', { name: 'Number plate' }).fill('AB-123-CD')
          await page.getByRole('radio', { name: 'Yesterday' }).check()
          await page.getByRole('button', { name: 'Search' }).click()
          await page.waitForURL('**/journeys?*')
          const sent: unknown = JSON.parse(await page.getByRole('status').innerText())
          assert.deepEqual(sent, { plate: 'AB-123-CD', country: 'FR', day: 'yesterday' })
        })
        await visitAt(browser, `${address}/everything`, likePlain)
      }),
    )
  })
  it("works in a host's tests with vitest", () => runTests(join(workspace, 'vitest')))
})

/** A host that somebody else wrote: a folder with a `package.json`. */
const host = PACKED_HOST ?? example
describe(`the host ${basename(host)}`, async () => {
  const copy = join(workspace, 'own')
  const { scripts = {} } = await manifestOf(host)
  const has = ['build', 'test'].filter((script) => scripts[script] !== undefined)

  it('installs the tarballs', async () => {
    assert.ok(has.length > 0, 'its package.json has neither a script `build` nor `test`')
    await cp(host, copy, { recursive: true, filter: (path) => !left.includes(basename(path)) })
    const tarballs = packages.map((one) => [`@voie-libre/${one}`, `file:${join(workspace, `${one}.tgz`)}`])
    // `hoisted` lays the packages out as npm does, which most hosts use.
    const settings = { nodeLinker: 'hoisted', dangerouslyAllowAllBuilds: true, overrides: Object.fromEntries(tarballs) }
    await writeFile(join(copy, 'pnpm-workspace.yaml'), JSON.stringify(settings))
    await expectOk(pnpm('--dir', copy, 'install', '--prefer-offline', '--no-frozen-lockfile'))
    assert.ok(existsSync(join(copy, 'node_modules/@voie-libre/ui')), 'its package.json does not name @voie-libre/ui')
  })
  it.each(has)('runs its script %s', async (script) => {
    // Without this repository's programs in PATH, which could replace one that the host lacks.
    const PATH = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter)
    await expectOk(run('npm', ['run', script], { cwd: copy, env: { CI: '1', PATH } }))
  })
  it('opens the page that it has built without an error', async ({ skip }) => {
    skip(!existsSync(join(copy, 'dist/index.html')), 'it builds no page')
    const shown = async (page: Page) => page.locator('.vl').first().waitFor()
    await visit(browser, join(copy, 'dist'), shown, { isStrict: false })
  })
})
const left = ['node_modules', '.git', 'dist']

const bin = (name: string) => join(root, 'packages/checks/node_modules/.bin', name)

/** Entries without module resolution: style sheets and pictures. */
const notCode = {
  tokens: ['--exclude-entrypoints', './*.css', './*.tokens.json', './dist/*'],
  countries: [],
  ui: ['--exclude-entrypoints', 'reset.css', 'styles.css', 'styles.unlayered.css', 'tailwind.css', 'icons.svg'],
} as const

/** The largest size of the styles of all components, min + gzip, in bytes. */
const sheetBudget = 13_000

const foreign = /router|i18n|^swr$|jotai|zod|portal|domain/

async function checkUi(folder: string): Promise<void> {
  const { dependencies = {}, peerDependencies = {} } = await manifestOf(folder)
  assert.deepEqual(Object.keys(peerDependencies).toSorted(), ['react', 'react-dom'], 'peers')
  assert.deepEqual(
    Object.keys(dependencies).filter((name) => foreign.test(name)),
    [],
    'foreign dependencies',
  )
  const sheets = ['styles.css', 'styles.unlayered.css'].map((name) => readFile(join(folder, 'dist', name), 'utf8'))
  const [layered = '', unlayered = ''] = await Promise.all(sheets)
  const size = gzipSync(layered, { level: 9 }).length
  assert.ok(size <= sheetBudget, `styles.css is ${size} bytes, its budget ${sheetBudget}`)
  const variables = `${layered}${unlayered}`.match(/--[a-z][\w-]*/g) ?? []
  assert.deepEqual(
    variables.filter((name) => !/^--(?:vl|radix)-/.test(name)),
    [],
    "variables that could be the host's",
  )
  for (const file of globSync('dist/**/*.js', { cwd: folder })) {
    const code = await readFile(join(folder, file), 'utf8')
    const usesHooks = /\buse[A-Z]\w*\(|\bcreateContext\(/.test(code)
    if (usesHooks) assert.match(code, /^"use client";/, `${file} lost 'use client'`)
  }
}

async function checkTokens(folder: string): Promise<void> {
  assert.ok(globSync('dist/*/fonts/*.woff2', { cwd: folder }).length > 0, 'no faces')
  assert.ok(globSync('dist/font-licences/*.txt', { cwd: folder }).length > 0, 'faces without their licence')
}

/** The largest size of an entry, min + gzip, in kB. */
const countryBudget = 2.6

async function checkCountries(folder: string): Promise<void> {
  assert.deepEqual((await manifestOf(folder)).dependencies ?? {}, {})
  for (const file of globSync('dist/**/*.js', { cwd: folder })) {
    const { code } = await minify(file, await readFile(join(folder, file), 'utf8'))
    const size = gzipSync(code, { level: 9 }).length / 1000
    assert.ok(size <= countryBudget, `${file} is ${size.toFixed(2)} kB, its budget ${countryBudget} kB`)
  }
}
