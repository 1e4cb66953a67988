import { describe, expect, it } from 'vitest'
import { readTokens } from './dtcg.ts'
import { brandFiles, readBrand, sentenceOf } from './index.ts'

const red = { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' }
const rem = (value: number) => ({ value, unit: 'rem' })

describe('a file of design tokens', () => {
  it('gives a token the type of its nearest group', () => {
    const { tree } = readTokens({
      $type: 'color',
      a: { $value: red },
      group: { $type: 'dimension', b: { $value: rem(1) }, c: { $type: 'number', $value: 2 } },
    })
    expect(tree).toEqual({
      a: { $type: 'color', $value: red },
      group: { b: { $type: 'dimension', $value: rem(1) }, c: { $type: 'number', $value: 2 } },
    })
  })

  it('resolves references with their type, also chained ones and those inside composite values', () => {
    const { tree, faults } = readTokens({
      palette: { $type: 'color', red: { $value: red }, brand: { $value: '{palette.red}' } },
      text: { $value: '{palette.brand}' },
      shadow: { $type: 'shadow', card: { $value: [{ color: '{text}', blur: rem(1) }] } },
    })
    expect(faults).toEqual([])
    expect(tree['text']).toEqual({ $type: 'color', $value: red })
    expect(tree['shadow']).toEqual({ card: { $type: 'shadow', $value: [{ color: red, blur: rem(1) }] } })
  })

  it('extends a group, level by level, and its own tokens override inherited ones', () => {
    const { tree, faults } = readTokens({
      light: { color: { $type: 'color', text: { $value: red }, line: { $value: red } } },
      more: { $extends: '{light}', color: { text: { $value: { ...red, hex: '#000000' } } } },
      most: { $extends: '{more}' },
    })
    expect(faults).toEqual([])
    expect(tree['most']).toEqual({
      color: { text: { $type: 'color', $value: { ...red, hex: '#000000' } }, line: { $type: 'color', $value: red } },
    })
  })

  it.each([
    ['a reference to nothing', { a: { $value: '{b.c}' } }, 'a is "{b.c}": it leads to no token.'],
    ['a circular reference', { a: { $value: '{b}' }, b: { $value: '{a}' } }, 'a is "{b}": it leads back to itself.'],
    ['an extension of nothing', { a: { $extends: '{b}' } }, 'a.$extends is "{b}": it leads to no other group.'],
    [
      'a circular extension',
      { a: { $extends: '{b}' }, b: { $extends: '{a}' } },
      'a.$extends is "{a}": it leads to no other group.',
    ],
    [
      'a value that is not wrapped in a token',
      { a: { b: '#ff0000' } },
      'a.b is "#ff0000": it is neither a token nor a group of tokens.',
    ],
    ['nesting of 20,000', JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)), 'the file is nested too deep'],
    ['a file that is not an object', [], 'the file is []: a brand is one JSON object.'],
    [
      'a name that would change the object and not the tokens',
      JSON.parse('{ "light": { "__proto__": { "$value": 1 } } }'),
      'light.__proto__ is a forbidden name',
    ],
  ])('reports %s', (_, file, fault) =>
    expect(readTokens(file).faults.map(sentenceOf)).toContainEqual(expect.stringContaining(fault)),
  )

  it('stops at references that double at each level', () => {
    const levels = Array.from({ length: 40 }, (_, index) => [
      `a${index}`,
      { $value: [`{a${index + 1}}`, `{a${index + 1}}`] },
    ])
    const { faults } = readTokens(Object.fromEntries([...levels, ['a40', { $value: 1 }]]))
    expect(faults.map(sentenceOf)).toContainEqual(expect.stringContaining('refers to tokens more than 20000 times'))
  })
})

describe('a brand file', () => {
  /** The faults of harbour's file after one change to its JSON text. */
  const faultsOf = (change: (text: string) => string) => {
    const read = readBrand(JSON.parse(change(JSON.stringify(brandFiles['harbour']))))
    return 'faults' in read ? read.faults.map(sentenceOf) : []
  }
  const value = (token: string) => new RegExp(`"${token}":\\{"\\$value":.*?\\}\\}`)

  it.each([
    ['lacks a token', value('on-action-fill'), '"$description":""', 'light.color.on-action-fill is missing: '],
    ['lacks a mode', '"dark-contrast"', '"darker"', 'dark-contrast is missing: '],
    [
      'has an unknown token',
      '"on-action-fill":',
      '"onAction":',
      'light.color.onAction is unknown: the contract has no such token',
    ],
    [
      'has a token of another type',
      value('focus'),
      '"focus":{"$type":"number","$value":3}',
      'light.color.focus is of type "number": a color belongs here.',
    ],
    [
      'has a colour in the old form',
      value('focus'),
      '"focus":{"$value":"#1557b0"}',
      /^light\.color\.focus is "#1557b0": it is no color of the format\. Write \{ "colorSpace"/,
    ],
    [
      'has a length in another unit',
      '"unit":"rem"',
      '"unit":"em"',
      /^density\.\w+\.control is \{"value":3,"unit":"em"\}: it is no dimension/,
    ],
    [
      'has a group where a token belongs',
      value('focus'),
      '"focus":{"$description":""}',
      'light.color.focus is a group: a token belongs here.',
    ],
    [
      'has a name that is not valid in an address',
      '"harbour"',
      '"../harbour"',
      '$extensions.voie-libre.name is "../harbour": it becomes a folder',
    ],
    [
      'has a font name that contains a quote',
      '"Figtree Fallback"',
      '"x\'; } body { display: none"',
      /voie-libre\.fallbacks\.0\.family is "x'; \} body \{ display: none": it is quoted in CSS/,
    ],
    [
      'refers to a token that does not exist',
      '{light.color.plate-face}',
      '{day.color.plate-face}',
      /plate-face is "\{day\.color\.plate-face\}": it leads to no token/,
    ],
  ])('that %s is reported', (_, from, to, fault) => {
    const faults = faultsOf((text) => {
      const changed = text.replace(from, to)
      expect(changed).not.toBe(text)
      return changed
    })
    expect(faults.join('\n')).toMatch(fault)
  })

  it.each([
    ['hsl', [0, 100, 50], '#ff0000'],
    ['oklch', [0.628, 0.2577, 29.23], '#ff0000'],
    ['display-p3', [0, 1, 0], '#00f74f'],
  ])('may define colours in %s, which the CSS converts for old screens', (colorSpace, components, shown) => {
    const file = structuredClone(brandFiles['harbour'])
    const read = readBrand({
      ...Object(file),
      dark: { $extends: '{light}', color: { accent: { $value: { colorSpace, components } } } },
    })
    expect('brand' in read && read.brand.modes.dark.color.accent).toBe(shown)
  })
})
