import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { launchOptions } from '@voie-libre/tools/browser'
import { root } from '@voie-libre/tools/paths'
import { expectOk, pnpm, run } from '@voie-libre/tools/shell'
import { chromium, type Browser, type Page } from 'playwright'
import { minify } from 'vite'
import {
  bundle,
  type Check,
  checkOwnHost,
  checkTypes,
  example,
  installHosts,
  manifestOf,
  runTests,
  withNext,
} from './hosts.ts'
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
 * `pnpm packed [next]`: packs the published packages, installs the tarballs into blank hosts outside this repository, and
 * builds, opens and uses each. A host has only the dependencies of its own `package.json`, so a missing one fails. `next` also
 * builds the Next host. `pnpm packed FOLDER` tries the host in that folder instead.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const [own] = args.filter((arg) => arg !== 'next')
  const folder = await mkdtemp(join(tmpdir(), 'voie-libre-products-'))
  const counts = { passed: 0, failed: 0 }
  const check: Check = async (name, work) => {
    const started = performance.now()
    const fault = await work().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    counts[fault === undefined ? 'passed' : 'failed'] += 1
    console.log(`  ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
    if (fault !== undefined) console.log(` FAIL  ${name}\n${fault}`)
    return fault === undefined
  }
  try {
    await check('the packages pack', () => pack(folder))
    if (counts.failed === 0 && own === undefined) await check('blank hosts install them', () => installHosts(folder))
    if (counts.failed === 0) {
      const browser = await chromium.launch(launchOptions())
      try {
        if (own === undefined) await checkInstalled(folder, browser, check, args.includes('next'))
        await checkOwnHost(resolve(own ?? example), folder, packages, browser, check)
      } finally {
        await browser.close()
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  return counts.failed === 0 ? 0 : 1
}

const packages = ['tokens', 'countries', 'ui'] as const

async function pack(folder: string): Promise<void> {
  for (const name of packages) {
    await expectOk(pnpm('--dir', `packages/${name}`, 'pack', '--out', join(folder, `${name}.tgz`)))
  }
}

async function checkInstalled(folder: string, browser: Browser, check: Check, buildsNext: boolean): Promise<void> {
  const installed = (name: string) => join(folder, 'plain/node_modules/@voie-libre', name)
  await check('ui: peers, styles, client modules', () => checkUi(installed('ui')))
  await check('tokens: licences of the faces', () => checkTokens(installed('tokens')))
  await check('countries: no dependencies, size', () => checkCountries(installed('countries')))
  for (const name of packages) {
    const tarball = join(folder, `${name}.tgz`)
    const attw = [tarball, '--profile', 'esm-only', '--format', 'ascii', ...notCode[name]]
    const api = ['packages/tools/run.mjs', 'api', `--check=${name}`, `--in=${installed(name)}`]
    await check(`${name}: licence and guide`, () => checkPapers(installed(name)))
    await check(`${name}: public types as in api.md`, () => expectOk(run(process.execPath, api)))
    await check(`${name}: publint`, () => expectOk(run(bin('publint'), ['run', tarball, '--strict'])))
    await check(`${name}: are the types wrong?`, () => expectOk(run(bin('attw'), attw)))
  }
  // The host with Tailwind 3 has the sources of the plain one.
  for (const host of ['plain', 'next'] as const) await check(`${host}: types`, () => checkTypes(folder, host))
  let reference: string[] = []
  await check('with Vite alone', async () => {
    const dist = await bundle(join(folder, 'plain/app'))
    await visit(browser, dist, async (page) => {
      await driveThrough(page)
      reference = await looksOf(page)
      assert.ok(reference.length > 10_000, 'few elements of the library')
      assert.deepEqual(await unmarkedIn(page), [])
      assert.deepEqual(await postGallery(page), posted)
    })
  })
  const likePlain = async (page: Page) => {
    await driveThrough(page)
    assert.deepEqual(differences(await looksOf(page), reference), [], 'the host changes the library')
    assert.deepEqual(await postGallery(page), posted)
  }
  await check('with the styles of other hosts', async () => {
    await visit(browser, await withSheets(join(folder, 'plain')), looksTheSame, {
      modules: join(folder, 'plain/node_modules'),
    })
  })
  await check('with Tailwind 3', async () => {
    const dist = await bundle(join(folder, 'tailwind3/app'))
    await visit(browser, dist, async (page) => {
      const own = await page.getByText('Our own words').evaluate((element) => getComputedStyle(element).color)
      assert.equal(own, 'rgb(18, 52, 86)', "the host's own colour")
      await likePlain(page)
    })
  })
  for (const mode of buildsNext ? (['development', 'production'] as const) : (['development'] as const)) {
    await check(`with Next, ${mode}`, () =>
      withNext(join(folder, 'next'), mode, async (address) => {
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
  }
  await check("a host's tests with vitest", () => runTests(join(folder, 'vitest')))
}

const bin = (name: string) => join(root, 'packages/checks/node_modules/.bin', name)

/** Entries without module resolution: style sheets and pictures. */
const notCode = {
  tokens: ['--exclude-entrypoints', './*.css', './*.tokens.json', './dist/*'],
  countries: [],
  ui: ['--exclude-entrypoints', 'reset.css', 'styles.css', 'styles.unlayered.css', 'tailwind.css', 'icons.svg'],
} as const

async function checkPapers(folder: string): Promise<void> {
  for (const name of ['LICENSE', 'README.md']) assert.ok(existsSync(join(folder, name)), `no ${name}`)
}

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
