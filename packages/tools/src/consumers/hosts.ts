import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { CSSOptions } from 'vite'
import * as z from 'zod/mini'
import { root } from '../paths.ts'
import { environment, run } from '../shell.ts'

// Hosts that bring tools of their own: another Tailwind, another bundler, Next, a test runner. What a docs page tells
// their teams to write is read from that page.

/** The versions that each host is tried with; they are no dependencies of this repository. */
export const hostVersions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tailwind3: { tailwindcss: '3.4.19' },
  // The oldest React that the library declares as its peer.
  esbuild: { esbuild: '0.28.2', react: '19.2.0', 'react-dom': '19.2.0' },
  vitest: { vitest: '5.1.0', jsdom: '31.0.1', vite: '8.3.8', ...testingLibrary() },
  jest: {
    jest: '30.5.2',
    'jest-environment-jsdom': '30.5.2',
    '@swc/core': '1.16.22',
    '@swc/jest': '0.2.39',
    ...testingLibrary(),
  },
  next: { next: '16.4.6', typescript: '6.0.3' },
}

function testingLibrary() {
  return {
    '@testing-library/dom': '10.4.1',
    '@testing-library/react': '16.3.3',
    '@testing-library/user-event': '14.6.1',
  }
}

/** The pages of the docs whose code blocks are files of a host; a block names its file in its first line. */
const recipes: Readonly<Record<string, { page: string; files: readonly string[] }>> = {
  tailwind3: { page: 'Recipes.mdx', files: ['tailwind.config.js', 'app/main.css'] },
  next: { page: 'Recipes.mdx', files: ['app/layout.tsx', 'app/providers.tsx', 'app/globals.css', 'app/page.tsx'] },
  vitest: { page: 'Testing.mdx', files: ['vitest.config.ts', 'pay.test.tsx'] },
  jest: { page: 'Testing.mdx', files: ['jest.config.js', 'pay.test.tsx'] },
}

/** Writes the files of a host that a page of the docs shows. */
export async function writeRecipe(host: string, folder: string): Promise<void> {
  const recipe = recipes[host]
  if (!recipe) return
  const text = await readFile(join(root, 'packages/ui/docs', recipe.page), 'utf8')
  for (const file of recipe.files) {
    const code = blockOf(text, file)
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), code)
  }
}

function blockOf(text: string, file: string): string {
  const blocks = [...text.matchAll(/^```\w+\n(?:\/\/|\/\*) (\S+)(?: \*\/)?\n([^]*?)^```/gm)]
  const [, , code] = blocks.find(([, name]) => name === file) ?? []
  assert.ok(code, `no block of the docs begins with ${file}`)
  return code
}

/** The Tailwind 3 that the product installed, with its own configuration: a plugin of PostCSS. */
export function tailwind3(folder: string): AcceptedPlugin {
  const load: (options: { config: string }) => AcceptedPlugin = createRequire(join(folder, 'package.json'))(
    'tailwindcss',
  )
  return load({ config: join(folder, 'tailwind.config.js') })
}

type AcceptedPlugin = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number]

/** Bundles the product with the esbuild that it installed. */
export async function esbuildBundle(folder: string): Promise<string> {
  const outDir = join(folder, 'dist')
  await cp(join(folder, 'app/public'), outDir, { recursive: true })
  await cp(join(folder, 'app/index.html'), join(outDir, 'index.html'))
  const program = createRequire(join(folder, 'package.json')).resolve('esbuild/bin/esbuild')
  const { ok, output } = await run(program, [
    join(folder, 'app/main.tsx'),
    '--bundle',
    '--minify',
    '--format=esm',
    '--jsx=automatic',
    '--log-level=warning',
    '--define:process.env.NODE_ENV="production"',
    ...['svg', 'png', 'avif', 'webp', 'woff2'].map((ending) => `--loader:.${ending}=file`),
    '--public-path=/',
    `--outdir=${outDir}`,
  ])
  assert.ok(ok && output === '', output)
  return outDir
}

/** Runs the host's own tests with the program that it installed. */
export async function runTests(folder: string, program: string, args: readonly string[] = []): Promise<void> {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${program}/package.json`)
  const { bin } = z
    .object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })
    .parse(JSON.parse(await readFile(manifest, 'utf8')))
  const script = join(dirname(manifest), typeof bin === 'string' ? bin : (bin[program] ?? ''))
  const { ok, output } = await run(process.execPath, [script, ...args], {
    cwd: folder,
    env: { NO_COLOR: '1', CI: '1' },
  })
  assert.ok(ok, output)
  assert.match(output, /Tests:? +1 passed/, output)
  assert.doesNotMatch(output, /act\(|not implemented|Warning:/i, output)
}

/**
 * Serves the Next product, for development or built, while `act` uses it. Development alone reports differences between
 * the server's and the browser's rendering.
 */
export async function withNext(
  folder: string,
  mode: 'development' | 'production',
  act: (address: string) => Promise<void>,
): Promise<void> {
  const program = join(folder, 'node_modules/next/dist/bin/next')
  const env = environment({ NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: mode, CI: '1' })
  if (mode === 'production') {
    const { ok, output } = await run(process.execPath, [program, 'build'], { cwd: folder, env })
    assert.ok(ok, output)
  }
  const child = spawn(process.execPath, [program, mode === 'production' ? 'start' : 'dev', '--port', '0'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  let output = ''
  const address = new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const [line] = /http:\/\/localhost:\d+/.exec(output) ?? []
        if (line !== undefined && output.includes('Ready')) found(line)
      })
    }
    child.on('close', () => failed(new Error(`Next did not start:\n${output}`)))
  })
  try {
    await act(await address)
    // Next times the disk at its start, and warns about a busy machine.
    assert.doesNotMatch(output.replace(/⚠ Slow filesystem.*/, ''), /⚠|⨯|error/i, output)
  } finally {
    child.kill('SIGTERM')
    await closed
  }
}
