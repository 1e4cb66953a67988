import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import * as z from 'zod/mini'
import { checkApi } from './api.ts'
import { launchOptions } from './browser.ts'
import { root } from './paths.ts'
import { pnpm, run } from './shell.ts'
import { close, listen } from './site.ts'

interface Outcome {
  passed: number
  failed: number
  output: string
}

/** `pnpm packed`: the published packages as a customer gets them. */
export default async function main(): Promise<number> {
  const { passed, failed, output } = await checkPacked((name) => console.log(name))
  console.log(`${output}\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/**
 * Packs `tokens` and `ui`, installs the two tarballs into three blank products outside of this repository, and builds,
 * opens and uses each. What a product may lean on is in its own `package.json`: nothing is found by accident.
 */
export async function checkPacked(tell: (name: string) => void = () => undefined): Promise<Outcome> {
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
  let browser: Browser | undefined
  try {
    const [tokens, ui] = [join(folder, 'tokens.tgz'), join(folder, 'ui.tgz')]
    await check('the packages pack', async () => {
      for (const name of packages) {
        await expectOk(pnpm('--dir', `packages/${name}`, 'pack', '--out', join(folder, `${name}.tgz`)))
      }
    })
    if (faults.length === 0) await check('three blank products install them', () => furnish(folder))
    if (faults.length > 0) return { passed, failed: faults.length, output: faults.join('\n\n') }

    const uiFolder = join(folder, 'plain/node_modules/@voie-libre/ui')
    const tokensFolder = join(folder, 'plain/node_modules/@voie-libre/tokens')
    await check('ui: peers, licence, source maps, client modules', () => checkContents(uiFolder))
    await check('tokens: licences of the faces', () => checkTokens(tokensFolder))
    await check('tokens: public types as in api.md', () => checkApi('tokens', tokensFolder))
    await check('ui: public types as in api.md', () => checkApi('ui', uiFolder))
    for (const [name, tarball] of Object.entries({ tokens, ui })) {
      await check(`${name}: publint`, () => expectOk(run(bin('publint'), ['run', tarball, '--strict'])))
      await check(`${name}: are the types wrong?`, () =>
        expectOk(run(bin('attw'), [tarball, '--profile', 'esm-only', '--format', 'ascii', ...notCode(name)])),
      )
    }
    await check('codemods: nothing is left to do in these products', async () => {
      const command = join(folder, 'tailwind/node_modules/.bin/codemods')
      const { output } = await run(command, ['0.2.0', ...products.map((product) => join(folder, product)), '--dry'])
      assert.equal(output.trim(), '0 would change.')
    })
    for (const product of products) {
      await check(`${product}: types`, () => checkTypes(join(folder, product)))
    }
    browser = await chromium.launch(launchOptions())
    const { newPage } = pages(browser)
    await check('without Tailwind', async () => {
      const dist = await bundle(join(folder, 'plain/app'))
      await visit(dist, newPage, (page) => usePage(page, brandOf(tokensFolder, 'harbour')))
    })
    await check('with its own Tailwind', async () => {
      const dist = await bundle(join(folder, 'tailwind/app'))
      await visit(dist, newPage, async (page) => {
        await usePage(page, brandOf(tokensFolder, 'volcano'))
        const own = await page.getByText('Our own words').evaluate((element) => {
          const { color, backgroundColor, borderRadius } = getComputedStyle(element)
          return { color, backgroundColor, borderRadius }
        })
        assert.equal(own.color, 'rgb(18, 52, 86)', "the product's own colour")
        assert.notEqual(own.backgroundColor, 'rgba(0, 0, 0, 0)', "Tailwind's own palette stays")
        assert.notEqual(own.borderRadius, '0px', "Tailwind's own radii stay")
      })
    })
    // React tells what does not match only in its development build.
    for (const mode of ['production', 'development'] as const) {
      await check(`rendered upon a server, ${mode}`, async () => {
        const dist = await renderedBundle(join(folder, 'server/app'), mode)
        await visit(dist, newPage, (page) => usePage(page, brandOf(tokensFolder, 'harbour')))
      })
    }
  } finally {
    await browser?.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { passed, failed: faults.length, output: faults.join('\n\n') }
}

const bin = (name: string) => join(root, 'packages/tools/node_modules/.bin', name)

const packages = ['tokens', 'ui', 'codemods'] as const
const products = ['plain', 'tailwind', 'server'] as const
const manifest = z.object({
  dependencies: z.optional(z.record(z.string(), z.string())),
  devDependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
})
const manifestOf = async (folder: string) =>
  manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))

/** Writes the three products beside the tarballs and installs them as one workspace that knows nothing of this one. */
async function furnish(folder: string): Promise<void> {
  const { devDependencies: versions = {} } = await manifestOf(join(root, 'packages/tools'))
  const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versions[name]]))
  const write = (file: string, content: unknown) =>
    writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  await write('package.json', { private: true })
  await write('pnpm-workspace.yaml', 'packages: ["*"]\nautoInstallPeers: false\nstrictPeerDependencies: true\n')
  for (const product of products) {
    const sources = join(import.meta.dirname, 'consumers')
    await mkdir(join(folder, product, 'app/public'), { recursive: true })
    await cp(join(sources, 'TollPage.tsx'), join(folder, product, 'TollPage.tsx'))
    await cp(join(sources, product), join(folder, product, 'app'), { recursive: true })
    await cp(join(sources, 'own.css'), join(folder, product, 'app/own.css'))
    await cp(join(sources, 'flags'), join(folder, product, 'app/public/flags'), { recursive: true })
    await write(join(product, 'package.json'), {
      name: product,
      private: true,
      type: 'module',
      dependencies: {
        '@voie-libre/tokens': 'file:../tokens.tgz',
        '@voie-libre/ui': 'file:../ui.tgz',
        '@voie-libre/codemods': 'file:../codemods.tgz',
        ...pick('react', 'react-dom', '@types/react', '@types/react-dom', '@types/node'),
        ...(product === 'tailwind' ? pick('tailwindcss') : {}),
      },
    })
    await write(join(product, 'assets.d.ts'), svgTypes)
    for (const resolution of ['bundler', 'nodenext'] as const) {
      await write(join(product, `tsconfig.${resolution}.json`), tsconfig(resolution))
    }
  }
  await expectOk(pnpm('--dir', folder, 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'))
  const installed = (name: string) => join(folder, 'server/node_modules/@voie-libre', name)
  await cp(join(installed('ui'), 'dist/icons.svg'), join(folder, 'server/app/public/icons.svg'))
  await cp(join(installed('tokens'), 'dist/harbour'), join(folder, 'server/app/public/brands/harbour'), {
    recursive: true,
  })
}

const svgTypes = "declare module '*.svg' {\n  const address: string\n  export default address\n}\n"
const tsconfig = (resolution: 'bundler' | 'nodenext') => ({
  compilerOptions: {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2023',
    jsx: 'react-jsx',
    module: resolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution: resolution,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    types: ['node'],
  },
  include: ['app', '*.tsx', 'assets.d.ts'],
})

async function checkTypes(product: string): Promise<void> {
  const compiler = resolve(root, 'node_modules/typescript7/bin/tsc')
  for (const resolution of ['bundler', 'nodenext'] as const) {
    await expectOk(run(process.execPath, [compiler, '-p', join(product, `tsconfig.${resolution}.json`)]))
  }
}

/** Entries that no module resolution is asked about: style sheets and pictures. */
const notCode = (name: string) =>
  name === 'ui'
    ? ['--exclude-entrypoints', 'styles.css', 'tailwind.css', 'icons.svg']
    : ['--exclude-entrypoints', './*.css', './*.tokens.json', './dist/*']

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

async function bundle(app: string, mode: 'production' | 'development' = 'production'): Promise<string> {
  const outDir = join(app, '..', `dist-${mode}`)
  await quietly(mode, () =>
    build({
      root: app,
      configFile: false,
      logLevel: 'warn',
      mode,
      base: '/',
      plugins: [react(), ...(app.includes('tailwind') ? [tailwindcss()] : [])],
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    }),
  )
  return outDir
}

/** The page as the server's React writes it, in the document that the browser's part was built with. */
async function renderedBundle(app: string, mode: 'production' | 'development'): Promise<string> {
  const outDir = await bundle(app, mode)
  const server = join(app, '..', `server-${mode}`)
  await quietly(mode, () =>
    build({
      root: app,
      configFile: false,
      logLevel: 'warn',
      mode,
      build: { ssr: 'render.tsx', outDir: server, emptyOutDir: true, copyPublicDir: false },
    }),
  )
  const args = [join(server, 'render.js'), join(outDir, 'index.html')]
  const { ok, output } = await run(process.execPath, args, { env: { NODE_ENV: mode } })
  assert.ok(ok && output === '', output)
  assert.match(await readFile(join(outDir, 'index.html'), 'utf8'), /Old Harbour/, 'nothing was rendered')
  return outDir
}

/** Vite leaves its mode behind in NODE_ENV: not for what runs next. */
async function quietly(mode: string, work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = mode
  try {
    await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}

/** Pages that remember what went wrong in them. */
function pages(browser: Browser) {
  const newPage = async () => {
    const page = await browser.newPage({ viewport: { width: 1100, height: 900 } })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('response', (answer) => {
      if (answer.status() >= 400) complaints.push(`${answer.url()} answered ${answer.status()}`)
    })
    return { page, complaints }
  }
  return { newPage }
}

type NewPage = ReturnType<typeof pages>['newPage']

/** Serves a built product, opens it, and lets `act` use it; nothing may be complained about meanwhile. */
async function visit(dist: string, newPage: NewPage, act: (page: Page) => Promise<void>): Promise<void> {
  const app = new Hono()
  app.get('*', async (c) => {
    const path = new URL(c.req.url).pathname
    const content = await readFile(join(dist, path === '/' ? 'index.html' : path)).catch(() => undefined)
    if (!content) return c.notFound()
    return c.body(content, 200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
  })
  const { server, address } = await listen(app.fetch, 0)
  const { page, complaints } = await newPage()
  try {
    page.setDefaultTimeout(15_000)
    await page.goto(address, { waitUntil: 'networkidle' })
    const fault = await act(page).catch((error: unknown) => String(error))
    assert.deepEqual(fault === undefined ? complaints : [fault, ...complaints], [])
  } finally {
    await page.close()
    await close(server)
  }
}

const types: Readonly<Record<string, string | undefined>> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** What the packed brand says its buttons look like. */
async function brandOf(tokens: string, name: string): Promise<string> {
  const css = await readFile(join(tokens, `dist/${name}.css`), 'utf8')
  const action = /--color-action:\s*([^;]+);/.exec(css)?.[1]
  assert.ok(action, `${name} names no action colour`)
  return action
}

async function usePage(page: Page, action: Promise<string>): Promise<void> {
  const pay = page.getByRole('button', { name: 'Pay' })
  const look = await pay.evaluate(
    (element, expected) => {
      const probe = document.createElement('i')
      probe.style.color = expected
      element.append(probe)
      const expectedColor = getComputedStyle(probe).color
      probe.remove()
      const { backgroundColor, borderTopStyle, cursor } = getComputedStyle(element)
      return { backgroundColor, expectedColor, borderTopStyle, cursor }
    },
    await action,
  )
  assert.equal(look.backgroundColor, look.expectedColor, "the brand's colour reaches the button")
  assert.equal(look.cursor, 'pointer', 'the classes of the components are there')
  const later = page.getByRole('button', { name: 'Later' })
  assert.equal(await later.evaluate((element) => getComputedStyle(element).borderRadius), '33px', 'the host overrides')
  const logo = page.getByRole('link', { name: 'Our motorway' }).locator('span').first()
  assert.match(await logo.evaluate((element) => getComputedStyle(element).backgroundImage), /url\(/, 'the logo shows')

  await page.getByRole('textbox', { name: 'Number plate' }).fill('ab-123-cd')
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill('deutsch')
  await country.press('Enter')
  assert.equal(await country.inputValue(), 'Germany')
  await page.getByRole('checkbox', { name: '2 March 2026, 08:14' }).check()
  await page.getByRole('button', { name: 'Pay 1 of 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay now?' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Pay 1'))
}

async function expectOk(work: Promise<{ ok: boolean; output: string }>): Promise<void> {
  const { ok, output } = await work
  assert.ok(ok, output.trim())
}
