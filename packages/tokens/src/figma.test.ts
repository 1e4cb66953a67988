import { describe, expect, it } from 'vitest'
import { brands, colorNames, figmaFile, modes } from './index.ts'
import { readTokens } from './dtcg.ts'

const [brand] = brands
if (!brand) throw new Error('no brand')

describe('the variables for Figma', () => {
  it('are one file of design tokens per mode, with the mode’s name', () => {
    const names = modes.map((mode) => figmaFile(brand, mode)['$extensions'])
    expect(names).toEqual(
      ['Light', 'Dark', 'Light, more contrast', 'Dark, more contrast'].map((name) => ({ 'com.figma.modeName': name })),
    )
    for (const mode of modes) expect(readTokens(figmaFile(brand, mode)).faults).toEqual([])
  })

  it('have the same names in every mode, because Figma refuses a collection with gaps', () => {
    const namesOf = (mode: (typeof modes)[number]) =>
      Object.entries(readTokens(figmaFile(brand, mode)).tree).flatMap(([group, tokens]) =>
        Object.keys(tokens).map((name) => `${group}/${name}`),
      )
    const light = namesOf('light')
    expect(light).toEqual(expect.arrayContaining(colorNames.map((name) => `color/${name}`)))
    for (const mode of modes) expect(namesOf(mode)).toEqual(light)
  })

  it('are colours with components and alpha, numbers in px, and strings', () => {
    expect(figmaFile(brand, 'light')).toMatchObject({
      color: {
        'action-fill': {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0, 107 / 255, 104 / 255], alpha: 1, hex: '#006B68' },
        },
        scrim: { $value: { alpha: 0x94 / 255, hex: '#061E21' } },
      },
      radius: { control: { $type: 'number', $value: 10 } },
      size: { control: { $value: 48 }, space: { $value: 4 } },
      text: { base: { $value: 16 }, '4xl': { $value: 48.828 } },
      font: { body: { $type: 'string', $value: 'Figtree' } },
    })
  })
})
