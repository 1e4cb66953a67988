import { contrast, hexOf, oklchOf } from './color.ts'
import type { Brand } from './brand.ts'
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
const mark = (ground: string, line: string, corner: number) =>
  `<rect x="2" y="2" width="36" height="36" rx="${corner}" fill="${ground}"/>` +
  `<path d="M17.4 12h5.2l7.4 20H10z" fill="${line}"/>` +
  `<path d="M19.5 14h1l.3 4h-1.6zM19 20.5h2l.4 5h-2.8zM18.4 28h3.2l.3 4h-3.8z" fill="${ground}"/>`

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
  const steel = color['on-brand']
  const screen = hexOf({ ...band, l: Math.min(band.l, 0.28) })
  // The car stands on the dark road, so it takes the accent colour, lightened where that is dark too.
  const accent = contrast(color.accent, screen) >= 3 ? color.accent : hexOf({ ...oklchOf(color.accent), l: 0.75 })
  const stops = sky.map((one, index) => `<stop offset="${index / 3}" stop-color="${one}"/>`).join('')
  return svg(
    '0 0 1440 640',
    `<defs><linearGradient id="s" x2="0" y2="1">${stops}</linearGradient><linearGradient id="r" x2="0" y2="1"><stop stop-color="${shade(0.5, 0.4)}"/><stop offset="1" stop-color="${shade(0.26, 0.4)}"/></linearGradient></defs>` +
      `<path d="M0 0h1440v420H0z" fill="url(#s)"/>` +
      `<circle cx="1130" cy="318" r="86" fill="${accent}"/><circle cx="1130" cy="318" r="150" fill="${accent}" opacity=".18"/>` +
      `<g fill="#fff" opacity=".16"><path d="M560 128h190a16 16 0 0 0-16-16h-30a34 34 0 0 0-64-10 24 24 0 0 0-44 10h-16a20 20 0 0 0-20 16zM1210 190h150a12 12 0 0 0-12-12h-24a28 28 0 0 0-52-8 20 20 0 0 0-34 8h-12a16 16 0 0 0-16 12z"/></g>` +
      `<path d="M0 372c120-60 220-84 330-66 130 22 190 76 320 62 150-16 220-96 370-92 160 4 250 92 420 40v324H0z" fill="${shade(0.6, 0.9)}"/>` +
      `<path d="M0 430c150-40 260-30 380 0s240 44 380 6 250-78 400-48 190 40 280 20v232H0z" fill="${shade(0.48)}"/>` +
      `<path d="M0 498c180-42 330-22 480 8s300 20 440-12 330-46 520-6v152H0z" fill="${shade(0.36)}"/>` +
      `<path d="M968 360h30l330 280H560z" fill="url(#r)"/>` +
      `<path d="M982 372h3l3 26h-8zm-2 44h7l4 34h-14zm-4 54h15l6 48h-26zm-8 72h30l12 98h-54z" fill="${steel}"/>` +
      `<path d="M968 360h6L640 640h-80zM992 360h6l330 280h-80z" fill="${steel}" opacity=".35"/>` +
      `<g fill="${steel}"><path d="M742 250h16v262h-16zM1200 250h16v262h-16z"/><path d="M730 236h498v20H730zM730 282h498v12H730z"/><path d="m742 256 40 30 40-30 40 30 40-30 40 30 40-30 40 30 40-30 40 30 40-30 40 30 40-30v6l-40 30-40-30-40 30-40-30-40 30-40-30-40 30-40-30-40 30-40-30-40 30-40-30z"/></g>` +
      `<g fill="${screen}"><path d="M806 300h44v30h-44zM1108 300h44v30h-44z"/><path d="M930 300h98v52h-98z"/></g>` +
      `<path d="m958 326 14 14 28-28" fill="none" stroke="${accent}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<g><path d="M1024 540l22-48q4-9 14-9h82q10 0 14 9l22 48q12 3 12 16v52q0 6-6 6h-14q-6 0-6-6v-8h-126v8q0 6-6 6h-14q-6 0-6-6v-52q0-13 12-16z" fill="${accent}"/><path d="m1046 536 16-36q2-5 7-5h64q5 0 7 5l16 36z" fill="${screen}" opacity=".8"/><path d="M1024 560h26v14h-26zM1152 560h26v14h-26z" fill="#fff" opacity=".85"/><path d="M1072 572h58v18h-58z" fill="#fff"/></g>`,
  )
}
