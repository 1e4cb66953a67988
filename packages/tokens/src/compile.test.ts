import { describe, expect, it } from 'vitest'
import { difference, hexOf } from './color.ts'
import {
  type Brand,
  type BrandSeeds,
  brandCss,
  brandImages,
  brands,
  type ColorName,
  compileBrand,
  checkBrand,
  contrast,
  contrastFault,
  contrastReport,
  modes,
  movedSeeds,
  type Mode,
  readBrand,
  readSeeds,
  sentenceOf,
  tokensText,
  unseenLogos,
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
  if ('faults' in read) throw new Error(read.faults.map(sentenceOf).join('\n'))
  return read.brand
}
const failingPairs = (brand: Pick<Brand, 'modes'>) => contrastReport(brand).filter(({ passes }) => !passes)

describe('a brand computed from seeds passes the check without a warning in every mode', () => {
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
    const { faults, warnings } = checkBrand(compileBrand({ ...base, ...seeds }))
    expect([...faults, ...warnings].map(sentenceOf)).toEqual([])
    expect(brandCss(brand)).toContain("[data-brand='trial'][data-mode='dark'] {")
  })

  it('for any hue, lightness and chroma of the seed', () => {
    const failed: string[] = []
    for (let h = 0; h < 360; h += 30) {
      for (const l of [0.15, 0.5, 0.85]) {
        for (const c of [0.03, 0.2]) {
          const seeds = { action: hexOf({ l, c, h }), accent: hexOf({ l: 1 - l, c, h: h + 120 }) }
          const { faults, warnings } = checkBrand(compileBrand({ ...base, ...seeds }))
          failed.push(...[...faults, ...warnings].map((found) => `${JSON.stringify(seeds)} ${sentenceOf(found)}`))
        }
      }
    }
    expect(failed).toEqual([])
  })

  it('keeps a legible brand colour everywhere and darkens another as text only', () => {
    expect(compiled({ action: '#006b68' }).modes.light.color).toMatchObject({
      'action-fill': '#006b68',
      'action-edge': '#006b68',
      'action-text': '#006b68',
      'surface-brand': '#006b68',
    })
    const { 'action-fill': fill, 'action-text': text } = compiled({ action: '#ff7900' }).modes.light.color
    expect(fill).toBe('#ff7900')
    expect(contrast(text, '#ffffff')).toBeGreaterThan(4.5)
    expect(contrast(text, '#ffffff')).toBeLessThan(6)
  })

  it('gives danger another hue than a red brand’s', () => {
    const { danger, 'action-fill': fill } = compiled({ action: '#b3261e' }).modes.light.color
    expect(danger).not.toBe(fill)
    expect(compiled({ action: '#b3261e' }).modes.light.color.danger).not.toBe(compiled({}).modes.light.color.danger)
  })
})

describe('the main colours of ten operators are recognised', () => {
  it.each([
    ['#ffd200', '#1d1d1b'],
    ['#ffcd00'],
    ['#ff7f00'],
    ['#78be20'],
    ['#00a651'],
    ['#e2001a'],
    ['#0046ad'],
    ['#003366'],
    ['#6f2c91'],
    ['#1d1d1b'],
  ])('%s', (action, accent?: string) => {
    const file = compileBrand({ ...base, action, accent })
    const { brand, faults, warnings } = checkBrand(file)
    if (!brand) throw new Error(faults.map(sentenceOf).join('\n'))
    const { light, dark } = brand.modes
    expect([...faults, ...warnings].map(sentenceOf)).toEqual([])
    // The largest fills: band and buttons on a light page; on a dark one, the buttons, or the band of a colour as dark as the page.
    for (const name of ['surface-brand', 'action-fill'] as const)
      expect(difference(light.color[name], action)).toBeLessThan(3)
    const kept = [dark.color['action-fill'], dark.color['surface-brand']].map((color) => difference(color, action))
    expect(Math.min(...kept)).toBeLessThan(3)
    for (const mode of modes) {
      const { color } = brand.modes[mode]
      expect(difference(color['action-fill'], color['surface-raised'])).toBeGreaterThan(5)
      expect(contrast(color['action-edge'], color['surface-raised'])).toBeGreaterThan(3)
    }
    expect(unseenLogos(brand, brandImages(brand)).map(sentenceOf)).toEqual([])
  })

  it('whose links take the second colour, or that of text, where the first would turn brown', () => {
    const { light } = compiled({ action: '#ffd200', accent: '#1d1d1b' }).modes
    expect(light.color['action-text']).toBe('#1d1d1b')
    const alone = compiled({ action: '#ffcd00', accent: undefined })
    expect(alone.modes.light.color['action-text']).toBe(alone.modes.light.color.text)
    expect(alone.links).toBe('underline')
    expect(compiled({ action: '#0046ad' }).links).toBe('colour')
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
    ['light', 'text', '#8a8a8a', 'text is #8a8a8a: upon surface (#fbf8f3) it reaches 3.25:1, 1.25 short of 4.5:1'],
    [
      'light',
      'text-soft',
      '#9aa5a7',
      'text-soft is #9aa5a7: upon surface-raised (#ffffff) it reaches 2.52:1, 1.98 short of 4.5:1',
    ],
    ['light', 'text', '#11282c80', 'text is #11282c80: upon surface (#fbf8f3) it reaches 3.09:1, 1.41 short of 4.5:1'],
    [
      'light',
      'action-soft',
      '#0b3a4080',
      'action-text is #006b68: upon action-soft (#0b3a4080) it reaches 2.11:1, 2.39 short of 4.5:1',
    ],
    ['light', 'surface', '#11282c', 'text is #11282c: upon surface (#11282c) it reaches 1.00:1, 3.50 short of 4.5:1'],
    [
      'light',
      'surface-sunken',
      '#7a8a8c',
      'text is #11282c: upon surface-sunken (#7a8a8c) it reaches 4.28:1, 0.22 short of 4.5:1',
    ],
    [
      'light',
      'action-text',
      '#5fc7b8',
      'action-text is #5fc7b8: upon surface (#fbf8f3) it reaches 1.91:1, 2.59 short of 4.5:1',
    ],
    [
      'light',
      'on-action-fill',
      '#0b3a40',
      'on-action-fill is #0b3a40: upon action-fill (#006b68) it reaches 1.95:1, 2.55 short of 4.5:1',
    ],
    [
      'light',
      'action-fill-hover',
      '#ff8a65',
      'on-action-fill is #ffffff: upon action-fill-hover (#ff8a65) it reaches 2.31:1, 2.19 short of 4.5:1',
    ],
    [
      'light',
      'action-soft',
      '#5d8b87',
      'action-text is #006b68: upon action-soft (#5d8b87) it reaches 1.66:1, 2.84 short of 4.5:1',
    ],
    [
      'light',
      'line-strong',
      '#c9d2d3',
      'line-strong is #c9d2d3: upon surface-raised (#ffffff) it reaches 1.53:1, 1.47 short of 3:1',
    ],
    ['light', 'focus', '#9ec3ff', 'focus is #9ec3ff: upon surface (#fbf8f3) it reaches 1.69:1, 1.31 short of 3:1'],
    [
      'light',
      'on-brand',
      '#5fa8a1',
      'on-brand is #5fa8a1: upon surface-brand (#0b3a40) it reaches 4.48:1, 0.02 short of 4.5:1',
    ],
    [
      'light',
      'accent',
      '#0f5058',
      'accent is #0f5058: upon surface-brand (#0b3a40) it reaches 1.36:1, 1.64 short of 3:1',
    ],
    [
      'light',
      'on-accent',
      '#ffffff',
      'on-accent is #ffffff: upon accent (#ff8a65) it reaches 2.31:1, 2.19 short of 4.5:1',
    ],
    [
      'light',
      'danger',
      '#ff6b5f',
      'danger is #ff6b5f: upon danger-soft (#fdeceb) it reaches 2.44:1, 2.06 short of 4.5:1',
    ],
    [
      'light',
      'warning',
      '#e08a00',
      'warning is #e08a00: upon warning-soft (#fff3da) it reaches 2.44:1, 2.06 short of 4.5:1',
    ],
    [
      'light',
      'plate-ink',
      '#b8b8b8',
      'plate-ink is #b8b8b8: upon plate-face (#fdfdfa) it reaches 1.94:1, 2.56 short of 4.5:1',
    ],
    ['dark', 'text', '#4a6064', 'text is #4a6064: upon surface (#031a1d) it reaches 2.69:1, 1.81 short of 4.5:1'],
    [
      'dark',
      'on-action-fill',
      '#ffffff',
      'on-action-fill is #ffffff: upon action-fill (#6ec2be) it reaches 2.07:1, 2.43 short of 4.5:1',
    ],
    [
      'light-contrast',
      'text-soft',
      '#5a6a6c',
      'text-soft is #5a6a6c: upon surface (#ffffff) it reaches 5.65:1, 1.35 short of 7:1',
    ],
    [
      'dark-contrast',
      'line-strong',
      '#5a6a6c',
      'line-strong is #5a6a6c: upon surface-sunken (#000000) it reaches 3.71:1, 0.79 short of 4.5:1',
    ],
  ])('in %s %s as %s: %s', (mode, name, color, words) => {
    const refused = failingPairs(withColorChanged(mode, name, color))
    expect(refused.map(contrastFault).map(sentenceOf)).toContainEqual(
      expect.stringContaining(`${mode}.color.${words}. `),
    )
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
    ).toMatchObject({
      faults: {
        name: { value: '"Tolls!"', mend: expect.stringContaining('small letters, digits and hyphens') },
        action: { value: '"teal"', mend: 'Write a colour as #rrggbb.' },
        neutral: { mend: 'Write warm, cool, grey, or a colour as #rrggbb.' },
        radius: { mend: 'Write square, crisp, soft, round, or a length such as 6px or 0.5rem.' },
        density: { mend: 'Write comfortable or compact.' },
      },
    })
    const { action: _, ...without } = base
    expect(readSeeds(without)).toMatchObject({ faults: { action: { value: 'missing' } } })
  })

  it.each([
    ['label', '</script><script>'],
    ['label', 'Ri\u202Evage'],
    ['label', 'R\u0456vage'],
    ['font', 'Figtree\n'],
    ['font', 'inherit'],
    ['radius', '-20px'],
    ['radius', '43px'],
    ['radius', 'NaNpx'],
  ])('refuse the %s %j', (seed, value) => {
    expect(readSeeds({ ...base, [seed]: value })).toHaveProperty(`faults.${seed}.path`, seed)
  })

  it('accept a name with an apostrophe, and an ampersand', () => {
    expect(readSeeds({ ...base, label: "L’Autoroute d'Azur & fils" })).toHaveProperty('seeds')
  })

  it('give the same file each time, and the file survives a round trip through JSON', () => {
    const file = compileBrand(base)
    expect(tokensText(compileBrand(base))).toBe(tokensText(file))
    expect(JSON.parse(tokensText(file))).toEqual(file)
    expect(JSON.parse(tokensText(compileBrand({ ...base, headingFont: undefined })))).toEqual(file)
    const lines = tokensText(file).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120)
    expect(lines).toContainEqual(expect.stringMatching(/^ {6}"action-fill": \{ "\$value": .*"hex": "#006b68" \} \},$/))
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

describe('seeds that had to be moved', () => {
  const movesOf = (seeds: Partial<BrandSeeds>) => movedSeeds({ ...base, ...seeds })

  it('are given before and after, with the pair that is too faint', () => {
    const [move] = movesOf({ action: '#C9D400' })
    expect(move).toMatchObject({ seed: 'action', role: 'action-text', mode: 'light', before: '#c9d400' })
    expect(move?.after).toBe(compiled({ action: '#c9d400' }).modes.light.color['action-text'])
    expect(move?.reason).toMatch(/^upon surface-sunken \(#[\da-f]{6}\) it reaches 1\.\d\d:1, and 4\.5:1 is needed$/)
  })

  it('include the accent, the tint of greys, and the calmer shade of dark mode', () => {
    const moves = movesOf({ accent: '#101820', neutral: '#ff0000' })
    expect(moves).toContainEqual(expect.objectContaining({ seed: 'accent', mode: 'light', before: '#101820' }))
    expect(moves).toContainEqual(expect.objectContaining({ seed: 'neutral', before: '#ff0000' }))
    expect(moves).toContainEqual(expect.objectContaining({ seed: 'action', mode: 'dark' }))
  })

  it('leave out what is shown as given', () => {
    expect(movesOf({ accent: '#ffd100' }).filter(({ mode }) => mode === 'light')).toEqual([])
  })
})

describe('the images of a computed brand', () => {
  const images = brandImages(compiled({ label: 'Péages & fils' }))

  it('are the four that every brand has', () => {
    expect(Object.keys(images)).toEqual(['logo.svg', 'logo-on-brand.svg', 'favicon.svg', 'hero.svg'])
    expect(images['logo.svg']).toContain('Péages &amp; fils</text>')
    for (const svg of Object.values(images)) expect(svg).not.toMatch(/undefined|NaN/)
  })

  it('contrast with their background in every mode', () => {
    for (const action of ['#006b68', '#ffe600', '#000000', '#ffffff']) {
      const brand = compiled({ action })
      const pictures = brandImages(brand)
      expect(unseenLogos(brand, pictures).map(sentenceOf)).toEqual([])
      expect(Object.keys(pictures)).toEqual(expect.arrayContaining(brand.darkImages.map((name) => `${name}-dark.svg`)))
    }
  })

  it('compress a long name to the width of the logo', () => {
    const long = brandImages(compiled({ label: 'Société des autoroutes de la vallée du Haut-Pays' }))
    expect(long['logo.svg']).toContain('textLength="110"')
  })
})
