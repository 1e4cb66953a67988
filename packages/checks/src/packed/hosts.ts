import react from '@vitejs/plugin-react'
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { build, type CSSOptions } from 'vite'
import * as z from 'zod/mini'
import { root } from '@voie-libre/tools/paths'
import { environment, expectOk, pnpm, run } from '@voie-libre/tools/shell'
import { startServer } from '@voie-libre/tools/siteProcess'
import hosts from './hosts.json' with { type: 'json' }

/** The app that the docs tell a newcomer to copy. */
export const example = join(root, 'packages/ui/example')

/**
 * Blank hosts. What the docs tell a host's team to write comes from the code blocks of a page that begin with a file name.
 * `versions` are what each host is tried with; they are no dependencies of this repository. The plain host has the oldest React
 * that the library declares as its peer, and style sheets that real hosts have.
 */
type Host = (typeof hosts)[keyof typeof hosts]

/** Components that the gallery shows by their examples. The others need a name or a value, or words without an element. */
const shownByExample =
  'Accordion Breadcrumb Carousel DataList DataTable Footer Pagination ProgressBar Steps SummaryPanel Tag Tile'.split(
    ' ',
  )
const examples = [
  ...shownByExample.map((name) => `import { Example as ${name} } from './examples/${name}.example.tsx'`),
  `export const Examples = () => <>${shownByExample.map((name) => `<${name} />`).join('')}</>`,
].join('\n')

const list = z.optional(z.record(z.string(), z.string()))
const manifest = z.object({
  exports: z.optional(z.record(z.string(), z.unknown())),
  scripts: list,
  dependencies: list,
  devDependencies: list,
  peerDependencies: list,
})
export const manifestOf = async (folder: string) =>
  manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))

/** Writes the hosts beside the tarballs and installs them as a workspace of their own. */
export async function installHosts(folder: string): Promise<void> {
  const { devDependencies: own = {} } = await manifestOf(join(root, 'packages/checks'))
  const types = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node']
  const write = (file: string, content: unknown) =>
    writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  await write('package.json', { private: true })
  await write('pnpm-workspace.yaml', 'packages: ["*"]\nautoInstallPeers: false\nstrictPeerDependencies: true\n')
  for (const [host, recipe] of Object.entries(hosts)) {
    const isNext = host === 'next'
    const to = (path: string) => join(folder, host, path)
    const copy = (from: string, path: string, base = import.meta.dirname) =>
      cp(join(base, from), to(path), { recursive: true })
    await mkdir(to('app'), { recursive: true })
    for (const page of ['Gallery.tsx', 'own.css', 'tsconfig.check.json']) await copy(page, page)
    await copy('own.css', 'app/own.css')
    await copy('src/TollPage.tsx', 'TollPage.tsx', example)
    await copy('public/flags', isNext ? 'public/flags' : 'app/public/flags', example)
    if (host !== 'vitest') await copy(isNext ? 'next' : 'vite', 'app')
    await writeRecipe(recipe, join(folder, host))
    await write(join(host, 'package.json'), {
      name: host,
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries(
          ['countries', 'tokens', 'ui'].map((name) => [`@voie-libre/${name}`, `file:../${name}.tgz`]),
        ),
        ...Object.fromEntries(types.map((name) => [name, own[name]])),
        ...recipe.versions,
      },
    })
    if (isNext) await write(join(host, 'next.config.mjs'), nextConfig)
    if (host === 'plain') await write('plain/undefined.ts', await undefinedTest())
    // What somebody copies from a component's page compiles against the packed packages.
    for (const file of globSync(join(root, 'packages/ui/src/*/*.example.tsx'))) {
      await cp(file, to(`examples/${basename(file)}`))
    }
    await write(`${host}/Examples.tsx`, examples)
    await write(join(host, 'assets.d.ts'), isNext ? cssTypes : svgTypes)
  }
  await expectOk(pnpm('--dir', folder, 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'))
  const sprite = join(folder, 'next/node_modules/@voie-libre/ui/dist/icons.svg')
  await cp(sprite, join(folder, 'next/public/icons.svg'))
}

async function writeRecipe({ page, files }: Host, folder: string): Promise<void> {
  const text = await readFile(join(root, 'packages/ui/docs', page), 'utf8')
  const blocks = [...text.matchAll(/^```\w+\n(?:\/\/|\/\*) (\S+)(?: \*\/)?\n([^]*?)^```/gm)]
  for (const file of files) {
    const [, , code] = blocks.find(([, name]) => name === file) ?? []
    assert.ok(code, `no block of the docs begins with ${file}`)
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), code)
  }
}

/** Fails to compile if an optional prop of a component refuses `undefined` under `exactOptionalPropertyTypes`. */
async function undefinedTest(): Promise<string> {
  const { exports = {} } = await manifestOf(join(root, 'packages/ui'))
  const entries = Object.entries(exports).flatMap(([name, file]) =>
    String(file).endsWith('.tsx') ? [name.slice(2)] : [],
  )
  return `type Props<C> = C extends (props: infer P, ...rest: never) => unknown ? P : never
type Takes<P, K extends keyof P> = { [Q in K]: undefined } extends Pick<P, K> ? never : K
type Refused<P> = P extends unknown ? { [K in keyof P]-?: {} extends Pick<P, K> ? Takes<P, K> : never }[keyof P] : never
type Faults<M> = { [N in keyof M]: N extends Capitalize<string & N> ? Refused<Props<M[N]>> : never }[keyof M]
const none = <M>(..._: [Faults<M>] extends [never] ? [] : [Faults<M>]) => undefined
${entries.map((name) => `none<typeof import('@voie-libre/ui/${name}')>()`).join('\n')}
`
}

/** Switches off Next's own type check, since `checkTypes` runs, and its button, which would count as part of the page. */
const nextConfig = 'export default { typescript: { ignoreBuildErrors: true }, devIndicators: false }\n'
const svgTypes = "declare module '*.svg' {\n  const address: string\n  export default address\n}\n"
const cssTypes = "declare module '*.css'\n"
/** Next writes imports without file endings, which `nodenext` refuses, and its own types are not as strict. */
const resolutions = {
  plain: ['--module esnext --moduleResolution bundler', '--module nodenext --moduleResolution nodenext'],
  next: ['--module esnext --moduleResolution bundler --skipLibCheck --exactOptionalPropertyTypes false'],
} as const

export async function checkTypes(folder: string, host: keyof typeof resolutions): Promise<void> {
  const compiler = resolve(root, 'node_modules/typescript7/bin/tsc')
  for (const options of resolutions[host]) {
    const project = ['-p', join(folder, host, 'tsconfig.check.json'), '--checkers', '1']
    await expectOk(run(process.execPath, [compiler, ...project, ...options.split(' ')]))
  }
}

type Plugin = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number]

/** The Tailwind 3 that the host installed, with its own configuration: a plugin of PostCSS. */
function tailwind3(folder: string): Plugin {
  const load: (options: { config: string }) => Plugin = createRequire(join(folder, 'package.json'))('tailwindcss')
  return load({ config: join(folder, 'tailwind.config.js') })
}

export async function bundle(app: string): Promise<string> {
  const outDir = join(app, '../dist')
  await build({
    root: app,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    ...(app.endsWith('tailwind3/app') && { css: { postcss: { plugins: [tailwind3(join(app, '..'))] } } }),
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  })
  return outDir
}

export async function runTests(folder: string): Promise<void> {
  const program = join(folder, 'node_modules/vitest/vitest.mjs')
  const env = { NO_COLOR: '1', CI: '1' }
  const { ok, output } = await run(process.execPath, [program, 'run', '--testTimeout=60000'], { cwd: folder, env })
  assert.ok(ok, output)
  assert.match(output, /Tests +1 passed/, output)
  assert.doesNotMatch(output, /act\(|not implemented|Warning:/i, output)
}

/**
 * Serves the Next host, for development or built, while `act` uses it. Development alone reports differences between the
 * server's and the browser's rendering.
 */
export async function withNext(
  folder: string,
  mode: 'development' | 'production',
  act: (address: string) => Promise<void>,
): Promise<void> {
  const program = join(folder, 'node_modules/next/dist/bin/next')
  const env = environment({ NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: mode, CI: '1' })
  if (mode === 'production') await expectOk(run(process.execPath, [program, 'build'], { cwd: folder, env }))
  const server = startServer([program, mode === 'production' ? 'start' : 'dev', '--port', '0'], env, folder)
  try {
    await act(await server.address)
    // Next times the disk at its start, and warns about a busy machine.
    assert.doesNotMatch(server.output().replace(/⚠ Slow filesystem.*/, ''), /⚠|⨯|error/i, server.output())
  } finally {
    await server.stop()
  }
}
