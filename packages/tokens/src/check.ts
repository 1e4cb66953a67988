import { type Brand, readBrand } from './brand.ts'
import { densities } from './contract.ts'
import { contrastFault, contrastReport } from './contrast.ts'
import { firstFont } from './css.ts'
import { pixels } from './soundness.ts'
import { type Finding, findingOf, said, shown } from './finding.ts'
import { falseMeanings, signalReport } from './meaning.ts'
import { isGeneric } from './names.ts'

/** The verdict on a brand, the same in a command, in a build and in the studio. */
export interface BrandCheck {
  /** The brand, also when its colours are refused; absent when the file is no whole brand. */
  brand: Brand | undefined
  /** Reasons to refuse the brand. */
  faults: readonly Finding[]
  /** What its makers should know; the brand can be used. */
  warnings: readonly Finding[]
  /** Number of pairs of colours that were measured. */
  pairs: number
}

/** Checks a brand's file: form and ranges of every value, contrast of every pair, and meanings that look alike. */
export function checkBrand(file: unknown): BrandCheck {
  const read = readBrand(file)
  if ('faults' in read) return { brand: undefined, faults: read.faults, warnings: [], pairs: 0 }
  const { brand } = read
  const measures = contrastReport(brand)
  const signals = signalReport(brand)
  return {
    brand,
    faults: [
      ...measures.filter(({ passes }) => !passes).map(contrastFault),
      ...signals.faults,
      ...falseMeanings(brand),
    ],
    warnings: [...read.warnings, ...signals.warnings, ...fontWarnings(brand), ...densityWarnings(brand)],
    pairs: measures.length,
  }
}

/** A font that no face provides, and a weight that its faces lack, which the browser then draws badly. */
function fontWarnings({ font, faces, heading }: Brand): Finding[] {
  const missing = (['body', 'heading'] as const)
    .map((role) => [role, font[role]] as const)
    .filter(([, stack]) => !isGeneric(firstFont(stack)) && !faces.some(({ family }) => family === firstFont(stack)))
    .map(([role, stack]) => findingOf(`font.${role}`, shown(firstFont(stack)), said('noFace')))
  const drawn = faces.filter(({ family }) => family === firstFont(font.heading))
  const weight = Number(heading.weight)
  const has = drawn.some((face) => {
    const [light = 0, bold = light] = face.weight.split(' ').map(Number)
    return weight >= light && weight <= bold
  })
  if (drawn.length === 0 || has) return missing
  const reason = `no face of ${firstFont(font.heading)} has this weight, so the browser draws it falsely`
  return [...missing, { path: 'heading.weight', value: heading.weight, reason, mend: 'Use a weight of its faces.' }]
}

function densityWarnings({ distances }: Brand): Finding[] {
  const [wide, narrow] = densities
  return (['control', 'space'] as const)
    .filter((part) => pixels(distances[narrow][part]) > pixels(distances[wide][part]))
    .map((part) => ({
      path: `density.${narrow}.${part}`,
      value: distances[narrow][part],
      reason: `it is larger than density.${wide}.${part} (${distances[wide][part]})`,
      mend: `Use less than ${distances[wide][part]}.`,
    }))
}
