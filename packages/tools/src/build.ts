import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import * as z from 'zod/mini'
import { addressCountries, plateCountries } from '@voie-libre/domain/reference/countries'
import { flagOf, languages } from '@voie-libre/domain/reference/languages'
import tokens from '@voie-libre/tokens/package.json' with { type: 'json' }
import brand from './brand.ts'
import { brands, dist, portal, prerenderIn, root } from './paths.ts'
import { CliError, expectOk, run } from './shell.ts'

/** What a build bundles, in a folder that is never served. */
const bundledList = '.vite/bundled.json'
const brotli = promisify<Uint8Array, { params: Record<number, number> }, Buffer>(brotliCompress)
const zip = promisify<Uint8Array, { level: number }, Buffer>(gzip)

/** `pnpm build`: builds the portal into apps/portal/dist. */
export default async function main(args: readonly string[]): Promise<void> {
  const fresh = await buildPortal({ force: args.includes('--force') })
  console.log(fresh ? 'apps/portal/dist is built.' : 'apps/portal/dist is up to date (--force builds it anyway).')
}

/** Builds brands and portal if any of their inputs has changed. Returns whether it built. */
export async function buildPortal({
  force = false,
  onStep,
}: { force?: boolean; onStep?: (step: string) => void } = {}): Promise<boolean> {
  const stamp = join(dist, '.vite/inputs.sha256')
  const inputs = await hashOfInputs()
  const known =
    existsSync(stamp) && existsSync(prerenderIn(dist)) && existsSync(brands) ? await readFile(stamp, 'utf8') : undefined
  if (!force && known === inputs) return false
  onStep?.('Building the brands (1 of 3) ...')
  await buildBrands()
  onStep?.('Building the portal (2 of 3) ...')
  await buildBoth().catch((error: unknown) => {
    throw new CliError(error instanceof Error ? error.message : String(error))
  })
  // Source maps are for the operator, who finds the line of a reported error by them: no folder with a dot is served.
  await mkdir(join(dist, '.maps'), { recursive: true })
  for (const map of globSync('assets/*.map', { cwd: dist }))
    await rename(join(dist, map), join(dist, '.maps', basename(map)))
  onStep?.('Compressing its files (3 of 3) ...')
  await copyShared(dist)
  const lists = [dist, dirname(prerenderIn(dist))].flatMap((folder) => readBundled(join(folder, bundledList)))
  await writeFile(join(dist, noticesFile), noticesOf([...lists, ...copiedPackages()]))
  await precompress(dist)
  await writeFile(stamp, inputs)
  return true
}

/** Builds the browser's files, and in a folder that is never served the script that prerenders the first screen. */
async function buildBoth(): Promise<void> {
  const common = { root: portal, mode: 'production' }
  await build({
    ...common,
    configFile: join(portal, 'vite.config.ts'),
    logLevel: 'warn',
    build: { license: { fileName: bundledList } },
  })
  await build({
    ...common,
    configFile: false,
    logLevel: 'error', // hides a warning per 'use client'
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/firstScreen/prerender.tsx',
      license: { fileName: bundledList },
      outDir: dirname(prerenderIn(dist)),
      target: 'node22',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
}

/** Writes packages/tokens/dist from the repository's brands and deploy/brands. Throws the output of a failed build. */
export async function buildBrands(): Promise<void> {
  await expectOk(run(process.execPath, ['packages/tokens/src/build.ts']))
  for (const file of globSync('deploy/brands/*/*.tokens.json', { cwd: root })) {
    if ((await brand(['build', file])) !== 0) throw new CliError(`${file} is refused, see above.`)
  }
}

/** Copies the files with fixed addresses: the icons and the flags of all selectable countries. */
export async function copyShared(target: string): Promise<void> {
  const flags = dirname(createRequire(join(portal, 'package.json')).resolve('flag-icons/package.json'))
  const codes = new Set([...plateCountries, ...addressCountries, ...languages.map(flagOf)].map((c) => c.toLowerCase()))
  await mkdir(join(target, 'flags'), { recursive: true })
  await copyFile(resolve(root, 'packages/ui/src/icon/sprite.svg'), join(target, 'icons.svg'))
  await Promise.all(
    [...codes].map((code) => copyFile(join(flags, `flags/4x3/${code}.svg`), join(target, `flags/${code}.svg`))),
  )
}

const outside = /\.(test|stories|e2e)\.tsx?$/

async function hashOfInputs(): Promise<string> {
  const files = globSync(
    [
      'packages/{tokens,ui,contract,domain}/src/**/*.*',
      'apps/portal/{src,public}/**/*.*',
      'apps/portal/{index.html,vite.config.ts,package.json}',
      'packages/tools/src/build.ts',
      'deploy/brands/**/*.*',
      'tailwind.config.ts',
      'pnpm-lock.yaml',
    ],
    { cwd: root },
  )
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !outside.test(name)).toSorted()) {
    hash.update(`${file}\n`).update(await readFile(join(root, file)))
  }
  return hash.digest('hex')
}

/** Compresses files at build time, so that the server need not. The page itself is generated per request and left out. */
async function precompress(folder: string): Promise<void> {
  const texts = globSync('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: folder })
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name)
      const content = await readFile(file)
      const params = {
        // The many flags would take seconds at the best quality, which saves only a last percent.
        [constants.BROTLI_PARAM_QUALITY]: name.startsWith('flags') ? 6 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await writeFile(`${file}.br`, await brotli(content, { params }))
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
    }),
  )
}

export const noticesFile = 'THIRD-PARTY-NOTICES.txt'

type Bundled = { name: string; version: string; identifier?: string | undefined; text?: string | undefined }

/** Reads a file that the bundler writes with `build.license`. */
const readBundled = (file: string): Bundled[] => JSON.parse(readFileSync(file, 'utf8'))

const manifest = z.object({ name: z.string(), version: z.string(), license: z.optional(z.string()) })

/** Packages that a bundler does not see: the brands' fonts, the flags, and the base of the style sheet. */
export function copiedPackages(): Bundled[] {
  const fonts = Object.keys(tokens.devDependencies).filter((name) => name.startsWith('@fontsource'))
  return [
    ...fonts.map((name) => installed(name, join(root, 'packages/tokens'))),
    ...['flag-icons', 'tailwindcss'].map((name) => installed(name, portal)),
  ]
}

/** Finds a package as Node resolves it from the folder `owner`. */
function installed(name: string, owner: string): Bundled {
  const file = createRequire(join(owner, 'package.json')).resolve(`${name}/package.json`)
  const { version, license } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const [text] = globSync('{LICENSE,LICENCE,COPYING}*', { cwd: dirname(file) })
  return { name, version, identifier: license, text: text && readFileSync(join(dirname(file), text), 'utf8') }
}

/** The notices that the licences of these packages ask for, each package once, by name. */
export function noticesOf(packages: readonly Bundled[]): string {
  const known = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]))
  const parts = [...known].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  const texts = parts.map(([title, { identifier = 'licence not named', text }]) => {
    const line = '='.repeat(80)
    return `${line}\n${title} (${identifier})\n${line}\n\n${text?.trim() ?? 'The package contains no text of its licence.'}\n`
  })
  return `This site contains the following software and fonts of others, under their own licences.\n\n${texts.join('\n')}`
}
