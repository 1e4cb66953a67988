import { type Brand } from './brand.ts'
import { difference, linearOf, fromLinear } from './color.ts'
import { type ColorName, type Mode, modes } from './contract.ts'
import type { Finding } from './finding.ts'

/** How a reader sees colours. */
export const visions = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type Vision = (typeof visions)[number]

/**
 * Matrices upon linear sRGB that show what a reader without red, green or blue cones sees, row by row.
 * Source: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, 'A Physiologically-based Model for Simulation of Color
 * Vision Deficiency', IEEE TVCG 15(6), 2009, severity 1.0.
 */
export const visionMatrices: Readonly<Record<Vision, readonly number[]>> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}

/** The colour `#rrggbb` as a reader with this vision sees it. */
export function seenAs(vision: Vision, color: string): string {
  const matrix = visionMatrices[vision]
  const [red, green, blue] = linearOf(color)
  const row = (at: number) => (matrix[at] ?? 0) * red + (matrix[at + 1] ?? 0) * green + (matrix[at + 2] ?? 0) * blue
  return fromLinear([row(0), row(3), row(6)])
}

/**
 * The least difference (CIEDE2000) of two colours with different meanings. About 1 is just noticeable side by side; two
 * buttons of different screens must differ by several such steps.
 */
const apart = 5

type Signal = 'danger' | 'success' | 'action' | 'warning' | 'info'

interface Pair {
  one: Signal
  other: Signal
  /** What follows from a confusion. */
  harm: string
  /** Whether the pair must differ for colour-blind readers too: its two meanings are opposites. */
  opposite: boolean
}

/** Colours whose meanings must not be confused. Icons and words say the same, but colour is seen first. */
export const signals: readonly Pair[] = [
  { one: 'danger', other: 'success', harm: 'a failure looks like a success', opposite: true },
  { one: 'danger', other: 'action', harm: 'deleting looks like paying', opposite: true },
  { one: 'danger', other: 'warning', harm: 'a failure looks like a reminder', opposite: false },
  { one: 'danger', other: 'info', harm: 'a failure looks like a hint', opposite: false },
  { one: 'success', other: 'warning', harm: 'a reminder looks like a success', opposite: false },
  { one: 'warning', other: 'info', harm: 'a reminder looks like a hint', opposite: false },
]

const mend = (one: ColorName, other: ColorName) =>
  `Make one of ${one} and ${other} clearly lighter or darker, or give it another hue.`

/**
 * Pairs of signals that look alike. `faults`: to every reader. `warnings`: only to colour-blind readers, who then depend
 * on icon and words; many good brand colours, a green or an orange, cannot avoid it. In a mode without any hue, such as
 * a wireframe's, all signals depend on icon and words: one warning.
 */
export function signalReport(brand: Pick<Brand, 'modes'>): { faults: Finding[]; warnings: Finding[] } {
  const faults: Finding[] = []
  const warnings: Finding[] = []
  const grey: Mode[] = []
  for (const mode of modes) {
    const { color } = brand.modes[mode]
    if (signals.every(({ one, other }) => isGrey(color[one]) && isGrey(color[other]))) {
      grey.push(mode)
      continue
    }
    for (const { one, other, harm, opposite } of signals) {
      const blind = visions.filter((vision) => alike(vision, color[one], color[other]))
      const finding = (reason: string): Finding => ({
        path: `${mode}.color.${one}`,
        value: color[one],
        reason,
        mend: mend(one, other),
      })
      if (blind.includes('normal'))
        faults.push(finding(`it cannot be told from ${other} (${color[other]}), so ${harm}`))
      else if (opposite && blind.length > 0) {
        const who = blind.join(' and ')
        warnings.push(finding(`readers with ${who} cannot tell it from ${other} (${color[other]}), so ${harm}`))
      }
    }
  }
  if (grey.length > 0) {
    const reason = 'no signal has a hue, so that errors, successes and buttons differ by icon and words only'
    warnings.push({ path: grey.join(', '), value: 'grey', reason, mend: 'Give danger and success a hue.' })
  }
  return { faults, warnings }
}

const alike = (vision: Vision, one: string, other: string) =>
  difference(seenAs(vision, one), seenAs(vision, other)) < apart
const isGrey = (color: string) => difference(color, `#${color.slice(1, 3).repeat(3)}`) < 1

/** The smallest difference of danger from any other signal that its readers need, as a share of what is needed. */
export function leastShare(color: Readonly<Record<Signal, string>>): number {
  const shares = signals
    .filter(({ one }) => one === 'danger')
    .flatMap(({ one, other, opposite }) =>
      // A normal eye compares whole screens, where a computed brand can afford twice the least difference.
      (opposite ? visions : (['normal'] as const)).map(
        (vision) =>
          difference(seenAs(vision, color[one]), seenAs(vision, color[other])) /
          (vision === 'normal' ? 2 * apart : apart),
      ),
    )
  return Math.min(...shares)
}
