import { describe, expect, it } from 'vitest'
import { hexOf } from './color.ts'
import {
  type Brand,
  type BrandSeeds,
  brandCss,
  brandImages,
  brands,
  type ColorName,
  compileBrand,
  contrast,
  contrastReport,
  modes,
  type Mode,
  readBrand,
  readSeeds,
  tokensText,
  wordsOf,
} from './index.ts'

const base: BrandSeeds = {
  name: 'trial',
  label: 'Trial',
  action: '#006b68',
  accent: '#ff8a65',
  neutral: 'grey',
  radius: 'soft',
  font: 'system-ui',
  density: 'comfortable',
}

function compiled(seeds: Partial<BrandSeeds>): Brand {
  const read = readBrand(compileBrand({ ...base, ...seeds }))
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  return read.brand
}
const failingPairs = (brand: Pick<Brand, 'modes'>) => contrastReport(brand).filter(({ passes }) => !passes)

describe('a brand computed from seeds is legible in every mode', () => {
  it.each<[string, Partial<BrandSeeds>]>([
    ['petrol and coral', {}],
    ['motorway blue', { action: '#0055a4', accent: '#ffcc00', neutral: 'cool' }],
    ['signal red', { action: '#e4002b', accent: '#ffd100', neutral: 'warm' }],
    ['orange, too light under white text', { action: '#ff7900', accent: '#000000' }],
    ['yellow, too light for any text on white', { action: '#ffe600', accent: '#1d1d1b' }],
    ['lime', { action: '#a4e400', accent: '#003b5c' }],
    ['leaf green', { action: '#009639', accent: '#8dc8e8', neutral: 'warm' }],
    ['mint', { action: '#9ff5d0', accent: '#ff4f79' }],
    ['cyan', { action: '#00c2de', accent: '#002f6c', neutral: 'cool' }],
    ['night blue', { action: '#0b1f4b', accent: '#c9a227' }],
    ['violet', { action: '#6f2da8', accent: '#f6c945', neutral: '#f3eefb' }],
    ['magenta', { action: '#d6006d', accent: '#00a3ad' }],
    ['pink', { action: '#ffb3c7', accent: '#7a0033', neutral: 'warm' }],
    ['brick', { action: '#a92c14', accent: '#eaa823', neutral: '#ece4d3' }],
    ['brown', { action: '#6b4423', accent: '#d9b48f', neutral: 'warm' }],
    ['black', { action: '#000000', accent: '#ffffff' }],
    ['white', { action: '#ffffff', accent: '#000000' }],
    ['medium grey', { action: '#808080', accent: '#808080' }],
    ['the same colour for every seed', { action: '#ff0000', accent: '#ff0000', neutral: '#ff0000' }],
    ['the purest blue', { action: '#0000ff', accent: '#00ff00', neutral: '#0000ff' }],
  ])('%s', (_, seeds) => {
    const brand = compiled(seeds)
    expect(failingPairs(brand).map(wordsOf)).toEqual([])
    expect(brandCss(brand)).toContain("[data-brand='trial'][data-mode='dark'] {")
  })

  it('for any hue, lightness and chroma of the seed', () => {
    const failed: string[] = []
    for (let h = 0; h < 360; h += 30) {
      for (const l of [0.15, 0.5, 0.85]) {
        for (const c of [0.03, 0.2]) {
          const seeds = { action: hexOf({ l, c, h }), accent: hexOf({ l: 1 - l, c, h: h + 120 }) }
          failed.push(...failingPairs(compiled(seeds)).map((measure) => `${JSON.stringify(seeds)} ${wordsOf(measure)}`))
        }
      }
    }
    expect(failed).toEqual([])
  })

  it('keeps a legible brand colour as it is and darkens one that is not', () => {
    expect(compiled({ action: '#006b68' }).modes.light.color.action).toBe('#006b68')
    const { action } = compiled({ action: '#ff7900' }).modes.light.color
    expect(contrast(action, '#ffffff')).toBeGreaterThan(4.5)
    expect(contrast(action, '#ffffff')).toBeLessThan(6)
  })

  it('gives danger another hue than a red brand’s', () => {
    const { danger, action } = compiled({ action: '#b3261e' }).modes.light.color
    expect(danger).not.toBe(action)
    expect(compiled({ action: '#b3261e' }).modes.light.color.danger).not.toBe(compiled({}).modes.light.color.danger)
  })
})

/** Harbour with one colour of one mode changed. */
function withColorChanged(mode: Mode, name: ColorName, color: string): Pick<Brand, 'modes'> {
  const [harbour] = brands
  if (!harbour) throw new Error('no brand')
  const { [mode]: changedMode, ...others } = harbour.modes
  const changed = { [mode]: { ...changedMode, color: { ...changedMode.color, [name]: color } } }
  return { modes: { ...harbour.modes, ...others, ...changed } }
}

describe('the report of an illegible palette names the pair, the mode and the missing contrast', () => {
  it.each<[Mode, ColorName, string, string]>([
    ['light', 'text', '#8a8a8a', 'text (#8a8a8a) upon surface (#fbf8f3) reaches 3.25:1, 1.25 short of 4.5:1'],
    [
      'light',
      'text-soft',
      '#9aa5a7',
      'text-soft (#9aa5a7) upon surface-raised (#ffffff) reaches 2.52:1, 1.98 short of 4.5:1',
    ],
    ['light', 'text', '#11282c80', 'text (#11282c80) upon surface (#fbf8f3) reaches 3.09:1, 1.41 short of 4.5:1'],
    [
      'light',
      'action-soft',
      '#0b3a4080',
      'action (#006b68) upon action-soft (#0b3a4080) reaches 2.11:1, 2.39 short of 4.5:1',
    ],
    ['light', 'surface', '#11282c', 'text (#11282c) upon surface (#11282c) reaches 1.00:1, 3.50 short of 4.5:1'],
    [
      'light',
      'surface-sunken',
      '#7a8a8c',
      'text (#11282c) upon surface-sunken (#7a8a8c) reaches 4.28:1, 0.22 short of 4.5:1',
    ],
    ['light', 'action', '#5fc7b8', 'action (#5fc7b8) upon surface (#fbf8f3) reaches 1.91:1, 2.59 short of 4.5:1'],
    ['light', 'on-action', '#0b3a40', 'on-action (#0b3a40) upon action (#006b68) reaches 1.95:1, 2.55 short of 4.5:1'],
    [
      'light',
      'action-hover',
      '#ff8a65',
      'on-action (#ffffff) upon action-hover (#ff8a65) reaches 2.31:1, 2.19 short of 4.5:1',
    ],
    [
      'light',
      'action-soft',
      '#5d8b87',
      'action (#006b68) upon action-soft (#5d8b87) reaches 1.66:1, 2.84 short of 4.5:1',
    ],
    [
      'light',
      'line-strong',
      '#c9d2d3',
      'line-strong (#c9d2d3) upon surface-raised (#ffffff) reaches 1.53:1, 1.47 short of 3:1',
    ],
    ['light', 'focus', '#9ec3ff', 'focus (#9ec3ff) upon surface (#fbf8f3) reaches 1.69:1, 1.31 short of 3:1'],
    [
      'light',
      'on-brand',
      '#5fa8a1',
      'on-brand (#5fa8a1) upon surface-brand (#0b3a40) reaches 4.48:1, 0.02 short of 4.5:1',
    ],
    ['light', 'accent', '#0f5058', 'accent (#0f5058) upon surface-brand (#0b3a40) reaches 1.36:1, 1.64 short of 3:1'],
    ['light', 'on-accent', '#ffffff', 'on-accent (#ffffff) upon accent (#ff8a65) reaches 2.31:1, 2.19 short of 4.5:1'],
    ['light', 'danger', '#ff6b5f', 'danger (#ff6b5f) upon danger-soft (#fdeceb) reaches 2.44:1, 2.06 short of 4.5:1'],
    [
      'light',
      'warning',
      '#e08a00',
      'warning (#e08a00) upon warning-soft (#fff3da) reaches 2.44:1, 2.06 short of 4.5:1',
    ],
    [
      'light',
      'plate-ink',
      '#b8b8b8',
      'plate-ink (#b8b8b8) upon plate-face (#fdfdfa) reaches 1.94:1, 2.56 short of 4.5:1',
    ],
    ['dark', 'text', '#4a6064', 'text (#4a6064) upon surface (#031a1d) reaches 2.69:1, 1.81 short of 4.5:1'],
    ['dark', 'on-action', '#ffffff', 'on-action (#ffffff) upon action (#6ec2be) reaches 2.07:1, 2.43 short of 4.5:1'],
    [
      'light-contrast',
      'text-soft',
      '#5a6a6c',
      'text-soft (#5a6a6c) upon surface (#ffffff) reaches 5.65:1, 1.35 short of 7:1',
    ],
    [
      'dark-contrast',
      'line-strong',
      '#5a6a6c',
      'line-strong (#5a6a6c) upon surface-sunken (#000000) reaches 3.71:1, 0.79 short of 4.5:1',
    ],
  ])('in %s %s as %s: %s', (mode, name, color, words) => {
    const refused = failingPairs(withColorChanged(mode, name, color))
    expect(refused.map(wordsOf)).toContain(`too faint in ${mode}: ${words}`)
    expect(refused.every((measure) => measure.mode === mode && [measure.upper, measure.lower].includes(name))).toBe(
      true,
    )
  })
})

describe('seeds', () => {
  it('get a message that names the expected format of each', () => {
    expect(readSeeds(base)).toEqual({ seeds: base })
    expect(
      readSeeds({ ...base, name: 'Tolls!', action: 'teal', neutral: 'green', radius: '1em', density: 'narrow' }),
    ).toEqual({
      faults: {
        name: 'small letters, digits and hyphens',
        action: 'a colour as #rrggbb',
        neutral: 'warm, cool, grey, or a colour as #rrggbb',
        radius: 'square, crisp, soft, round, or a length in px or rem',
        density: 'comfortable or compact',
      },
    })
    const { accent: _, ...without } = base
    expect(readSeeds(without)).toEqual({ faults: { accent: 'a colour as #rrggbb' } })
  })

  it('give the same file each time, and the file survives a round trip through JSON', () => {
    const file = compileBrand(base)
    expect(tokensText(compileBrand(base))).toBe(tokensText(file))
    expect(JSON.parse(tokensText(file))).toEqual(file)
    const lines = tokensText(file).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120)
    expect(lines).toContainEqual(expect.stringMatching(/^ {6}"action": \{ "\$value": .*"hex": "#006b68" \} \},$/))
  })

  it.each([
    ['square', '0px', '0px'],
    ['crisp', '0.25rem', '0.375rem'],
    ['6px', '6px', '9px'],
    ['0.5rem', '0.5rem', '0.75rem'],
  ])('%s makes corners of %s for controls and %s for cards', (radius, control, card) => {
    expect(compiled({ radius }).radius).toMatchObject({ control, card })
  })

  it('include the font files of a known family and only name an unknown one', () => {
    const archivo = compiled({ font: 'Archivo', headingFont: 'Comic Neue' })
    expect(archivo.faces.map(({ family }) => family)).toEqual(['Archivo', 'Archivo', 'Barlow Semi Condensed'])
    expect(archivo.font.heading).toBe("'Comic Neue', system-ui, sans-serif")
    expect(compiled({}).font.body).toBe('system-ui, sans-serif')
  })
})

describe('the images of a computed brand', () => {
  const images = brandImages(compiled({ label: 'Péages <& fils>' }))

  it('are the four that every brand has', () => {
    expect(Object.keys(images)).toEqual(['logo.svg', 'logo-on-brand.svg', 'favicon.svg', 'hero.svg'])
    expect(images['logo.svg']).toContain('Péages &lt;&amp; fils&gt;</text>')
    for (const svg of Object.values(images)) expect(svg).not.toMatch(/undefined|NaN/)
  })

  it('contrast with their background in every mode', () => {
    for (const action of ['#006b68', '#ffe600', '#000000', '#ffffff']) {
      const brand = compiled({ action })
      const { light } = brand.modes
      expect(contrast(light.color.action, light.color['surface-raised'])).toBeGreaterThan(3)
      for (const mode of modes) {
        const { color } = brand.modes[mode]
        const ground = mode.startsWith('dark') ? color['surface-raised'] : color['surface-brand']
        expect(contrast(light.color['on-brand'], ground)).toBeGreaterThan(4.5)
      }
    }
  })

  it('compress a long name to the width of the logo', () => {
    const long = brandImages(compiled({ label: 'Société des autoroutes de la vallée du Haut-Pays' }))
    expect(long['logo.svg']).toContain('textLength="110"')
  })
})
