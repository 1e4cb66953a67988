import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve } from '@hono/node-server'
import { root } from '@voie-libre/tools/paths'
import { pnpm, run } from '@voie-libre/tools/shell'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, type Alter, faulty, openSandbox } from './testing/faultyOperator.ts'

// The published command, as an operator has it that has no copy of this repository: unpacked from the tarball into an
// empty folder, with the packages that its own package.json names, against a server on a port.

const folder = mkdtempSync(join(tmpdir(), 'conformance-packed-'))
const tarball = join(folder, 'conformance.tgz')
const unpacked = join(folder, 'node_modules/@voie-libre/conformance')
const manifest = () => JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'))

beforeAll(async () => {
  const { ok, output } = await pnpm('--dir', 'packages/conformance', 'pack', '--out', tarball)
  if (!ok) throw new Error(output)
  mkdirSync(unpacked, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'])
  // Links to the installed packages take the place of the registry, which a closed network lacks.
  for (const name of Object.keys(manifest().dependencies)) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(realpathSync(join(root, 'packages/conformance/node_modules', name)), link)
  }
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** Calls the command as npx does. */
async function conformance(...args: string[]) {
  const child = spawn(process.execPath, [join(unpacked, manifest().bin.conformance), ...args], { cwd: folder })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [status] = await once(child, 'close')
  return { status, stdout, stderr }
}

async function against(alter: Alter, check: (url: string) => Promise<void>): Promise<void> {
  const sandbox = await openSandbox()
  const [server, port] = await new Promise<[ReturnType<typeof serve>, number]>((ready) => {
    const started = serve({ fetch: faulty(sandbox, alter), port: 0, hostname: '127.0.0.1' }, (info) =>
      ready([started, info.port]),
    )
  })
  try {
    await check(`http://127.0.0.1:${port}`)
  } finally {
    server.close()
    await sandbox.close()
  }
}
const all = [
  '--within',
  '60',
  '--write',
  '--notice',
  accounts.notice,
  '--customer',
  accounts.customer,
  '--renter',
  accounts.renter,
]

it('names public packages only, has no source, in less than 100 kB', () => {
  const { dependencies, exports } = manifest()
  expect(Object.keys(dependencies).toSorted()).toEqual(['ajv', 'altcha-lib', 'fast-check', 'zod'])
  expect(exports).toEqual({ './package.json': './package.json' })
  expect(existsSync(join(unpacked, 'src'))).toBe(false)
  for (const name of ['README.md', 'LICENSE']) expect(existsSync(join(unpacked, name)), name).toBe(true)
  expect(statSync(tarball).size).toBeLessThan(100_000)
})

it('accepts the sandbox, with every call and generated values', async () => {
  await against(
    () => undefined,
    async (url) => {
      const { status, stdout, stderr } = await conformance('--url', url, ...all, '--generate', '5')
      expect(stderr).toBe('')
      expect(stdout).toMatch(/\n\d{3} calls tried, 0 of them break the contract; \d+ not tried\.\n$/)
      expect(status).toBe(0)
    },
  )
})

it('catches a fault, in the report of a build server', async () => {
  const misspelt: Alter = async ({ path, answer }) =>
    path.endsWith('/homepage') ? Response.json({ ...JSON.parse(await answer.clone().text()), title: 5 }) : undefined
  await against(misspelt, async (url) => {
    const file = join(folder, 'report.xml')
    const { status } = await conformance('--url', url, '--within', '60', '--format', 'junit', '--output', file)
    expect(status).toBe(1)
    const report = readFileSync(file, 'utf8')
    expect(report).toContain('name="GET /services/v1/whitelabels/homepage (readHome)"><failure message="answer/title')
    expect(report.match(/<failure/g)).toHaveLength(1)
  })
})

it('explains itself, and says with its status what went wrong', async () => {
  const help = await conformance('--help')
  expect(help).toMatchObject({ status: 0, stdout: expect.stringContaining('npx @voie-libre/conformance --url URL') })
  expect(await conformance('--version')).toMatchObject({ status: 0, stdout: `${manifest().version}\n` })
  for (const wrong of [[], ['--url', 'nowhere'], ['--url', 'http://localhost', '--format', 'pdf'], ['--unknown']]) {
    expect(await conformance(...wrong)).toMatchObject({ status: 2, stdout: '' })
  }
  const nowhere = await conformance('--url', 'http://127.0.0.1:1', '--format', 'json')
  expect(nowhere.status).toBe(1)
  expect(JSON.parse(nowhere.stdout).findings[0]).toMatchObject({ result: 'broken' })
})

it('is a valid package', async () => {
  const publint = join(root, 'packages/checks/node_modules/.bin/publint')
  const { ok, output } = await run(publint, ['run', tarball, '--strict'])
  expect(ok, output).toBe(true)
})
