import {
  blend,
  clampChroma,
  converter,
  differenceCiede2000,
  formatHex,
  formatHex8,
  modeHsl,
  modeLab65,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  type Color,
  useMode as register,
  wcagContrast,
} from 'culori/fn'

// The brand studio computes colours in the browser; the whole library would be ten times as big.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeLab65, modeOklab, modeOklch, modeP3]) register(mode)

const toOklch = converter('oklch')

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
  const color = toOklch(hex)
  if (!color) throw new Error(`${hex} is no colour`)
  return { l: color.l, c: color.c, h: color.h ?? 0 }
}

/** The opaque colour that results from drawing `upper`, which may be translucent, on an opaque `lower`. */
export const blendOver = (upper: string, lower: string): string => formatHex(blend([lower, upper]))

/** WCAG contrast of two opaque colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

const ciede2000 = differenceCiede2000()
/** How different two colours look, as CIEDE2000: 1 is just noticeable, 100 is black and white. */
export const difference = (one: string, other: string): number => ciede2000(one, other)

const toLinear = converter('lrgb')
const toRgb = converter('rgb')
/** Red, green and blue in proportion to light, 0 to 1. */
export function linearOf(hex: string): Components {
  const color = toLinear(hex)
  return color ? [color.r, color.g, color.b] : [0, 0, 0]
}
const clamp = (part: number) => Math.min(1, Math.max(0, part))
export const fromLinear = ([r, g, b]: Components): string =>
  formatHex(toRgb({ mode: 'lrgb', r: clamp(r), g: clamp(g), b: clamp(b) }))
