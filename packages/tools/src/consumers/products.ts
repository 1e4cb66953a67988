import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import * as z from 'zod/mini'
import { root } from '../paths.ts'
import { pnpm, run } from '../shell.ts'
import { hostVersions, tailwind3, writeRecipe } from './hosts.ts'

export const products = ['plain', 'unlayered', 'tailwind', 'server'] as const
export const hosts = ['tailwind3', 'esbuild', 'next', 'vitest', 'jest'] as const

const manifest = z.object({
  dependencies: z.optional(z.record(z.string(), z.string())),
  devDependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
})
export const manifestOf = async (folder: string) =>
  manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))

/** Writes the products beside the tarballs and installs them as a separate workspace. */
export async function installProducts(folder: string): Promise<void> {
  const { devDependencies: versions = {} } = await manifestOf(join(root, 'packages/tools'))
  const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versions[name]]))
  const write = (file: string, content: unknown) =>
    writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  await write('package.json', { private: true })
  await write('pnpm-workspace.yaml', 'packages: ["*"]\nautoInstallPeers: false\nstrictPeerDependencies: true\n')
  for (const product of [...products, ...hosts]) {
    const sources = import.meta.dirname
    const own = join(folder, product)
    const isNext = product === 'next'
    await mkdir(join(own, 'app'), { recursive: true })
    for (const page of ['TollPage.tsx', 'Gallery.tsx']) await cp(join(sources, page), join(own, page))
    if (existsSync(join(sources, product))) await cp(join(sources, product), join(own, 'app'), { recursive: true })
    for (const place of ['own.css', 'app/own.css']) await cp(join(sources, 'own.css'), join(own, place))
    await cp(join(sources, 'flags'), join(own, isNext ? 'public/flags' : 'app/public/flags'), { recursive: true })
    await writeRecipe(product, own)
    await write(join(product, 'package.json'), {
      name: product,
      private: true,
      type: 'module',
      dependencies: {
        '@voie-libre/countries': 'file:../countries.tgz',
        '@voie-libre/tokens': 'file:../tokens.tgz',
        '@voie-libre/ui': 'file:../ui.tgz',
        ...pick('react', 'react-dom', '@types/react', '@types/react-dom', '@types/node'),
        ...(product === 'tailwind' ? pick('tailwindcss') : {}),
        ...hostVersions[product],
      },
    })
    if (isNext) await write(join(product, 'next.config.mjs'), nextConfig)
    await write(join(product, 'assets.d.ts'), isNext ? cssTypes : svgTypes)
    for (const resolution of ['bundler', 'nodenext'] as const) {
      await write(join(product, `tsconfig.${resolution}.json`), isNext ? nextTsconfig : tsconfig(resolution))
    }
  }
  await expectOk(pnpm('--dir', folder, 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'))
  const installed = (name: string) => join(folder, 'server/node_modules/@voie-libre', name)
  for (const served of ['server/app/public', 'next/public']) {
    await cp(join(installed('ui'), 'dist/icons.svg'), join(folder, served, 'icons.svg'))
  }
  await cp(join(installed('tokens'), 'dist/harbour'), join(folder, 'server/app/public/brands/harbour'), {
    recursive: true,
  })
}

/** The types are checked on their own, and the development's own button would be an element of the page. */
const nextConfig = 'export default { typescript: { ignoreBuildErrors: true }, devIndicators: false }\n'
const svgTypes = "declare module '*.svg' {\n  const address: string\n  export default address\n}\n"
const cssTypes = "declare module '*.css'\n"
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

/** Next writes imports without file endings, which `nodenext` refuses. */
const resolutionsOf = (product: string) =>
  product.endsWith('next') ? (['bundler'] as const) : (['bundler', 'nodenext'] as const)

export async function checkTypes(product: string): Promise<void> {
  const compiler = resolve(root, 'node_modules/typescript7/bin/tsc')
  for (const resolution of resolutionsOf(product)) {
    await expectOk(run(process.execPath, [compiler, '-p', join(product, `tsconfig.${resolution}.json`)]))
  }
}

/** As Next writes it for a new product. */
const nextTsconfig = {
  compilerOptions: {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    target: 'es2023',
    lib: ['dom', 'dom.iterable', 'esnext'],
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
  },
  include: ['app', '*.tsx', 'assets.d.ts'],
}

export async function bundle(app: string, mode: 'production' | 'development' = 'production'): Promise<string> {
  const outDir = join(app, '..', `dist-${mode}`)
  await withNodeEnv(mode, () =>
    build({
      root: app,
      configFile: false,
      logLevel: 'warn',
      mode,
      base: '/',
      plugins: [react(), ...(app.endsWith('tailwind/app') ? [tailwindcss()] : [])],
      ...(app.endsWith('tailwind3/app') && { css: { postcss: { plugins: [tailwind3(join(app, '..'))] } } }),
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    }),
  )
  return outDir
}

/** Renders the page with the server's React into the document of the browser build. */
export async function renderedBundle(app: string, mode: 'production' | 'development'): Promise<string> {
  const outDir = await bundle(app, mode)
  const server = join(app, '..', `server-${mode}`)
  await withNodeEnv(mode, () =>
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

/** Vite changes NODE_ENV; this restores it for later steps. */
async function withNodeEnv(mode: string, work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = mode
  try {
    await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}

/** Throws a program's output when it failed. */
export async function expectOk(work: Promise<{ ok: boolean; output: string }>): Promise<void> {
  const { ok, output } = await work
  assert.ok(ok, output.trim())
}
