import { contrast, hexOf, oklchOf } from './color.ts'
import type { Brand } from './brand.ts'
import pictures from './pictures.json' with { type: 'json' }
import { pixels } from './soundness.ts'

type Lit = Brand['modes']['light']['color']
type Pictured = Pick<Brand, 'label' | 'radius' | 'modes' | 'darkImages'>

/**
 * Draws a brand's images from its colours, by file name: a wordmark, its variant for dark backgrounds, an icon, and the
 * banner's landscape. They are good enough for production; a designer's file of the same name replaces them.
 */
export function brandImages(brand: Pictured): Readonly<Record<string, string>> {
  const { color } = brand.modes.light
  // The radius of the brand's cards, scaled to a square of 36.
  const corner = Math.round(Math.min(18, pixels(brand.radius.card) * 0.8) * 10) / 10
  const onBand = (lit: Lit) =>
    wordmark(brand.label, mark(lit['on-brand'], lit['surface-brand'], corner), lit['on-brand'])
  return {
    'logo.svg': wordmark(brand.label, mark(color['action-fill'], color['on-action-fill'], corner), color.text),
    'logo-on-brand.svg': onBand(color),
    ...(brand.darkImages.includes('logo-on-brand') && { 'logo-on-brand-dark.svg': onBand(brand.modes.dark.color) }),
    'favicon.svg': svg('0 0 40 40', mark(color['action-fill'], color['on-action-fill'], corner)),
    'hero.svg': landscape(color),
  }
}

const svg = (box: string, inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>\n`

/** A road that runs to the horizon, in the brand's main colour. */
const mark = (ground: string, line: string, corner: number) => filled(pictures.mark, { ground, line, corner })

/** The parts of a picture in pictures.json with their values, of which each stands in braces. */
const filled = (parts: readonly string[], values: Readonly<Record<string, string | number>>) =>
  parts.join('').replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]))

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Four times as wide as high, as the header draws logos. An SVG image cannot load web fonts, so the name uses the
 * system's font and is compressed to fit when it is long.
 */
function wordmark(label: string, sign: string, ink: string): string {
  const wide = 110
  const size = Math.max(9, Math.min(21, Math.round((wide / (label.length * 0.56)) * 10) / 10))
  const squeeze = label.length * size * 0.56 > wide ? ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : ''
  const text = label.replace(/[&<>"]/g, (letter) => escaped[letter] ?? letter)
  return svg(
    '0 0 160 40',
    `${sign}<text x="47" y="${20 + size * 0.35}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" fill="${ink}"${squeeze}>${text}</text>`,
  )
}

/**
 * Hills at dusk, a gantry and a road: sky and hills between the band colour and the action colour, the sun in the
 * accent.
 */
function landscape(color: Lit): string {
  const band = oklchOf(color['surface-brand'])
  const action = oklchOf(color['action-fill'])
  const shade = (l: number, c = 1) =>
    hexOf({ l, c: Math.min(0.11, (action.c * 0.6 + band.c * 0.4) * c), h: action.c > 0.02 ? action.h : band.h })
  const sky = [hexOf(band), shade(0.45), shade(0.66, 0.8), shade(0.86, 0.5)]
  const screen = hexOf({ ...band, l: Math.min(band.l, 0.28) })
  // The car stands on the dark road, so it takes the accent colour, lightened where that is dark too.
  const accent = contrast(color.accent, screen) >= 3 ? color.accent : hexOf({ ...oklchOf(color.accent), l: 0.75 })
  const stops = sky.map((one, index) => `<stop offset="${index / 3}" stop-color="${one}"/>`).join('')
  const shades = Object.entries(pictures.shades).map(([name, [l = 0, c]]) => [name, shade(l, c)])
  const values = { stops, accent, screen, steel: color['on-brand'], ...Object.fromEntries(shades) }
  return svg('0 0 1440 640', filled(pictures.landscape, values))
}
