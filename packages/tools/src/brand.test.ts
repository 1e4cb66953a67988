import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brands } from '@voie-libre/tokens'
import { describe, expect, it } from 'vitest'
import { brandFaults, readBrand } from './brand.ts'
import { writeBrand } from '@voie-libre/tokens/write'

const folder = resolve(import.meta.dirname, '../../tokens/src/brands')
const [harbour] = brands

describe('pnpm brand', () => {
  it.each(brands.map(({ name }) => name))('finds no fault with %s', async (name) => {
    expect(brandFaults(await readBrand(join(folder, `${name}.ts`)))).toEqual([])
  })

  it('reads a brand from JSON as well', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'brand-')), 'mine.json')
    writeFileSync(file, JSON.stringify(harbour))
    expect(brandFaults(await readBrand(file))).toEqual([])
  })

  it('says which token is missing', () => {
    expect(brandFaults({ ...harbour, radius: { control: '2px', card: '4px' } })).toEqual([
      'missing or of a wrong type: radius.pill',
    ])
  })

  it('says which pair fails and by how much', () => {
    const faults = brandFaults({ ...harbour, color: { ...harbour?.color, onAction: '#9fb8b5' } })
    expect(faults[0]).toMatch(
      /^too faint: onAction \(#9fb8b5\) upon action \(#006b68\) reaches 3\.\d\d:1, \d\.\d\d short of 4\.5:1$/,
    )
  })

  it('says which colour it cannot measure', () => {
    expect(brandFaults({ ...harbour, color: { ...harbour?.color, action: 'teal' } })).toEqual([
      'teal is not written as #rgb or #rrggbb',
    ])
  })

  it('writes what a server serves', () => {
    const target = join(mkdtempSync(join(tmpdir(), 'brand-')), 'harbour')
    if (harbour) writeBrand(harbour, join(folder, 'harbour'), target)
    expect(readdirSync(target).toSorted()).toEqual([
      'brand.css',
      'favicon.svg',
      'fonts',
      'hero.svg',
      'logo-on-brand.svg',
      'logo.svg',
    ])
    expect(readdirSync(join(target, 'fonts'))).toHaveLength(3)
  })
})
