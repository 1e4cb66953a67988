import type { Brand, Colors } from './brand.ts'
import { blendOver, contrast, legibleShade } from './color.ts'
import { type ColorName, type Mode, modes } from './contract.ts'
import type { Finding } from './finding.ts'

interface Pair {
  upper: ColorName
  lower: ColorName
  /** The kind of the upper colour, which decides the contrast it needs. */
  as: 'text' | 'control'
}

/**
 * WCAG 2.2 AA: text (1.4.3), and borders, icons and focus (1.4.11). The high contrast modes need AAA for text (1.4.6),
 * and for the rest what AA requires of text.
 */
const least = { text: { normal: 4.5, more: 7 }, control: { normal: 3, more: 4.5 } } as const

const pairs = (as: Pair['as'], upper: ColorName, ...lowers: readonly ColorName[]): Pair[] =>
  lowers.map((lower) => ({ upper, lower, as }))

const surfaces = ['surface', 'surface-raised', 'surface-sunken'] as const

/** Every pair that components may draw. Components must not use any other pair. */
export const contrastPairs: readonly Pair[] = [
  ...pairs('text', 'text', ...surfaces, 'action-soft', 'danger-soft', 'success-soft', 'warning-soft', 'info-soft'),
  ...pairs('text', 'text-soft', ...surfaces, 'action-soft'),
  ...pairs('text', 'on-brand', 'surface-brand'),
  ...pairs('text', 'on-brand-soft', 'surface-brand'),
  ...pairs('text', 'action-text', ...surfaces, 'action-soft'),
  ...pairs('text', 'on-action-fill', 'action-fill', 'action-fill-hover'),
  ...pairs('control', 'action-edge', ...surfaces, 'action-soft'),
  ...pairs('text', 'on-accent', 'accent'),
  ...pairs('control', 'accent', 'surface-brand'),
  ...pairs('text', 'danger', ...surfaces, 'danger-soft'),
  ...pairs('text', 'on-danger', 'danger'),
  ...pairs('text', 'success', ...surfaces, 'success-soft'),
  ...pairs('text', 'warning', ...surfaces, 'warning-soft'),
  ...pairs('text', 'info', ...surfaces, 'info-soft'),
  ...pairs('control', 'line-strong', ...surfaces),
  ...pairs('control', 'focus', ...surfaces, 'action-soft'),
  ...pairs('text', 'plate-ink', 'plate-face'),
  ...pairs('text', 'on-plate-band', 'plate-band'),
]

/** The measured contrast of a pair in a mode. */
export interface Measure extends Pair {
  mode: Mode
  /** The colour values of the pair. */
  colors: readonly [upper: string, lower: string]
  reached: number
  least: number
  passes: boolean
}

/** Measures every pair in every mode. */
export function contrastReport(brand: Pick<Brand, 'modes'>): Measure[] {
  return modes.flatMap((mode) => measureMode(mode, brand.modes[mode].color))
}

export function measureMode(mode: Mode, color: Colors): Measure[] {
  return contrastPairs.map((pair) => {
    const colors = [color[pair.upper], color[pair.lower]] as const
    const ground = blendOver(colors[1], color.surface)
    const reached = contrast(blendOver(colors[0], ground), ground)
    const asked = least[pair.as][mode.endsWith('contrast') ? 'more' : 'normal']
    return { ...pair, mode, colors, reached, least: asked, passes: reached >= asked }
  })
}

/** What to change so that a pair passes: the nearest shade of the upper colour that is legible on the lower. */
export function contrastFault({ mode, upper, lower, colors, reached, least: asked }: Measure): Finding {
  const [color, ground] = colors
  const short = (Math.ceil((asked - reached) * 100) / 100).toFixed(2)
  const shade = legibleShade(color, ground, asked)
  return {
    path: `${mode}.color.${upper}`,
    value: color,
    reason: `upon ${lower} (${ground}) it reaches ${(Math.floor(reached * 100) / 100).toFixed(2)}:1, ${short} short of ${asked}:1`,
    mend: shade === undefined ? `Change ${lower}: no shade of ${upper} is legible on it.` : `Try ${shade}.`,
  }
}
