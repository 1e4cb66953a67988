import { contrast, difference, hexOf, type Oklch, oklchOf, reach, type Tint } from './color.ts'
import type { ColorName, Mode } from './contract.ts'
import lights from './lights.json' with { type: 'json' }
import { leastShare } from './meaning.ts'

export type Palette = Record<ColorName, string>

const neutrals: Record<string, Tint> = { warm: { c: 0.012, h: 80 }, cool: { c: 0.012, h: 240 }, grey: { c: 0, h: 0 } }
/** The most chroma that greys keep of a colour given as their tint. */
export const mostNeutral = 0.03
const neutralOf = (seed: string): Tint => {
  const known = neutrals[seed]
  if (known) return known
  const { c, h } = oklchOf(seed)
  return { c: Math.min(c, mostNeutral), h }
}

/** The first text colour that is legible on all these grounds, else the last. */
function firstLegible(grounds: readonly string[], least: number, first: string, ...others: readonly string[]): string {
  const legible = (color: string) => grounds.every((ground) => contrast(color, ground) >= least)
  return [first, ...others].find(legible) ?? others.at(-1) ?? first
}

const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)
/** The first hue that differs clearly from the brand's hue. */
const apart = (brand: Tint, ...hues: readonly [number, ...number[]]) =>
  hues.find((hue) => brand.c < 0.04 || between(brand.h, hue) > 22) ?? hues[0]

/** Hues of danger, the usual one first; a red brand gets another red than its own. */
const dangerHues = [27, 5, 40]
const dangerLights = { light: [0.5, 0.44, 0.38], dark: [0.8, 0.74, 0.7, 0.86] }

/**
 * The first danger that differs from every other signal for every reader, else the one that differs most. Colour-blind
 * readers cannot be served in every brand: see `meaning.ts`.
 */
function mostDistinct<Choice extends readonly [danger: string, soft: string]>(
  choices: readonly Choice[],
  others: Readonly<Record<'action-fill' | 'success' | 'warning' | 'info', string>>,
) {
  const rated = choices.map((choice) => ({ choice, share: leastShare({ ...others, danger: choice[0] }) }))
  const [best] = rated.toSorted((one, other) => Math.min(other.share, 1) - Math.min(one.share, 1))
  if (!best) throw new Error('no choice')
  return best.choice
}

/** A colour as the background of text: as given, or the nearest shade on which white or a dark text is legible. */
function filled(hex: string, least: number): [fill: string, text: string] {
  const { l, ...tint } = oklchOf(hex)
  const choices = ['#ffffff', hexOf({ l: 0.2, c: Math.min(tint.c, 0.03), h: tint.h }), '#000000'].map((text) => {
    const fill = contrast(hex, text) >= least ? hex : reach(tint, l, text === '#ffffff' ? 0 : 1, least, [text])
    return { fill, text, moved: contrast(fill, text) < least ? 100 : difference(fill, hex) }
  })
  const [nearest] = choices.toSorted((one, other) => one.moved - other.moved)
  if (!nearest) throw new Error('no choice')
  return [nearest.fill, nearest.text]
}

/** The shade of a fill under the pointer: a little darker, or lighter where its text would be lost. */
function hoverOf(fill: string, text: string, least: number): string {
  const { l, ...tint } = oklchOf(fill)
  const shades = [-0.06, 0.06, 0.14, -0.03].map((step) => hexOf({ ...tint, l: Math.min(1, Math.max(0, l + step)) }))
  return shades.find((shade) => contrast(shade, text) >= least && difference(shade, fill) > 2) ?? fill
}

/** The accent colour, visible on the band, with its text colour. */
function accentOnBand(second: Oklch, band: [fill: string, text: string], control: number, text: number) {
  const [ground, letters] = band
  const towards = letters === '#ffffff' ? 1 : 0
  const seen = reach(second, second.l, towards, control, [ground])
  const ink = hexOf({ ...second, l: 0.22, c: Math.min(second.c, 0.05) })
  const written = firstLegible([seen], text, ink, '#ffffff', '#000000')
  if (contrast(seen, written) >= text) return [seen, written] as const
  // A medium grey, on which neither black nor white is legible.
  const opposite = towards === 1 ? '#000000' : '#ffffff'
  return [reach(second, oklchOf(seen).l, towards, text, [ground, opposite]), opposite] as const
}

/**
 * What each mode asks: the contrast of text, of borders (`control`), of secondary text (`soft`) and of separators, the lightness
 * at which text starts (`ink`) and that of its grounds, and the share of the neutral's chroma that surfaces keep (`tinted`).
 */
const modeLights: Readonly<Record<Mode, (typeof lights)['light']>> = lights

/** Below this contrast a fill is not told from the surface around it. */
const leastFill = 1.25
/** A main colour that text would need darker than this, in lightness, loses its hue: a yellow becomes brown. */
const mostDarkened = 0.25

const plate = { 'plate-face': '#fdfdfa', 'plate-ink': '#14181a', 'plate-band': '#0b3d91', 'on-plate-band': '#ffffff' }

/**
 * Computes all colours of a mode in OKLCH: hues stay fixed, and lightness moves until every pair reaches its contrast.
 * The seeds are those of a brand (`compile.ts`).
 */
export function palette(seeds: { action: string; accent?: string | undefined; neutral: string }, mode: Mode): Palette {
  const { dark, text, control, soft, line, grounds, tinted } = modeLights[mode]
  const brand = oklchOf(seeds.action)
  const second = oklchOf(seeds.accent ?? seeds.action)
  const neutral = neutralOf(seeds.neutral)
  const away = dark ? 1 : 0
  const ground = (l: number) => hexOf({ l, c: l === 1 ? 0 : neutral.c * tinted, h: neutral.h })
  const tint = ({ c, h }: Tint, l = grounds.tint) => hexOf({ l, c: Math.min(c, dark ? 0.05 : 0.025), h })

  const surface = ground(grounds.surface)
  const raised = ground(grounds.raised)
  const sunken = ground(grounds.sunken)
  const surfaces = [surface, raised, sunken]
  const actionSoft = tint(brand)
  const actionGrounds = [...surfaces, actionSoft]
  const main = seeds.action.toLowerCase()
  // A dark page keeps a dark band; a bright one would dazzle, and the night shade of a bright colour is a brown.
  const night = hexOf({ l: grounds.band, c: Math.min(brand.c, brand.l > 0.5 ? 0.02 : 0.06), h: brand.h })
  const band = filled(dark && (brand.l > 0.42 || mode !== 'dark') ? night : main, text)

  const vivid: Tint = { h: brand.h, c: dark ? Math.min(brand.c, 0.13) : brand.c }
  const shade = dark ? Math.max(brand.l, brand.c < 0.04 ? 0.92 : 0.76) : brand.l
  const told = reach(vivid, shade, away, text, actionGrounds)
  // A fill that is nearly the page's own dark looks like no button, with any border.
  const isLost = dark && contrast(main, raised) < leastFill
  const [fill, onFill] = filled(isLost ? told : main, text)
  const stands = [...surfaces, actionSoft].every((lower) => contrast(fill, lower) >= control)
  const edge = stands ? fill : reach(vivid, oklchOf(fill).l, away, control, actionGrounds)

  const status = (hue: number, c: number, l: number) => {
    const softly = tint({ h: hue, c })
    return [reach({ h: hue, c }, l, away, text, [...surfaces, softly]), softly] as const
  }
  const [success, successSoft] = status(150, 0.12, dark ? 0.86 : 0.47)
  const [warning, warningSoft] = status(75, 0.12, dark ? 0.8 : 0.5)
  const [info, infoSoft] = status(245, 0.11, dark ? 0.8 : 0.47)
  const reds = dangerHues.flatMap((hue) => dangerLights[dark ? 'dark' : 'light'].map((l) => status(hue, 0.18, l)))
  const [danger, dangerSoft] = mostDistinct(reds, { 'action-fill': fill, success, warning, info })
  const softs = [actionSoft, dangerSoft, successSoft, warningSoft, infoSoft]

  // A tint is more visible in light text on dark than in dark text on light.
  const letters = { ...neutral, c: Math.min(neutral.c, dark ? 0.008 : 0.03) }
  const ink = reach(letters, modeLights[mode].ink, away, text * 2, [...surfaces, ...softs])
  const [onStrong, strongest] = dark ? (['#0c0c0c', '#000000'] as const) : (['#ffffff', '#ffffff'] as const)
  const [softLight, towards] = band[1] === '#ffffff' ? ([0.87, 1] as const) : ([0.33, 0] as const)
  const [accent, onAccent] = accentOnBand(second, band, control, text)
  const words = [main, seeds.accent?.toLowerCase() ?? ink, ink].find((color) =>
    actionGrounds.every((lower) => contrast(color, lower) >= text),
  )
  const isBrown = !dark && brand.l - oklchOf(told).l > mostDarkened
  return {
    surface,
    'surface-raised': raised,
    'surface-sunken': sunken,
    'surface-brand': band[0],
    'on-brand': band[1],
    'on-brand-soft': reach({ c: Math.min(brand.c, 0.03), h: brand.h }, softLight, towards, text, [band[0]]),
    text: ink,
    'text-soft': reach({ ...letters, c: letters.c * 1.6 }, dark ? 0.75 : 0.5, away, soft, [...surfaces, actionSoft]),
    line: reach(neutral, dark ? 0.3 : 0.9, away, line, [raised]),
    'line-strong': reach({ ...neutral, c: neutral.c * 1.4 }, dark ? 0.55 : 0.65, away, control + 0.2, surfaces),
    edge: reach(neutral, dark ? 0.3 : 0.92, away, line, [surface]),
    'action-fill': fill,
    'on-action-fill': onFill,
    'action-fill-hover': hoverOf(fill, onFill, text),
    'action-edge': edge,
    'action-text': (isBrown ? words : undefined) ?? told,
    'action-soft': actionSoft,
    accent,
    'on-accent': onAccent,
    focus: reach({ h: apart(brand, 258, 310), c: 0.17 }, dark ? 0.78 : 0.48, away, text, actionGrounds),
    danger,
    'on-danger': firstLegible([danger], text, onStrong, strongest),
    'danger-soft': dangerSoft,
    success,
    'success-soft': successSoft,
    warning,
    'warning-soft': warningSoft,
    info,
    'info-soft': infoSoft,
    scrim: dark ? '#000000b3' : `${hexOf({ ...neutral, l: 0.2 })}99`,
    ...plate,
  }
}
