import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import main, { withNames } from './brand.ts'
import { root } from './paths.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
beforeEach(() => printed.mockClear())
afterAll(() => rmSync(folder, { recursive: true }))

const output = () => printed.mock.calls.flat().join('\n')
const source = (name: string) => join(root, 'packages/tokens/src/brands', name)
cpSync(source('harbour'), folder, { recursive: true })
const harbour = readFileSync(source('harbour/harbour.tokens.json'), 'utf8')

/** Writes a changed copy of harbour's file beside harbour's pictures. */
function file(change: (text: string) => string): string {
  const path = join(folder, 'brand.tokens.json')
  writeFileSync(path, change(harbour))
  return path
}

it.each(['harbour', 'volcano', 'wireframe'])('accepts %s', async (name) => {
  expect(await main(['check', source(`${name}/${name}.tokens.json`)])).toBe(0)
  expect(output()).toContain(`${name}: every token is there`)
})

it('names each missing token', async () => {
  expect(await main(['check', file((text) => text.replace('"on-action":', '"no-action":'))])).toBe(1)
  expect(output()).toContain('light.color.on-action: missing')
  expect(output()).toContain('light.color.no-action: no such token')
})

it('reports the pair with too little contrast, its mode, and the missing amount', async () => {
  const path = file((text) =>
    text
      .replace(/"text-soft": .*/, '"text-soft": { "$value": "{grey}" },')
      .replace('"light":', `"grey": ${grey}, "light":`),
  )
  expect(await main(['check', path])).toBe(1)
  expect(output()).toContain(
    'too faint in light: text-soft (#777777) upon surface-raised (#ffffff) reaches 4.47:1, 0.03 short of 4.5:1',
  )
})
const grey = '{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.4667, 0.4667, 0.4667] } }'

it('names missing pictures and fonts', async () => {
  const path = file((text) =>
    text.replace('"density":', '"darkImages": ["hero"], "density":').replace('figtree-latin-', 'figtree-greek-'),
  )
  expect(await main(['check', path])).toBe(1)
  expect(output()).toContain(`not found: ${join(folder, 'hero-dark.svg')}`)
  expect(output()).toMatch(/not found: .*figtree-greek-wght/)
})

it('prints its usage, and the file that it cannot read', async () => {
  await expect(main(['check'])).rejects.toThrow('pnpm brand check FILE')
  await expect(main(['check', 'nowhere.json'])).rejects.toThrow('nowhere.json cannot be read')
  await expect(main(['check', file(() => '{')])).rejects.toThrow('is no JSON')
})

it('writes the folder that a server serves', async () => {
  const target = join(folder, 'served')
  expect(await main(['build', file((text) => text.replace('"harbour"', '"trial"')), target])).toBe(0)
  expect(readFileSync(join(target, 'brand.css'), 'utf8')).toContain("[data-brand='trial']")
  expect(JSON.parse(readFileSync(join(target, 'brand.json'), 'utf8'))).toEqual({
    name: 'trial',
    label: 'Rivage',
    theme: { light: '#ffffff', dark: '#0d2428' },
  })
  for (const name of ['favicon.svg', 'hero.svg', 'fonts/figtree-latin-wght-normal.woff2']) {
    expect(existsSync(join(target, name))).toBe(true)
  }
})

it('computes a complete brand with pictures from a few values, and the result passes the check', async () => {
  const into = join(folder, 'bac')
  const seeds = [
    '--action',
    '#0055a4',
    '--accent',
    '#ffcc00',
    '--neutral',
    'cool',
    '--radius',
    '6px',
    '--font',
    'Archivo',
  ]
  expect(await main(['new', 'bac', ...seeds, '--density', 'compact', '--label', 'Le Bac', '--into', into])).toBe(0)
  expect(output()).toContain('bac: every token is there')
  for (const name of ['bac.tokens.json', 'logo.svg', 'logo-on-brand.svg', 'hero.svg', 'favicon.svg']) {
    expect(existsSync(join(into, name))).toBe(true)
  }
  expect(await main(['build', join(into, 'bac.tokens.json'), join(into, 'served')])).toBe(0)
  const css = readFileSync(join(into, 'served/brand.css'), 'utf8')
  expect(css).toContain('--vl-radius-control: 6px;')
  expect(css).toContain('--vl-color-action: #0055a4;')
  // A second run must not overwrite a designer's changes.
  await expect(main(['new', 'bac', ...seeds, '--into', into])).rejects.toThrow('is there already')
})

it.each([
  [['Le Bac', '--action', '#0055a4', '--accent', '#ffcc00'], 'NAME must be small letters, digits and hyphens'],
  [['bac', '--action', 'blue', '--accent', '#ffcc00'], '--action must be a colour as #rrggbb'],
  [['bac', '--action', '#0055a4'], '--accent must be'],
  [['bac', '--colour', '#0055a4'], "Unknown option '--colour'"],
])('reports the faults of the seeds %j', async (args, words) => {
  await expect(main(['new', ...args])).rejects.toThrow(words)
})

it('keeps the Tailwind configuration equal to the contract’s names (`pnpm brand names` writes them)', () => {
  const config = readFileSync(join(root, 'tailwind.config.ts'), 'utf8')
  expect(config).toBe(withNames(config))
  expect(withNames(config.replace("'on-action',", "'old',"))).toBe(config)
})
