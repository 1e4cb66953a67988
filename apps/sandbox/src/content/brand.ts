import { type Brand, brandCss, brands } from '@voie-libre/tokens'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { profileOf } from './structure.ts'

/** The brand of an operator for a page of the sandbox, which serves none of its fonts and pictures but the logo. */
export function pageBrand(operator: string): { name: string; label: string; css: string } {
  const { name, label, ...brand } = brandOf(operator)
  return { name, label, css: brandCss({ ...brand, name, label, faces: [], fallbacks: [] }) }
}

/** The brand of an operator, for its paper and mails. */
export function brandOf(operator: string): Brand {
  const { brand } = profileOf(operator)
  const found = brands.find(({ name }) => name === brand)
  if (found === undefined) throw new Error(`no brand ${brand}`)
  return found
}

/** The source of a brand's logo: for light paper, or for a band in the brand's own colour. Undefined for no brand. */
export function logoOf(brand: string, file: 'logo' | 'logo-on-brand' = 'logo-on-brand'): string | undefined {
  if (!brands.some(({ name }) => name === brand)) return undefined
  return readFileSync(fileURLToPath(import.meta.resolve(`@voie-libre/tokens/brands/${brand}/${file}.svg`)), 'utf8')
}
