import assert from 'node:assert/strict'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import * as z from 'zod/mini'
import { root } from '../paths.ts'
import { pnpm, run } from '../shell.ts'

export const products = ['plain', 'unlayered', 'tailwind', 'server'] as const

const manifest = z.object({
  dependencies: z.optional(z.record(z.string(), z.string())),
  devDependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
})
export const manifestOf = async (folder: string) =>
  manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))

/** Writes the three products beside the tarballs and installs them as a separate workspace. */
export async function installProducts(folder: string): Promise<void> {
  const { devDependencies: versions = {} } = await manifestOf(join(root, 'packages/tools'))
  const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versions[name]]))
  const write = (file: string, content: unknown) =>
    writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  await write('package.json', { private: true })
  await write('pnpm-workspace.yaml', 'packages: ["*"]\nautoInstallPeers: false\nstrictPeerDependencies: true\n')
  for (const product of products) {
    const sources = import.meta.dirname
    await mkdir(join(folder, product, 'app/public'), { recursive: true })
    for (const page of ['TollPage.tsx', 'Gallery.tsx']) await cp(join(sources, page), join(folder, product, page))
    await cp(join(sources, product), join(folder, product, 'app'), { recursive: true })
    await cp(join(sources, 'own.css'), join(folder, product, 'app/own.css'))
    await cp(join(sources, 'flags'), join(folder, product, 'app/public/flags'), { recursive: true })
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

export async function checkTypes(product: string): Promise<void> {
  const compiler = resolve(root, 'node_modules/typescript7/bin/tsc')
  for (const resolution of ['bundler', 'nodenext'] as const) {
    await expectOk(run(process.execPath, [compiler, '-p', join(product, `tsconfig.${resolution}.json`)]))
  }
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
      plugins: [react(), ...(app.includes('tailwind') ? [tailwindcss()] : [])],
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
