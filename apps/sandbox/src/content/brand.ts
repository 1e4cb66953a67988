import { type Brand, brands } from '@voie-libre/tokens'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { profileOf } from './operators.ts'

/** The brand of an operator, for its paper and mails. */
export function brandOf(operator: string): Brand {
  const { brand } = profileOf(operator)
  const found = brands.find(({ name }) => name === brand)
  if (found === undefined) throw new Error(`no brand ${brand}`)
  return found
}

/** The source of a brand's logo: for light paper, or for a band in the brand's own colour. */
export const logoOf = ({ name }: Brand, file: 'logo' | 'logo-on-brand'): string =>
  readFileSync(fileURLToPath(import.meta.resolve(`@voie-libre/tokens/brands/${name}/${file}.svg`)), 'utf8')
