import type { Brand, FontFallback, FontFile } from './contract.ts'

/** Which characters a subset holds, so that a browser fetches only what a page shows. */
const ranges: Record<FontFile['subset'], string> = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
}

/** Steps of the type scale as powers of the ratio. */
const steps = { xs: -1, sm: -0.5, base: 0, lg: 0.75, xl: 1.5, '2xl': 2.5, '3xl': 3.75, '4xl': 5 }
/** What big sizes keep of themselves upon a phone. */
const shrink = { '2xl': 0.86, '3xl': 0.76, '4xl': 0.66 }
const phone = 23.4375
const desktop = 80

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const round = (value: number) => Number(value.toFixed(4))
const isShrunk = (step: string): step is keyof typeof shrink => step in shrink

/** The file name of a face, beside the brand's CSS. */
export const fontFileName = (font: FontFile): string => font.source.slice(font.source.lastIndexOf('/') + 1)

function typeScale({ type }: Brand): [string, string][] {
  const base = Number.parseFloat(type.base)
  return Object.entries(steps).map(([step, power]) => {
    const most = base * type.ratio ** power
    if (!isShrunk(step)) return [`--text-${step}`, `${round(most)}rem`]
    const least = most * shrink[step]
    const slope = (most - least) / (desktop - phone)
    // The rem part keeps growing with the reader's own text size (WCAG 1.4.4); vw alone would not.
    const fluid = `${round(least - slope * phone)}rem + ${round(slope * 100)}vw`
    return [`--text-${step}`, `clamp(${round(least)}rem, ${fluid}, ${round(most)}rem)`]
  })
}

const fontFace = (base: string) => (font: FontFile) =>
  `@font-face {
  font-family: '${font.family}';
  src: url('${base}fonts/${fontFileName(font)}') format('woff2');
  font-weight: ${font.weight};
  font-display: swap;
  unicode-range: ${ranges[font.subset]};
}`

const fallbackFace = (font: FontFallback) => `@font-face {
  font-family: '${font.family}';
  src: ${font.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${font.weight};
  size-adjust: ${font.size}%;
  ascent-override: ${font.ascent}%;
  descent-override: ${font.descent}%;
  line-gap-override: 0%;
}`

/**
 * A brand as CSS: its faces, and its tokens under `[data-brand='name']`.
 *
 * `base` is the folder its files are served from, as an address: images travel in custom properties, where a relative
 * address would be resolved against whichever stylesheet uses it.
 */
export function brandCss(brand: Brand, base = `/brands/${brand.name}/`): string {
  const variables = Object.fromEntries([
    ...Object.entries(brand.color).map(([name, value]) => [`--color-${kebab(name)}`, value]),
    ...Object.entries(brand.radius).map(([name, value]) => [`--radius-${name}`, value]),
    ...Object.entries(brand.shadow).map(([name, value]) => [`--shadow-${name}`, value]),
    ...Object.entries(brand.stroke).map(([name, value]) => [`--stroke-${name}`, value]),
    ['--font-body', brand.font.body],
    ['--font-heading', brand.font.heading],
    ['--font-plate', brand.font.plate],
    ['--heading-weight', brand.font.headingWeight],
    ['--heading-tracking', brand.font.headingTracking],
    ['--size-control', brand.density.control],
    ['--spacing', brand.density.space],
    ...typeScale(brand),
    ['--image-logo', `url('${base}${brand.image.logo}')`],
    ['--image-logo-on-brand', `url('${base}${brand.image.logoOnBrand}')`],
    ['--image-hero', `url('${base}${brand.image.hero}')`],
  ])
  const declarations = Object.entries(variables).map(([name, value]) => `  ${name}: ${String(value)};`)
  return `${[
    ...brand.font.files.map(fontFace(base)),
    ...brand.font.fallbacks.map(fallbackFace),
    `[data-brand='${brand.name}'] {\n  color-scheme: light;\n${declarations.join('\n')}\n}`,
  ].join('\n')}\n`
}
