import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { basename, delimiter, dirname, join } from 'node:path'
import { expectOk, pnpm, run } from '@voie-libre/tools/shell'
import type { Browser } from 'playwright'
import { manifestOf } from './hosts.ts'
import { visit } from './visit.ts'

export type Check = (name: string, work: () => Promise<unknown>) => Promise<boolean>

const scripts = ['build', 'test'] as const
const left = ['node_modules', '.git', 'dist']

/**
 * Tries the packed packages in a host that somebody else wrote: a folder with a `package.json`. Installs a copy beside the
 * tarballs, runs the host's own `build` and `test`, and opens what it built.
 */
export async function checkOwnHost(
  host: string,
  folder: string,
  packages: readonly string[],
  browser: Browser,
  check: Check,
): Promise<void> {
  const name = basename(host)
  const copy = join(folder, 'own')
  const own = await manifestOf(host)
  const has = scripts.filter((script) => own.scripts?.[script] !== undefined)
  const isInstalled = await check(`${name}: installs`, async () => {
    assert.ok(has.length > 0, 'its package.json has neither a script `build` nor `test`')
    await cp(host, copy, { recursive: true, filter: (path) => !left.includes(basename(path)) })
    const tarballs = packages.map((one) => [`@voie-libre/${one}`, `file:${join(folder, `${one}.tgz`)}`])
    // `hoisted` lays the packages out as npm does, which most hosts use.
    const settings = { nodeLinker: 'hoisted', dangerouslyAllowAllBuilds: true, overrides: Object.fromEntries(tarballs) }
    await writeFile(join(copy, 'pnpm-workspace.yaml'), JSON.stringify(settings))
    await expectOk(pnpm('--dir', copy, 'install', '--prefer-offline', '--no-frozen-lockfile'))
    assert.ok(existsSync(join(copy, 'node_modules/@voie-libre/ui')), 'its package.json does not name @voie-libre/ui')
  })
  if (!isInstalled) return
  // Without this repository's programs in PATH, which could replace one that the host lacks.
  const PATH = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter)
  const env = { CI: '1', PATH }
  for (const script of has) {
    await check(`${name}: npm run ${script}`, () => expectOk(run('npm', ['run', script], { cwd: copy, env })))
  }
  if (!existsSync(join(copy, 'dist/index.html'))) return
  await check(`${name}: the built page opens without an error`, () =>
    visit(browser, join(copy, 'dist'), async (page) => page.locator('.vl').first().waitFor(), { isStrict: false }),
  )
}
