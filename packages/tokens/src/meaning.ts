import type { Brand, Colors } from './brand.ts'
import { contrast, difference, oklchOf, seenAs, type Vision, visions } from './color.ts'
import { type ColorName, type Mode, modes } from './contract.ts'
import type { Finding } from './finding.ts'

// Colours that are legible and still say something else than their name.

/** Below this chroma (OKLCH) a colour has no hue that a reader could name. */
const leastHue = 0.04
/** Whether a colour shows a hue between two angles of OKLCH; a range may pass 0. */
function hasHue(hex: string, from: number, to: number): boolean {
  const { c, h } = oklchOf(hex)
  return c >= leastHue && (from <= to ? h >= from && h <= to : h >= from || h <= to)
}
const isRed = (hex: string) => hasHue(hex, 345, 48)
const isGreen = (hex: string) => hasHue(hex, 120, 175)

/** A finding for each colour whose meaning is not the one of its role. */
export function falseMeanings({ modes: filled, links }: Pick<Brand, 'modes' | 'links'>): Finding[] {
  return modes.flatMap((mode) => {
    const { color } = filled[mode]
    const rules = [...exchangedLight(mode, color), hiddenLinks(links, color), ...exchangedSignals(color)]
    return [...rules, ...falsePlate(color, filled.light.color)].flatMap(([name, isBroken, reason, mend]) =>
      isBroken ? { path: `${mode}.color.${name}`, value: color[name], reason, mend } : [],
    )
  })
}

type Rule = readonly [name: ColorName, isBroken: boolean, reason: string, mend: string]

/** Whether links look like text, so that only an underline shows them. */
export const looksLikeText = (color: Pick<Colors, 'action-text' | 'text'>): boolean =>
  difference(color['action-text'], color.text) < 5

const hiddenLinks = (links: Brand['links'], color: Colors): Rule => [
  'action-text',
  links !== 'underline' && looksLikeText(color),
  `it looks like text (${color.text}), and no reader finds a link that has no underline`,
  'Use another colour, or write "links": "underline" in $extensions.voie-libre.',
]

function exchangedLight(mode: Mode, color: Colors): Rule[] {
  const [isDark, wantsDark] = [luminance(color.surface) < luminance(color.text), mode.startsWith('dark')]
  const [wanted, found] = wantsDark ? ['dark', 'light'] : ['light', 'dark']
  const reason = `it is ${isDark ? 'darker' : 'lighter'} than its text (${color.text}), so readers who chose ${wanted} get a ${found} page`
  return [['surface', isDark !== wantsDark, reason, 'Exchange the colours of light and dark.']]
}

function exchangedSignals({ danger, success, info }: Colors): Rule[] {
  const [wrongDanger, wrongSuccess] = [isGreen(danger), isRed(success)]
  const exchange = wrongDanger && wrongSuccess && 'Exchange danger and success.'
  const green = 'it is the green of a success, so a failure looks like a success'
  const red = 'it is the red of a danger, so a success looks like a failure'
  const note = `it looks like info (${info}), so a result looks like a note`
  const looksLikeInfo = difference(success, info) < 10 && !(isGrey(success) && isGrey(info))
  return [
    ['danger', wrongDanger, green, exchange || 'Give it a red, or another hue that warns.'],
    ['success', wrongSuccess, red, exchange || 'Give it a green, or a blue.'],
    ['success', looksLikeInfo, note, 'Give one of them another hue.'],
  ]
}

/** Plates are recognised by their colours: black on white or yellow, and a blue band, which is grey in a wireframe. */
function falsePlate(color: Colors, light: Colors): Rule[] {
  const { 'plate-face': face, 'plate-ink': ink, 'plate-band': band } = color
  const part = (name: ColorName, isPlate: boolean, reason: string, mend: string): Rule =>
    isPlate
      ? [
          name,
          color[name] !== light[name],
          `it is ${light[name]} in light, and a plate looks the same in every mode`,
          'Write the same colour.',
        ]
      : [name, true, `${reason}, in every country and mode`, mend]
  const isFace = luminance(face) > (isGrey(face) ? 0.85 : 0.4) && (isGrey(face) || hasHue(face, 75, 115))
  const isInk = luminance(ink) < 0.12 && isGrey(ink)
  const isBand = luminance(band) < 0.25 && (isGrey(band) || hasHue(band, 235, 285))
  const blue = 'the band of plates with the country code is a dark blue'
  return [
    part('plate-face', isFace, 'plates are white or yellow', 'Use white or yellow.'),
    part('plate-ink', isInk, 'the characters of plates are black', 'Use black.'),
    part('plate-band', isBand, blue, 'Use a blue such as #003399.'),
  ]
}

const isGrey = (hex: string) => oklchOf(hex).c < leastHue
/** Relative luminance of WCAG, 0 to 1. */
const luminance = (hex: string) => contrast(hex, '#000000') * 0.05 - 0.05

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
      const blind = visions.filter((vision) => told(vision, color[one], color[other]) < 1)
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

/** How clearly a reader tells two colours apart, as a share of what is needed. */
const told = (vision: Vision, one: string, other: string) =>
  difference(seenAs(vision, one), seenAs(vision, other)) / apart

/** The smallest difference of danger from any other signal that its readers need, as a share of what is needed. */
export function leastShare(color: Readonly<Record<Signal, string>>): number {
  const shares = signals
    .filter(({ one }) => one === 'danger')
    .flatMap(({ one, other, opposite }) =>
      // A normal eye compares whole screens, where a computed brand can afford twice the least difference.
      (opposite ? visions : (['normal'] as const)).map((vision) => {
        const share = told(vision, color[one], color[other])
        return vision === 'normal' ? share / 2 : share
      }),
    )
  return Math.min(...shares)
}
