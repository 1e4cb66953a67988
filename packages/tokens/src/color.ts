import {
  blend,
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  type Color,
  useMode as register,
  wcagContrast,
} from 'culori/fn'

// Only these travel to a browser that computes a brand; the whole library is ten times as big.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeOklab, modeOklch, modeP3]) register(mode)

const toOklch = converter('oklch')

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees: as far apart in numbers as they look. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** How a colour is written in a token file. */
export type ColorSpace = 'srgb' | 'hsl' | 'oklch' | 'display-p3'

type Components = readonly [number, number, number]
const written: Record<ColorSpace, (components: Components) => Color> = {
  srgb: ([r, g, b]) => ({ mode: 'rgb', r, g, b }),
  hsl: ([h, s, l]) => ({ mode: 'hsl', h, s: s / 100, l: l / 100 }),
  oklch: ([l, c, h]) => ({ mode: 'oklch', l, c, h }),
  'display-p3': ([r, g, b]) => ({ mode: 'p3', r, g, b }),
}

/** As `#rrggbb`, or `#rrggbbaa` when translucent: what every screen and every browser in use understands. */
export function cssColor(space: ColorSpace, components: Components, alpha = 1): string {
  // Whatever a plain screen cannot show is brought to what it can, keeping lightness and hue.
  const shown = clampChroma(written[space](components), 'oklch')
  return alpha < 1 ? formatHex8({ ...shown, alpha }) : formatHex(shown)
}

export const hexOf = ({ l, c, h }: Oklch): string => cssColor('oklch', [l, c, h])

export function oklchOf(hex: string): Oklch {
  const color = toOklch(hex)
  if (!color) throw new Error(`${hex} is no colour`)
  return { l: color.l, c: color.c, h: color.h ?? 0 }
}

/** A colour as it shows upon an opaque one: what is translucent lets that through. */
export const seenUpon = (upper: string, lower: string): string => formatHex(blend([lower, upper]))

/** WCAG contrast of two opaque colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)
