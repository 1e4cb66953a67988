import { describe, expect, it } from 'vitest'
import {
  brandCss,
  brandFiles,
  brands,
  checkBrand,
  contrast,
  contrastReport,
  densities,
  modes,
  seenAs,
  sentenceOf,
  tokenNames,
  variable,
  visions,
} from './index.ts'

const [harbour = fail('no brand')] = brands

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#00664d', 6.98],
    ['#777777', '#ffffff', 4.48],
    ['#123456', '#123456', 1],
  ])('of %s upon %s is %d, whichever is first', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2)
    expect(contrast(other, one)).toBeCloseTo(expected, 2)
  })
})

it('shows a colour as readers without red, green or blue cones see it', () => {
  // Expected: the matrices of Machado, Oliveira and Fernandes (2009) at full severity, in linear light.
  expect(visions.map((vision) => seenAs(vision, '#b3261e'))).toEqual(['#b3261e', '#534a1b', '#756916', '#c60026'])
})

describe.each(brands.map((brand) => [brand.name, brand] as const))('the brand %s', (name, brand) => {
  it('passes the check, without warnings unless it is grey on purpose', () => {
    const { faults, warnings } = checkBrand(brandFiles[name])
    expect(faults.map(sentenceOf)).toEqual([])
    expect(warnings.map(({ value }) => value)).toEqual(name === 'wireframe' ? ['grey'] : [])
  })

  it.each(modes)('has more than 50 measured pairs in %s', (mode) => {
    expect(contrastReport(brand).filter((measure) => measure.mode === mode).length).toBeGreaterThan(50)
  })

  it.each(densities)('has controls of at least 24 pixels when %s', (density) => {
    expect(Number.parseFloat(brand.distances[density].control) * 16).toBeGreaterThanOrEqual(24)
  })

  it('defines every variable of the contract, under its own name only', () => {
    const css = brandCss(brand)
    const [, first = ''] = new RegExp(`^\\[data-brand='${name}'\\] {([^}]*)}`, 'm').exec(css) ?? []
    for (const token of tokenNames) expect(first).toContain(`--vl-${token}: `)
    expect(css).not.toContain('undefined')
    expect(css.match(/--(?!vl-)[\w-]+/g)).toBeNull()
    expect(css.match(/\[data-brand='(?!\w+'\])/g)).toBeNull()
  })
})

it('wireframe is grey and square in every mode, so that hard-coded colours and shapes stand out', () => {
  const wireframe = brands.find(({ name }) => name === 'wireframe') ?? fail('no wireframe')
  for (const mode of modes) {
    for (const color of Object.values(wireframe.modes[mode].color)) expect(color).toMatch(/^#(..)\1\1/)
    expect(wireframe.modes[mode].shadow).toEqual({ card: 'none', raised: 'none' })
  }
  expect(wireframe.radius).toEqual({ control: '0px', card: '0px', pill: '0px' })
})

describe('the CSS of a brand', () => {
  const css = brandCss(harbour)
  /** The body of a selector's rule, at top level or within a media query. */
  const rule = (selector: string, query?: string) => {
    const place = query === undefined ? 0 : css.indexOf(`@media ${query} {`)
    const start = css.indexOf(`\n${selector} {`, place)
    return place < 0 || start < 0 ? '' : css.slice(start, css.indexOf('}', start))
  }

  it('is light unless the page asks for dark or, by auto, for the mode of the system, which paper does not follow', () => {
    const dark = `color-scheme: dark;\n--vl-color-surface: ${harbour.modes.dark.color.surface};`
    expect(rule("[data-brand='harbour']")).toContain('color-scheme: light;')
    expect(rule("[data-brand='harbour'][data-mode='auto']", 'screen and (prefers-color-scheme: dark)')).toContain(dark)
    expect(rule("[data-brand='harbour'][data-mode='dark']")).toContain(dark)
    expect(css).not.toContain('@media (prefers-color-scheme')
    expect(css).not.toMatch(/dark\) {\n\[data-brand='harbour'\] {/)
  })

  it('increases contrast, whether the system or the page requests it', () => {
    const light = `--vl-color-text-soft: ${harbour.modes['light-contrast'].color['text-soft']};`
    const dark = `--vl-color-text-soft: ${harbour.modes['dark-contrast'].color['text-soft']};`
    const both = 'screen and (prefers-color-scheme: dark) and (prefers-contrast: more)'
    expect(rule("[data-brand='harbour']", '(prefers-contrast: more)')).toContain(light)
    expect(rule("[data-brand='harbour'][data-contrast='more']")).toContain(light)
    expect(rule("[data-brand='harbour'][data-mode='auto']", both)).toContain(dark)
    expect(rule("[data-brand='harbour'][data-mode='dark'][data-contrast='more']")).toContain(dark)
  })

  it('repeats in each mode every variable that differs in any mode, so that no value of another mode remains', () => {
    const names = (text: string) => [...text.matchAll(/^(--[\w-]+):/gm)].map(([, name]) => name)
    const dark = names(rule("[data-brand='harbour'][data-mode='dark']"))
    expect(names(rule("[data-brand='harbour'][data-contrast='more']"))).toEqual(dark)
    expect(dark).not.toContain('--vl-color-plate-face')
  })

  it('shows the logo for dark backgrounds in dark mode, and needs no second image for it', () => {
    expect(rule("[data-brand='harbour'][data-mode='dark']")).toContain(
      "--vl-image-logo: url('/brands/harbour/logo-on-brand.svg')",
    )
    const own = brandCss({ ...harbour, darkImages: ['logo', 'hero'] })
    expect(own).toContain("--vl-image-logo: url('/brands/harbour/logo-dark.svg')")
    expect(own).toContain("--vl-image-hero: url('/brands/harbour/hero-dark.svg')")
  })

  it('is compact only where the page or the brand selects it', () => {
    expect(rule("[data-brand='harbour'][data-density='compact']")).toContain(
      `--vl-size-control: calc(var(--vl-rem, 1rem) * ${Number.parseFloat(harbour.distances.compact.control)});`,
    )
    expect(css).not.toContain("[data-density='comfortable']")
    expect(brandCss({ ...harbour, density: 'compact' })).toContain("[data-density='comfortable']")
  })

  it('uses no CSS feature that ten-year-old phones lack', () => {
    expect(css).not.toMatch(/light-dark\(|color-mix\(|oklch\(|@layer|&/)
  })

  it('finds its files from a page at any address', () => {
    expect(css).toContain("--vl-image-hero: url('/brands/harbour/hero.svg');")
    expect(brandCss(harbour, '/toll/')).toContain("--vl-image-logo: url('/toll/logo.svg');")
  })

  it('grows type with the ratio and shrinks large titles on phones', () => {
    const rems = 'calc(var(--vl-rem, 1rem) * '
    expect(css).toContain(`--vl-text-base: ${rems}1);`)
    expect(css).toContain(`--vl-text-sm: ${rems}0.8944);`)
    expect(css.replaceAll(rems, '(')).toMatch(
      /--vl-text-4xl: clamp\(\(2\.0142\), \([\d.]+\) \+ [\d.]+vw, \(3\.0518\)\);/,
    )
  })

  it('has no length that depends on the font size of the page’s root', () => {
    expect(css.replaceAll('var(--vl-rem, 1rem)', '')).not.toMatch(/\drem\b/)
  })

  it('has the same names in TypeScript and in CSS', () => {
    expect(variable('color-on-action-fill')).toBe('var(--vl-color-on-action-fill)')
    expect(tokenNames).toContain('radius-card')
    expect(new Set(tokenNames).size).toBe(tokenNames.length)
  })
})

function fail(why: string): never {
  throw new Error(why)
}
