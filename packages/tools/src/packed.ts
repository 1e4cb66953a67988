import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { minify } from 'vite'
import * as z from 'zod/mini'
import { checkApi } from './api.ts'
import { launchOptions } from './browser.ts'
import {
  bundle,
  checkTypes,
  expectOk,
  installProducts,
  manifestOf,
  products,
  renderedBundle,
} from './consumers/products.ts'
import { esbuildBundle, runTests, withNext } from './consumers/hosts.ts'
import { looksOf, posted, postGallery, unmarkedIn, usePage, visit, visitAt } from './consumers/visit.ts'
import { root } from './paths.ts'
import { pnpm, run } from './shell.ts'

interface Outcome {
  passed: number
  failed: number
  output: string
}

/** `pnpm packed`: tests the published packages as a customer installs them; `pnpm packed next` also builds the Next host. */
export default async function main(args: readonly string[]): Promise<number> {
  const { passed, failed, output } = await checkPacked((name) => console.log(name), args.includes('next'))
  console.log(`${output}\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/**
 * Packs the published packages, installs the tarballs into blank products outside this repository, and builds,
 * opens and uses each. Each product can use only the dependencies in its own `package.json`, so a missing dependency
 * fails.
 */
export async function checkPacked(
  tell: (name: string) => void = () => undefined,
  buildsNext = false,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'voie-libre-products-'))
  const faults: string[] = []
  let passed = 0
  const check = async (name: string, work: () => Promise<unknown>) => {
    const started = performance.now()
    await work().then(
      () => {
        passed += 1
      },
      (error: unknown) => faults.push(`${name}:\n${error instanceof Error ? error.message : String(error)}`),
    )
    tell(`  ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  try {
    const tarball = (name: string) => join(folder, `${name}.tgz`)
    await check('the packages pack', async () => {
      for (const name of packages) {
        await expectOk(pnpm('--dir', `packages/${name}`, 'pack', '--out', tarball(name)))
      }
    })
    if (faults.length === 0) await check('blank products install them', () => installProducts(folder))
    if (faults.length > 0) return { passed, failed: faults.length, output: faults.join('\n\n') }

    const uiFolder = join(folder, 'plain/node_modules/@voie-libre/ui')
    const tokensFolder = join(folder, 'plain/node_modules/@voie-libre/tokens')
    const countriesFolder = join(folder, 'plain/node_modules/@voie-libre/countries')
    await check('ui: peers, licence, source maps, client modules', () => checkContents(uiFolder))
    await check('tokens: licences of the faces', () => checkTokens(tokensFolder))
    await check('countries: licence, no dependencies, size', () => checkCountries(countriesFolder))
    await check('countries: public types as in api.md', () => checkApi('countries', countriesFolder))
    await check('tokens: public types as in api.md', () => checkApi('tokens', tokensFolder))
    await check('ui: public types as in api.md', () => checkApi('ui', uiFolder))
    for (const name of packages) {
      await check(`${name}: publint`, () => expectOk(run(bin('publint'), ['run', tarball(name), '--strict'])))
    }
    for (const name of packages) {
      await check(`${name}: are the types wrong?`, () =>
        expectOk(run(bin('attw'), [tarball(name), '--profile', 'esm-only', '--format', 'ascii', ...notCode(name)])),
      )
    }
    for (const product of [...products, 'next']) {
      await check(`${product}: types`, () => checkTypes(join(folder, product)))
    }
    const browser = await chromium.launch(launchOptions())
    try {
      let reference: string[] = []
      const [harbour, volcano] = [await brandOf(tokensFolder, 'harbour'), await brandOf(tokensFolder, 'volcano')]
      await check('without Tailwind', async () => {
        const dist = await bundle(join(folder, 'plain/app'))
        await visit(browser, dist, async (page) => {
          await usePage(page, harbour)
          reference = await looksOf(page)
          assert.ok(reference.length > 200, 'few elements of the library')
          assert.deepEqual(await unmarkedIn(page), [])
        })
      })
      await check('with a reset outside of layers', async () => {
        const dist = await bundle(join(folder, 'unlayered/app'))
        await visit(browser, dist, async (page) => {
          await usePage(page, harbour)
          assert.deepEqual(differences(await looksOf(page), reference), [], 'the host changes the library')
          const own = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
            const { fontFamily, fontSize, marginTop } = getComputedStyle(element)
            return { fontFamily, fontSize, marginTop, page: getComputedStyle(document.body).backgroundColor }
          })
          const host = { fontFamily: 'Georgia, serif', fontSize: '40px', marginTop: '30px', page: 'rgb(250, 240, 230)' }
          assert.deepEqual(own, host, 'the library changes the host')
        })
      })
      const likePlain = async (page: Page) => {
        assert.deepEqual(differences(await looksOf(page), reference), [], 'the host changes the library')
        assert.deepEqual(await postGallery(page), posted)
      }
      await check('a form posts', async () => {
        await visit(browser, join(folder, 'plain/dist-production'), async (page) => {
          assert.deepEqual(await postGallery(page), posted)
        })
      })
      await check('with Tailwind 3', async () => {
        const dist = await bundle(join(folder, 'tailwind3/app'))
        await visit(browser, dist, async (page) => {
          const own = await page.getByText('Our own words').evaluate((element) => getComputedStyle(element).color)
          assert.equal(own, 'rgb(18, 52, 86)', "the product's own colour")
          await usePage(page, harbour)
          await likePlain(page)
        })
      })
      await check('with esbuild, an ordinary reset and the oldest React', async () => {
        const dist = await esbuildBundle(join(folder, 'esbuild'))
        await visit(browser, dist, async (page) => {
          await usePage(page, harbour)
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
            await visitAt(browser, `${address}/everything`, async (page) => {
              await usePage(page, harbour)
              await likePlain(page)
            })
          }),
        )
      }
      await check("a host's tests with vitest", () => runTests(join(folder, 'vitest'), 'vitest', ['run']))
      await check("a host's tests with jest", () => runTests(join(folder, 'jest'), 'jest'))
      await check('with its own Tailwind', async () => {
        const dist = await bundle(join(folder, 'tailwind/app'))
        await visit(browser, dist, async (page) => {
          await usePage(page, volcano)
          const own = await page.getByText('Our own words').evaluate((element) => {
            const { color, backgroundColor, borderRadius } = getComputedStyle(element)
            return { color, backgroundColor, borderRadius }
          })
          assert.equal(own.color, 'rgb(18, 52, 86)', "the product's own colour")
          assert.notEqual(own.backgroundColor, 'rgba(0, 0, 0, 0)', "Tailwind's own palette stays")
          assert.notEqual(own.borderRadius, '0px', "Tailwind's own radii stay")
        })
      })
      // React reports hydration mismatches only in its development build.
      for (const mode of ['production', 'development'] as const) {
        await check(`rendered upon a server, ${mode}`, async () => {
          const dist = await renderedBundle(join(folder, 'server/app'), mode)
          await visit(browser, dist, (page) => usePage(page, harbour))
        })
      }
    } finally {
      await browser.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { passed, failed: faults.length, output: faults.join('\n\n') }
}

/** The properties that differ from the reference, by element, or the numbers of elements. */
const differences = (looks: readonly string[], reference: readonly string[]) =>
  looks.length === reference.length
    ? looks.flatMap((look, index) => (look === reference[index] ? [] : [difference(look, reference[index] ?? '')]))
    : [`${looks.length} elements of the library instead of ${reference.length}`]

function difference(look: string, reference: string): string {
  const expected = reference.split('; ')
  const changed = look
    .split('; ')
    .flatMap((part, index) => (part === expected[index] ? [] : `${part} for ${expected[index]}`))
  return `${expected[0]}: ${changed.join('; ')}`
}

const bin = (name: string) => join(root, 'packages/tools/node_modules/.bin', name)

const packages = ['tokens', 'countries', 'ui'] as const

/** Entries without module resolution: style sheets and pictures. */
const notCode = (name: string) =>
  name === 'ui'
    ? ['--exclude-entrypoints', 'reset.css', 'styles.css', 'styles.unlayered.css', 'tailwind.css', 'icons.svg']
    : name === 'tokens'
      ? ['--exclude-entrypoints', './*.css', './*.tokens.json', './dist/*']
      : []

const foreign = /router|i18n|^swr$|jotai|zod|portal|domain/

async function checkContents(folder: string): Promise<void> {
  const { dependencies = {}, peerDependencies = {} } = await manifestOf(folder)
  assert.deepEqual(Object.keys(peerDependencies).toSorted(), ['react', 'react-dom'], 'peers')
  assert.deepEqual(
    Object.keys(dependencies).filter((name) => foreign.test(name)),
    [],
    'foreign dependencies',
  )
  assert.ok(existsSync(join(folder, 'LICENSE')), 'no LICENSE')
  assert.ok(existsSync(join(folder, 'README.md')), 'no README.md')
  const sheets = ['styles.css', 'styles.unlayered.css'].map((name) => readFile(join(folder, 'dist', name), 'utf8'))
  const variables = (await Promise.all(sheets)).join('').match(/--[a-z][\w-]*/g) ?? []
  assert.deepEqual(
    variables.filter((name) => !/^--(?:vl|radix)-/.test(name)),
    [],
    "variables that could be the host's",
  )
  const sourceMap = z.object({ sources: z.array(z.string()), sourcesContent: z.array(z.string()) })
  for (const file of globSync('dist/**/*.js', { cwd: folder })) {
    const code = await readFile(join(folder, file), 'utf8')
    const usesHooks = /\buse[A-Z]\w*\(|\bcreateContext\(/.test(code)
    if (usesHooks) assert.match(code, /^"use client";/, `${file} lost 'use client'`)
    if (!/sourceMappingURL/.test(code)) continue
    const map = sourceMap.parse(JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8')))
    assert.ok(map.sources.length > 0 && map.sourcesContent.length === map.sources.length, `${file}.map has no source`)
  }
}

async function checkTokens(folder: string): Promise<void> {
  assert.ok(existsSync(join(folder, 'LICENSE')), 'no LICENSE')
  assert.ok(existsSync(join(folder, 'README.md')), 'no README.md')
  const faces = globSync('dist/*/fonts/*.woff2', { cwd: folder })
  assert.ok(faces.length > 0, 'no faces')
  const licences = globSync('dist/font-licences/*.txt', { cwd: folder })
  assert.ok(licences.length > 0, 'faces without their licence')
}

/** The largest size of an entry, min + gzip, in kB. */
const countryBudget = 2.6

async function checkCountries(folder: string): Promise<void> {
  assert.deepEqual((await manifestOf(folder)).dependencies ?? {}, {})
  for (const name of ['LICENSE', 'README.md']) assert.ok(existsSync(join(folder, name)), `no ${name}`)
  for (const file of globSync('dist/**/*.js', { cwd: folder })) {
    const { code } = await minify(file, await readFile(join(folder, file), 'utf8'))
    const size = gzipSync(code, { level: 9 }).length / 1000
    assert.ok(size <= countryBudget, `${file} is ${size.toFixed(2)} kB, its budget ${countryBudget} kB`)
  }
}

/** The button colour in the packed brand. */
async function brandOf(tokens: string, name: string): Promise<string> {
  const css = await readFile(join(tokens, `dist/${name}.css`), 'utf8')
  const action = /--vl-color-action:\s*([^;]+);/.exec(css)?.[1]
  assert.ok(action, `${name} names no action colour`)
  return action
}
