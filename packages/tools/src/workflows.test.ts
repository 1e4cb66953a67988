import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import manifest from '../../../package.json' with { type: 'json' }
import { root } from './paths.ts'

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']))
const step = z.object({ uses: z.optional(z.string()), run: z.optional(z.string()), with: z.optional(z.unknown()) })
const job = z.object({
  uses: z.optional(z.string()),
  needs: z.optional(z.array(z.string())),
  permissions: z.optional(permissions),
  steps: z.optional(z.array(step)),
})
const workflow = z.object({ name: z.string(), permissions, jobs: z.record(z.string(), job) })

const read = (path: string) => workflow.parse(parse(readFileSync(join(root, path), 'utf8')))

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (path) => {
  const { jobs, permissions: general } = read(path)
  const steps = Object.values(jobs).flatMap((one) => one.steps ?? [])
  const used = [...Object.values(jobs), ...steps].flatMap(({ uses }) => uses ?? [])

  it('runs commands and files that exist', () => {
    const text = steps.map(({ run, with: given }) => `${run ?? ''}\n${JSON.stringify(given ?? '')}`).join('\n')
    const scripts = [...text.matchAll(/(?<![\w-])pnpm ([a-z][\w:-]*)/g)].map(([, name = '']) => name)
    expect(scripts.filter((name) => !(name in manifest.scripts) && name !== 'install')).toEqual([])
    const files = [...text.matchAll(/(?:bash |\.\/)([\w.-]+\/[\w./-]+)/g)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    expect([...scripts, ...files]).not.toEqual([])
  })

  it('names a major version of each action, and files of its own that exist', () => {
    const [local, actions] = [used.filter((one) => one.startsWith('./')), used.filter((one) => !one.startsWith('./'))]
    expect(actions.filter((one) => !/^[\w-]+\/[\w-]+@v\d+$/.test(one))).toEqual([])
    expect(local.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('may only read unless a job says why', () => {
    expect(general).toEqual({ contents: 'read' })
  })
})

it('only the job that publishes may log in as this repository, after all checks', () => {
  const { jobs } = read('.github/workflows/release.yml')
  const trusted = Object.entries(jobs).filter(([, { permissions: own }]) => own?.['id-token'] === 'write')
  expect(trusted.map(([name]) => name)).toEqual(['publish'])
  expect(jobs['publish']?.needs).toContain('checks')
})
