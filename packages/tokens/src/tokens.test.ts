import { describe, expect, it } from 'vitest'
import { brandCss, brands, contrast, contrastPairs, faintPairs, missingTokens } from './index.ts'

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

  it('refuses a colour whose light it cannot tell', () => {
    expect(() => contrast('rgb(0 0 0 / 0.5)', '#fff')).toThrow('rgb(0 0 0 / 0.5)')
  })

  it('names the pair that is too faint and what it reaches', () => {
    const [brand] = brands
    const faint = faintPairs({ ...(brand?.color ?? fail()), textSoft: '#9aa5a7' })
    expect(faint.map(({ upper, lower }) => `${upper} upon ${lower}`)).toContain('textSoft upon surface')
    expect(faint.every(({ reached, least }) => reached < least)).toBe(true)
  })
})

describe.each(brands.map((brand) => [brand.name, brand] as const))('the brand %s', (name, brand) => {
  it.each(contrastPairs.map((pair) => [pair.upper, pair.lower, pair.least] as const))(
    'shows %s upon %s at %d or more',
    (upper, lower, least) => expect(contrast(brand.color[upper], brand.color[lower])).toBeGreaterThanOrEqual(least),
  )

  it('fills every token', () => expect(missingTokens(brand)).toEqual([]))

  it('speaks under its own name only', () => {
    const css = brandCss(brand)
    expect(css).toContain(`[data-brand='${name}'] {`)
    expect(css).toContain(`--color-on-action: ${brand.color.onAction};`)
    expect(css).not.toContain('undefined')
  })

  it('finds its files from wherever the page lies', () => {
    expect(brandCss(brand)).toContain(`--image-hero: url('/brands/${name}/hero.svg');`)
    expect(brandCss(brand, '/toll/')).toContain("--image-logo: url('/toll/logo.svg');")
  })
})

describe('a brand from outside', () => {
  it('is told each token that it lacks or holds in a wrong type', () => {
    const [harbour] = brands
    const { action: _, ...color } = harbour?.color ?? fail()
    expect(missingTokens({ ...harbour, color, type: { base: '1rem', ratio: 'big' } })).toEqual([
      'color.action',
      'type.ratio',
    ])
  })

  it('may be nonsense altogether', () => expect(missingTokens('blue')).toContain('color.surface'))
})

describe('the type scale', () => {
  it('grows with the ratio and shrinks big titles upon phones', () => {
    const css = brandCss(brands[0] ?? fail())
    expect(css).toContain('--text-base: 1rem;')
    expect(css).toContain('--text-sm: 0.8944rem;')
    expect(css).toMatch(/--text-4xl: clamp\(2\.0142rem, [\d.]+rem \+ [\d.]+vw, 3\.0518rem\);/)
  })
})

function fail(): never {
  throw new Error('no brand')
}
