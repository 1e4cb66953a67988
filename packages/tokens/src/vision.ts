import { type Brand } from './brand.ts'
import { difference, seenAs, type Vision, visions } from './color.ts'
import { type ColorName, type Mode, modes } from './contract.ts'
import type { Finding } from './finding.ts'

/**
 * The least difference (CIEDE2000) of two colours with different meanings. About 1 is just noticeable side by side; two
 * buttons of different screens must differ by several such steps.
 */
const apart = 5

type Signal = 'danger' | 'success' | 'action-fill' | 'warning' | 'info'

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
  { one: 'danger', other: 'action-fill', harm: 'deleting looks like paying', opposite: true },
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
