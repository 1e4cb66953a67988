import { type Brand, readBrand } from './brand.ts'
import { sentenceOf } from './finding.ts'
import harbour from './brands/harbour/harbour.tokens.json' with { type: 'json' }
import volcano from './brands/volcano/volcano.tokens.json' with { type: 'json' }
import wireframe from './brands/wireframe/wireframe.tokens.json' with { type: 'json' }

export { type Brand, type Colors, readBrand } from './brand.ts'
export { type BrandCheck, checkBrand } from './check.ts'
export { contrast, seenAs, type Vision, visions } from './color.ts'
export { type BrandSeeds, compileBrand, movedSeeds, readSeeds, type SeedMove } from './compile.ts'
export {
  type ColorName,
  colorNames,
  colorRoles,
  densities,
  type Density,
  type Mode,
  modes,
  type TokenName,
  tokenNames,
  variable,
} from './contract.ts'
export { contrastFault, contrastPairs, contrastReport, type Measure } from './contrast.ts'
export { brandCss, textSizes } from './css.ts'
export { unseenLogos } from './drawn.ts'
export { figmaFile, figmaFiles } from './figma.ts'
export { type Finding, sentenceOf } from './finding.ts'
export { brandImages } from './images.ts'
export { readJson, tokensText } from './dtcg.ts'
export { checkPicture } from './svg.ts'
export { signals, signalReport } from './meaning.ts'

/** The files of this repository's brands, by name; the first is the default. */
export const brandFiles: Readonly<Record<string, unknown>> = { harbour, volcano, wireframe }

/** The same brands, parsed. */
export const brands: readonly Brand[] = Object.values(brandFiles).map((file) => {
  const read = readBrand(file)
  if ('faults' in read) throw new Error(read.faults.map(sentenceOf).join('\n'))
  return read.brand
})
