import type { Brand, Colors } from './brand.ts'
import { contrast, seenUpon } from './color.ts'
import { type ColorName, type Mode, modes } from './contract.ts'

interface Pair {
  upper: ColorName
  lower: ColorName
  /** What the upper one is there, which decides how much it needs. */
  as: 'text' | 'control'
}

/**
 * WCAG 2.2 AA: text (1.4.3), borders, signs and focus (1.4.11). Whoever asks for more contrast gets more: AAA for text
 * (1.4.6), and for the rest what AA asks of text.
 */
const least = { text: { normal: 4.5, more: 7 }, control: { normal: 3, more: 4.5 } } as const

const pairs = (as: Pair['as'], upper: ColorName, ...lowers: readonly ColorName[]): Pair[] =>
  lowers.map((lower) => ({ upper, lower, as }))

const surfaces = ['surface', 'surface-raised', 'surface-sunken'] as const

/** Every pair that components may draw; a pair that is not here is not to be used. */
export const contrastPairs: readonly Pair[] = [
  ...pairs('text', 'text', ...surfaces, 'action-soft', 'danger-soft', 'success-soft', 'warning-soft', 'info-soft'),
  ...pairs('text', 'text-soft', ...surfaces, 'action-soft'),
  ...pairs('text', 'on-brand', 'surface-brand'),
  ...pairs('text', 'on-brand-soft', 'surface-brand'),
  ...pairs('text', 'action', ...surfaces, 'action-soft'),
  ...pairs('text', 'action-hover', ...surfaces, 'action-soft'),
  ...pairs('text', 'on-action', 'action', 'action-hover'),
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

/** How a pair stands in a mode. */
export interface Measure extends Pair {
  mode: Mode
  /** The two colours as they are. */
  colors: readonly [upper: string, lower: string]
  reached: number
  least: number
  passes: boolean
}

/** Every pair in every mode, as measured. */
export function contrastReport(brand: Pick<Brand, 'modes'>): Measure[] {
  return modes.flatMap((mode) => measureMode(mode, brand.modes[mode].color))
}

export function measureMode(mode: Mode, color: Colors): Measure[] {
  return contrastPairs.map((pair) => {
    const colors = [color[pair.upper], color[pair.lower]] as const
    const ground = seenUpon(colors[1], color.surface)
    const reached = contrast(seenUpon(colors[0], ground), ground)
    const asked = least[pair.as][mode.endsWith('contrast') ? 'more' : 'normal']
    return { ...pair, mode, colors, reached, least: asked, passes: reached >= asked }
  })
}

/** The line a person reads: which pair, in which mode, and by how much it fails. */
export function wordsOf({ mode, upper, lower, colors, reached, least: asked }: Measure): string {
  const short = (Math.ceil((asked - reached) * 100) / 100).toFixed(2)
  return `too faint in ${mode}: ${upper} (${colors[0]}) upon ${lower} (${colors[1]}) reaches ${(Math.floor(reached * 100) / 100).toFixed(2)}:1, ${short} short of ${asked}:1`
}
