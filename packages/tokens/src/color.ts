import {
  blend,
  clampChroma,
  type Color,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  formatHex8,
  modeHsl,
  modeLab65,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  type Rgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn'

// Registers only the colour spaces in use: the whole library would be ten times as big in a browser.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeLab65, modeOklab, modeOklch, modeP3]) register(mode)

const toOklch = converter('oklch')
const toRgb = converter('rgb')

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. Perceptually uniform: equal distances look equal. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** Colour spaces accepted in a token file. */
export type ColorSpace = 'srgb' | 'hsl' | 'oklch' | 'display-p3'

type Components = readonly [number, number, number]
const written: Record<ColorSpace, (components: Components) => Color> = {
  srgb: ([r, g, b]) => ({ mode: 'rgb', r, g, b }),
  hsl: ([h, s, l]) => ({ mode: 'hsl', h, s: s / 100, l: l / 100 }),
  oklch: ([l, c, h]) => ({ mode: 'oklch', l, c, h }),
  'display-p3': ([r, g, b]) => ({ mode: 'p3', r, g, b }),
}

/** The colour as `#rrggbb`, or `#rrggbbaa` when translucent, which every browser in use supports. */
export function cssColor(space: ColorSpace, components: Components, alpha = 1): string {
  // Clamps a colour outside sRGB by reducing its chroma; lightness and hue stay.
  const shown = clampChroma(written[space](components), 'oklch')
  return alpha < 1 ? formatHex8({ ...shown, alpha }) : formatHex(shown)
}

export const hexOf = ({ l, c, h }: Oklch): string => cssColor('oklch', [l, c, h])

export function oklchOf(hex: string): Oklch {
  const { l, c, h = 0 } = parsed(toOklch(hex), hex)
  return { l, c, h }
}

function parsed<Found>(color: Found | undefined, hex: string): Found {
  if (!color) throw new Error(`${hex} is no colour`)
  return color
}

/** The opaque colour that results from drawing `upper`, which may be translucent, on an opaque `lower`. */
export const blendOver = (upper: string, lower: string): string => formatHex(blend([lower, upper]))

/** Any CSS colour as `#rrggbb` and its alpha, 0 to 1; `none` is no colour, and an unknown word is black. */
export function opaqueOf(css: string): [hex: string, alpha: number] {
  const found = css === 'none' ? { mode: 'rgb' as const, r: 0, g: 0, b: 0, alpha: 0 } : toRgb(css)
  return [formatHex(found) ?? '#000000', found?.alpha ?? 1]
}

/** WCAG contrast of two opaque colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** Components of sRGB and alpha, each 0 to 1, of `#rrggbb` or `#rrggbbaa`. */
export function srgbOf(hex: string): { components: Components; alpha: number } {
  const { r, g, b, alpha = 1 } = parsed(toRgb(hex), hex)
  return { components: [r, g, b], alpha }
}

const ciede2000 = differenceCiede2000()
/** How different two colours look, as CIEDE2000: 1 is just noticeable, 100 is black and white. */
export const difference = (one: string, other: string): number => ciede2000(one, other)

/** How a reader sees colours. */
export const visions = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type Vision = (typeof visions)[number]

const filters: Record<Vision, (color: Rgb) => Rgb> = {
  normal: (color) => color,
  protanopia: filterDeficiencyProt(),
  deuteranopia: filterDeficiencyDeuter(),
  tritanopia: filterDeficiencyTrit(),
}
const toLinear = converter('lrgb')

/** The colour `#rrggbb` as a reader with this vision sees it. */
export function seenAs(vision: Vision, hex: string): string {
  // The matrices are made for linear components, and culori applies them to those of `rgb` as they are.
  const seen = filters[vision]({ ...parsed(toLinear(hex), hex), mode: 'rgb' })
  return formatHex({ ...seen, mode: 'lrgb' })
}

/** A colour whose lightness is open. */
export type Tint = Pick<Oklch, 'c' | 'h'>

/** Aims slightly above the required contrast, so that rounding to 8 bits per channel never falls below it. */
const margin = 0.05

/**
 * Finds the shade of a tint that is nearest to the lightness `from` and reaches the contrast `least` on every ground.
 * `towards` 0 searches darker shades, 1 lighter ones. Falls back to black or white, the highest contrast possible.
 */
export function reach(tint: Tint, from: number, towards: 0 | 1, least: number, grounds: readonly string[]): string {
  const at = (l: number) => hexOf({ ...tint, l })
  const worst = (color: string) => Math.min(...grounds.map((ground) => contrast(color, ground)))
  const wanted = least + margin
  const first = at(from)
  if (worst(first) >= wanted) return first
  let [faint, strong] = [from, towards as number]
  for (let step = 0; step < 16; step += 1) {
    const middle = (faint + strong) / 2
    if (worst(at(middle)) >= wanted) strong = middle
    else faint = middle
  }
  return at(strong)
}

/** The shade nearest to a colour that is legible on a ground, if there is one. */
export function legibleShade(color: string, ground: string, least: number): string | undefined {
  const { l, ...tint } = oklchOf(color)
  const [nearest] = ([0, 1] as const)
    .map((towards) => reach(tint, l, towards, least, [ground]))
    .filter((shade) => contrast(shade, ground) >= least)
    .toSorted((one, other) => Math.abs(oklchOf(one).l - l) - Math.abs(oklchOf(other).l - l))
  return nearest
}
