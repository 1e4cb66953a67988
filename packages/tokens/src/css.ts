import type { Brand, Face, Fallback } from './brand.ts'
import { densities, type Mode, modes, textSteps } from './contract.ts'
import list from './faces.json' with { type: 'json' }

/** Unicode ranges of the subsets, so that a browser fetches only the subset a page needs. */
const ranges: Readonly<Record<Face['subset'], string>> = list.subsets

/** Factors by which large font sizes shrink on a phone. */
const shrink: Record<string, number> = { '2xl': 0.86, '3xl': 0.76, '4xl': 0.66 }
const phone = 23.4375
const desktop = 80

const round = (value: number) => Number(value.toFixed(4))

/** The first font of a list such as `'Figtree', sans-serif`. */
export const firstFont = (stack: string): string => (stack.split(',')[0] ?? '').replaceAll("'", '').trim()

/** The file name of a font, beside the brand's CSS. */
export const faceFileName = ({ source }: Face): string => source.slice(source.lastIndexOf('/') + 1)

type Variables = Readonly<Record<string, string>>
const named = (kind: string, values: Variables): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--vl-${kind}-${name}`, value]))

/** Sizes of the type scale in rem: the least on a phone, the most on a wide screen. */
export function textSizes({ text }: Pick<Brand, 'text'>): Readonly<Record<string, { least: number; most: number }>> {
  const base = Number.parseFloat(text.base)
  return Object.fromEntries(
    Object.entries(textSteps).map(([step, power]) => {
      const most = base * text.ratio ** power
      return [step, { least: most * (shrink[step] ?? 1), most }]
    }),
  )
}

const typeScale = (brand: Brand): Variables =>
  Object.fromEntries(
    Object.entries(textSizes(brand)).map(([step, { least, most }]) => {
      if (least === most) return [step, `${round(most)}rem`]
      const slope = (most - least) / (desktop - phone)
      // The rem part keeps growing with the reader's text size (WCAG 1.4.4); vw alone would not.
      const fluid = `${round(least - slope * phone)}rem + ${round(slope * 100)}vw`
      return [step, `clamp(${round(least)}rem, ${fluid}, ${round(most)}rem)`]
    }),
  )

/** The address of one of the brand's files, from its path in the brand's folder. */
type Address = (file: string) => string

const fontFace = (address: Address) => (face: Face) =>
  `@font-face {
  font-family: '${face.family}';
  src: url('${address(`fonts/${faceFileName(face)}`)}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;
  unicode-range: ${ranges[face.subset]};
}`

const fallbackFace = (font: Fallback) => `@font-face {
  font-family: '${font.family}';
  src: ${font.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${font.weight};
  size-adjust: ${font.size}%;
  ascent-override: ${font.ascent}%;
  descent-override: ${font.descent}%;
  line-gap-override: 0%;
}`

/** The names of the pictures that a mode shows, without `.svg`. */
export function modeImages({ darkImages }: Pick<Brand, 'darkImages'>, mode: Mode) {
  const ofMode = (name: Brand['darkImages'][number]) =>
    mode.startsWith('dark') && darkImages.includes(name) ? `${name}-dark` : name
  const logoOnBrand = ofMode('logo-on-brand')
  const logo = ofMode('logo')
  // Without a dark logo, the logo for the brand band is used: both are light on dark.
  return { hero: ofMode('hero'), logoOnBrand, logo: mode.startsWith('dark') && logo === 'logo' ? logoOnBrand : logo }
}

/** Variables that depend on the mode: colours, shadows, and images that are invisible on a dark background. */
function modeVariables(brand: Brand, mode: Mode, address: Address): Variables {
  const { color, shadow } = brand.modes[mode]
  const { logo, logoOnBrand, hero } = modeImages(brand, mode)
  return {
    'color-scheme': mode.startsWith('dark') ? 'dark' : 'light',
    ...named('color', color),
    ...named('shadow', shadow),
    '--vl-image-logo': `url('${address(`${logo}.svg`)}')`,
    '--vl-image-logo-on-brand': `url('${address(`${logoOnBrand}.svg`)}')`,
    '--vl-image-hero': `url('${address(`${hero}.svg`)}')`,
  }
}

const distances = ({ control, space }: Brand['distances']['compact']) => ({
  '--vl-size-control': control,
  '--vl-spacing': space,
})

function modeIndependentVariables(brand: Brand): Variables {
  return {
    ...named('radius', brand.radius),
    ...named('stroke', brand.stroke),
    ...named('font', brand.font),
    '--vl-heading-weight': brand.heading.weight,
    '--vl-heading-tracking': `${brand.heading.tracking}em`,
    '--vl-link-line': brand.links === 'underline' ? 'underline' : 'none',
    // Old names, for one release: their pairs stay legible, because contrast has no direction.
    '--vl-color-action': 'var(--vl-color-action-text)',
    '--vl-color-action-hover': 'var(--vl-color-action-text)',
    '--vl-color-on-action': 'var(--vl-color-surface-raised)',
    ...distances(brand.distances[brand.density]),
    ...named('text', typeScale(brand)),
  }
}

/** Lengths follow `--vl-rem`, so that no size depends on a host's root; without the library's sheet it is the root's size. */
const inRems = (value: string) => value.replaceAll(/(?<![\w.-])(-?[\d.]+)rem\b/g, 'calc(var(--vl-rem, 1rem) * $1)')
const rule = (selector: string, variables: Variables) =>
  `${selector} {\n${Object.entries(variables)
    .map(([name, value]) => `${name}: ${inRems(value)};`)
    .join('\n')}\n}`
const when = (query: string, inner: string) => `@media ${query} {\n${inner}\n}`

/** An address that ends with a slash and cannot end a `url('...')`. */
const isAddress = /^(?:[a-z][a-z\d+.-]*:)?[\w./@%~:-]*\/$/i

/**
 * A brand as CSS: its font faces, and its tokens under `[data-brand='name']`. Beside that attribute, `data-mode`
 * (dark, auto), `data-contrast` (more) and `data-density` (comfortable, compact) select a variant. With `auto`, and without
 * `data-contrast`, the reader's system decides; without `data-mode` it is light, like most pages around; without
 * `data-density` the brand decides. Uses plain custom properties only, so that old phones support it.
 *
 * `base` is the address of the folder that serves the brand's files. Images are in custom properties, where a browser
 * would resolve a relative address against the style sheet that uses the property. `nameOf` returns the name under which
 * a file is served, if it is another one than in the brand's folder.
 */
export function brandCss(brand: Brand, base = `/brands/${brand.name}/`, nameOf = (file: string) => file): string {
  if (!isAddress.test(base))
    throw new Error(`${JSON.stringify(base)} is no address of a folder, such as /brands/rivage/`)
  const address: Address = (file) => base + nameOf(file)
  const variables = (mode: Mode) => modeVariables(brand, mode, address)
  const light = variables('light')
  // Emits mode-independent variables once, in the first block. Every later block contains all the others, so that the
  // last block that applies is complete.
  const vary = Object.keys(light).filter((name) => modes.some((mode) => variables(mode)[name] !== light[name]))
  const varying = (mode: Mode) => Object.fromEntries(vary.map((name) => [name, variables(mode)[name] ?? '']))
  const [dark, more, darkMore] = [varying('dark'), varying('light-contrast'), varying('dark-contrast')]

  const self = `[data-brand='${brand.name}']`
  const darkAttribute = `${self}[data-mode='dark']`
  const autoAttribute = `${self}[data-mode='auto']`
  const moreContrast = "[data-contrast='more']"
  // Paper is white, whatever the screen prefers.
  const prefersDark = 'screen and (prefers-color-scheme: dark)'
  const prefersMore = '(prefers-contrast: more)'
  return `${[
    ...brand.faces.map(fontFace(address)),
    ...brand.fallbacks.map(fallbackFace),
    rule(self, { ...light, ...modeIndependentVariables(brand) }),
    ...densities
      .filter((density) => density !== brand.density)
      .map((density) => rule(`${self}[data-density='${density}']`, distances(brand.distances[density]))),
    when(prefersDark, rule(autoAttribute, dark)),
    rule(darkAttribute, dark),
    when(prefersMore, rule(self, more)),
    rule(`${self}${moreContrast}`, more),
    when(`${prefersDark} and ${prefersMore}`, rule(autoAttribute, darkMore)),
    when(prefersDark, rule(`${autoAttribute}${moreContrast}`, darkMore)),
    when(prefersMore, rule(darkAttribute, darkMore)),
    rule(`${darkAttribute}${moreContrast}`, darkMore),
  ].join('\n')}\n`
}
