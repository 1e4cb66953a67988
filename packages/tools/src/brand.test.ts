import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brands } from '@voie-libre/tokens'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import main from './brand.ts'
import { root } from './paths.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
beforeEach(() => printed.mockClear())
afterAll(() => rmSync(folder, { recursive: true }))

const said = () => printed.mock.calls.flat().join('\n')
const [harbour] = brands
function file(brand: object): string {
  const path = join(folder, 'brand.json')
  writeFileSync(path, JSON.stringify(brand))
  return path
}

it.each(['harbour', 'volcano', 'wireframe'])('accepts %s', async (name) => {
  expect(await main(['check', join(root, `packages/tokens/src/brands/${name}.ts`)])).toBe(0)
})

it('accepts the same values as JSON', async () => {
  expect(await main(['check', file({ ...harbour })])).toBe(0)
})

it('names each token that is not there', async () => {
  const { action: _, ...color } = harbour?.color ?? { action: '' }
  expect(await main(['check', file({ ...harbour, color })])).toBe(1)
  expect(said()).toBe('missing or of a wrong type: color.action')
})

it('says which pair is too faint, and by how much', async () => {
  const color = { ...harbour?.color, onBrand: '#777777', surfaceBrand: '#ffffff' }
  expect(await main(['check', file({ ...harbour, color })])).toBe(1)
  expect(said()).toContain(
    'too faint: onBrand (#777777) upon surfaceBrand (#ffffff) reaches 4.48:1, 0.02 short of 4.5:1',
  )
})

it('says which colour it cannot measure', async () => {
  expect(await main(['check', file({ ...harbour, color: { ...harbour?.color, action: 'teal' } })])).toBe(1)
  expect(said()).toBe('teal is not written as #rgb or #rrggbb')
})

it('says how it is used', async () => {
  await expect(main(['check'])).rejects.toThrow('pnpm brand check FILE')
})

it('writes the folder a server serves', async () => {
  const name = `trial-${process.pid}`
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  for (const image of Object.values(harbour?.image ?? {})) writeFileSync(join(folder, image), svg)
  const target = join(root, 'packages/tokens/dist', name)
  try {
    expect(await main(['build', file({ ...harbour, name })])).toBe(0)
    expect(readFileSync(join(target, 'brand.css'), 'utf8')).toContain(`[data-brand='${name}']`)
    expect(existsSync(join(target, 'favicon.svg'))).toBe(true)
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
})
