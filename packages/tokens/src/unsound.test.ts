import { describe, expect, it } from 'vitest'
import { type Brand, brandFiles, brands, checkBrand, readJson, sentenceOf, unseenLogos } from './index.ts'
import type { Finding } from './finding.ts'

/** A copy of harbour's file with the value at a path replaced; `undefined` removes it. */
function harbourWith(path: readonly string[], value: unknown): unknown {
  const file: unknown = structuredClone(brandFiles['harbour'])
  let fields = file
  for (const step of path.slice(0, -1)) fields = Reflect.get(Object(fields), step)
  const last = path.at(-1) ?? ''
  if (value === undefined) Reflect.deleteProperty(Object(fields), last)
  else Object.defineProperty(Object(fields), last, { value, enumerable: true })
  return file
}
const sentences = (findings: readonly Finding[]) => findings.map(sentenceOf)
const at = (path: string) => path.split('/')
const own = (path: string) => at(`$extensions/voie-libre/${path}`)
const value = (path: string) => [...at(path), '$value']
const length = (size: number, unit = 'px') => ({ value: size, unit })
const color = (hex: string, more = {}) => ({
  colorSpace: 'srgb',
  components: (hex.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16) / 255),
  ...more,
})
const shadow = (more: object) => ({
  color: color('#000000', { alpha: 0.2 }),
  offsetX: length(0),
  offsetY: length(1),
  blur: length(2),
  spread: length(0),
  ...more,
})

describe('a brand that cannot be used is refused by path, value and mend', () => {
  it.each<[string, unknown, readonly string[], string]>([
    ['no focus ring', length(0), value('stroke/focus'), 'stroke.focus is 0px: keyboard users cannot see'],
    ['a focus ring over its neighbours', length(20), value('stroke/focus'), 'stroke.focus is 20px: '],
    ['fields without borders', length(0), value('stroke/control'), 'stroke.control is 0px: without a border'],
    ['text in px', length(16), value('text/base'), 'own text size. Write 1rem.'],
    ['text of 6 px', length(6), value('text/base'), 'own text size. Use 0.875rem to 1.375rem.'],
    ['tiny text', length(0.375, 'rem'), value('text/base'), 'text.base is 0.375rem: smaller text cannot be read'],
    ['huge text', length(4, 'rem'), value('text/base'), 'text.base is 4rem: '],
    ['a type ratio of 5', 5, value('text/ratio'), 'text.ratio is 5: it is raised to the fifth power'],
    ['a type ratio below 1', 0.5, value('text/ratio'), 'Use 1.05 to 1.4.'],
    ['a scale whose titles fill the screen', 1.39, value('text/ratio'), 'it makes the step 4xl 83px high'],
    ['tracking of 3', 3, value('heading/tracking'), 'heading.tracking is 3: it is a share of the font size'],
    ['overlapping letters', -0.5, value('heading/tracking'), 'Use -0.08 to 0.12.'],
    ['hairline headings', 1, value('heading/weight'), 'heading.weight is 1: thinner strokes vanish'],
    ['no space', length(0), value('density/compact/space'), 'density.compact.space is 0px: '],
    ['negative space', length(-4), value('density/comfortable/space'), 'Use 2px to 8px.'],
    ['a control no finger hits', length(20), value('density/compact/control'), 'is 20px: a finger needs 24px'],
    ['a control as high as a phone', length(50, 'rem'), value('density/compact/control'), 'Use 1.5rem to 5rem.'],
    ['a negative corner', length(-20), value('radius/control'), 'radius.control is -20px: CSS has no corner below 0'],
    ['a card as a circle', length(400), value('radius/card'), 'radius.card is 400px: '],
    ['NaN', Number.NaN, value('text/ratio'), 'text.ratio is NaN: it is no number'],
    ['infinity, which 1e999 in JSON becomes', JSON.parse('1e999'), value('text/ratio'), 'is Infinity: it is no number'],
    ['a length without a number', length(Number.NaN), value('radius/card'), 'it is no dimension of the format'],

    [
      'a translucent dialog',
      color('#ffffff', { alpha: 0.1 }),
      value('light/color/surface-raised'),
      'light.color.surface-raised is #ffffff at alpha 0.1: only scrim and shadows may be translucent',
    ],
    ['no scrim', color('#000000', { alpha: 0 }), value('dark/color/scrim'), 'is #000000 at alpha 0: a fainter scrim'],
    ['a scrim that hides the page', color('#000000'), value('dark/color/scrim'), 'Use an alpha of 0.3 to 0.95.'],
    ['an alpha of 7', color('#000000', { alpha: 7 }), value('dark/color/scrim'), 'it is no color of the format'],
    [
      'a hex that is another colour',
      color('#112233', { hex: '#112234' }),
      value('light/color/text'),
      'light.color.text is #112234 by its hex and #112233 by its components: they differ',
    ],
    [
      'components from 0 to 255',
      { colorSpace: 'srgb', components: [17, 34, 51] },
      value('light/color/text'),
      'light.color.text is srgb 17 34 51: component 1 lies outside the colour space. Use 0 to 1 for it.',
    ],
    ['CSS as a colour', 'url(https://example.com/x)', value('light/color/text'), 'it is no color of the format'],
    ['a colour by name', 'red', value('light/color/text'), 'light.color.text is "red": it is no color of the format'],
    [
      'a shadow over the page',
      shadow({ blur: length(4000) }),
      value('light/shadow/card'),
      'light.shadow.card.blur is 4000px',
    ],
    ['a negative blur', shadow({ blur: length(-2) }), value('light/shadow/card'), 'Use 0px to 96px.'],
    ['a shadow elsewhere', [shadow({ offsetY: length(900) })], value('light/shadow/card'), 'card.0.offsetY is 900px'],
    ['a swollen shadow', shadow({ spread: length(10, 'rem') }), value('light/shadow/card'), 'Use -3rem to 1rem.'],
    ['twenty shadows', Array(20).fill(shadow({})), value('light/shadow/card'), 'light.shadow.card is 20 shadows'],

    [
      'a newline in a font',
      ['Fig\ntree', 'serif'],
      value('font/body'),
      'font.body is ["Fig\\ntree","serif"]: it is quoted',
    ],
    ['CSS in a font', ["x', serif; } * { display: none", 'serif'], value('font/body'), 'it is quoted in CSS'],
    ['url() in a font', ['url(https://example.com)', 'serif'], value('font/body'), 'it is quoted in CSS'],
    ['an escape in a font', ['a\\27 b', 'serif'], value('font/body'), 'it is quoted in CSS'],
    ['no fallback', ['Figtree'], value('font/body'), 'End the list with a generic family'],
    ['no fallback after one name', 'Figtree', value('font/heading'), 'End the list with a generic family'],
    ['a CSS keyword as a font', ['inherit', 'serif'], value('font/body'), 'CSS reads this word as a keyword'],
    ['no font', [], value('font/body'), 'font.body is []'],

    ['markup in the label', '</script><script>', own('label'), 'label is "</script><script>": it stands in titles'],
    ['an empty label', '', own('label'), 'Use letters, digits, spaces'],
    ['a label of two lines', 'Ri\nvage', own('label'), 'label is "Ri\\nvage"'],
    ['a label that reads backwards', 'Ri\u202Evage', own('label'), 'label is "Ri\\u{202e}vage"'],
    ['an invisible space in the label', 'Ri\u200Bvage', own('label'), 'label is "Ri\\u{200b}vage"'],
    ['a Cyrillic letter in a Latin label', 'R\u0456vage', own('label'), 'it mixes scripts'],
    ['piled marks in the label', 'Ri\u0301\u0301\u0301\u0301vage', own('label'), 'piles up marks'],
    ['a label as long as a page', 'a'.repeat(400), own('label'), '60 characters at most'],
    ['a path as a name', '../../etc', own('name'), 'name is "../../etc": it becomes a folder'],
    ['a selector as a name', "x'] body", own('name'), 'it becomes a folder, an address and a CSS selector'],
    ['a face outside the folder', '../../../x.woff2', own('faces/0/source'), 'no "..".'],
    ['a face of another format', './fonts/x.ttf', own('faces/0/source'), 'browsers load woff2 only'],
    ['a face from elsewhere', 'https://example.com/x.woff2', own('faces/0/source'), 'the build copies this file'],
    ['two faces in one file', './fonts/figtree-latin-wght-normal.woff2', own('faces/1/source'), 'has the same name'],
    ['a weight that CSS refuses', '900 300', own('faces/0/weight'), 'weights of CSS go from 1 to 1000'],
    ['CSS in a weight', '400; } *', own('faces/0/weight'), 'it is no weight of CSS'],
    ['a fallback without size', -5, own('fallbacks/0/size'), 'fallbacks.0.size is -5: CSS refuses a negative'],
    ['CSS in an installed font', ["a'), url(x"], own('fallbacks/0/local'), 'local.0 is "a\'), url(x": it is quoted'],

    ['a missing mode', undefined, at('dark-contrast'), 'dark-contrast is missing'],
    ['a missing role', undefined, at('light/color/on-danger'), 'light.color.on-danger is missing'],
    ['a z-index', { $type: 'number', $value: 99999 }, at('stroke/z-index'), 'stroke.z-index is unknown'],
    [
      'a negative duration',
      { $type: 'duration', $value: { value: -200, unit: 'ms' } },
      at('text/duration'),
      'text.duration is unknown: the contract has no such token',
    ],
  ])('%s', (_, unsound, path, sentence) => {
    const { faults } = checkBrand(harbourWith(path, unsound))
    expect(sentences(faults)).toContainEqual(expect.stringContaining(sentence))
    for (const finding of faults)
      expect(sentenceOf(finding)).toMatch(/^\S.* is .+: .+\. \S.*[.)}]$|^\S.* is .+: .+\. \S/)
  })
})

const harbourColor = (name: string, hex: string) => harbourWith(value(`light/color/${name}`), color(hex))

describe('signals that look alike', () => {
  it.each([
    ['success', '#b3261e', 'light.color.danger is #b3261e: it cannot be told from success (#b3261e)'],
    [
      'danger',
      '#006b68',
      'light.color.danger is #006b68: it cannot be told from action-fill (#006b68), so deleting looks like paying',
    ],
    ['warning', '#b3271f', 'light.color.danger is #b3261e: it cannot be told from warning (#b3271f)'],
    ['info', '#855000', 'light.color.warning is #855000: it cannot be told from info (#855000)'],
  ])('to everyone are refused: %s as %s', (name, hex, sentence) => {
    const { faults } = checkBrand(harbourColor(name, hex))
    expect(sentences(faults)).toContainEqual(expect.stringContaining(sentence))
  })

  it.each([
    ['success', '#1a5220', 'readers with protanopia cannot tell it from success (#1a5220), so a failure looks'],
    ['action-fill', '#895400', 'cannot tell it from action-fill (#895400), so deleting looks like paying'],
  ])('to colour-blind readers are warned about: %s as %s', (name, hex, reason) => {
    const { warnings } = checkBrand(harbourColor(name, hex))
    expect(sentences(warnings)).toContainEqual(expect.stringContaining(reason))
  })

  it('are no fault in a mode without hues, which gets one warning', () => {
    const { faults, warnings } = checkBrand(brandFiles['wireframe'])
    expect(faults).toEqual([])
    expect(sentences(warnings)).toEqual([expect.stringContaining('light, dark, light-contrast, dark-contrast is grey')])
  })
})

/** Harbour with several colours changed, by `mode/name`. */
function harbourColors(changes: Readonly<Record<string, string>>): unknown {
  let file = brandFiles['harbour']
  for (const [place, hex] of Object.entries(changes)) {
    const [mode = '', name = ''] = place.split('/')
    const tokens: unknown = Reflect.get(Object(file), mode)
    const colors = { ...Reflect.get(Object(tokens), 'color'), [name]: { $value: color(hex) } }
    file = { ...Object(file), [mode]: { ...Object(tokens), color: colors } }
  }
  return file
}
const exchangedModes = () => {
  const { light, dark, ...rest } = Object(brandFiles['harbour'])
  const plate = (from: object, to: object) => ({
    ...to,
    color: {
      ...Reflect.get(to, 'color'),
      ...Object.fromEntries(Object.entries(Reflect.get(from, 'color')).filter(([name]) => name.includes('plate'))),
    },
  })
  return { ...rest, light: plate(light, dark), dark: plate(dark, light) }
}
const linksLikeText = harbourColors({ 'light/action-text': '#11282c' })

describe('colours that say something else than their role are refused', () => {
  it.each<[string, unknown, string]>([
    [
      'a green danger',
      harbourColors({ 'light/danger': '#1f7a3d' }),
      'light.color.danger is #1f7a3d: it is the green of a success, so a failure looks like a success. Give it a red, or another hue that warns.',
    ],
    [
      'a red success',
      harbourColors({ 'dark/success': '#ffb4ab' }),
      'dark.color.success is #ffb4ab: it is the red of a danger, so a success looks like a failure. Give it a green, or a blue.',
    ],
    [
      'danger and success exchanged',
      harbourColors({ 'light/danger': '#1b6b3d', 'light/success': '#b3261e' }),
      'light.color.danger is #1b6b3d: it is the green of a success, so a failure looks like a success. Exchange danger and success.',
    ],
    [
      'light and dark exchanged',
      exchangedModes(),
      'so readers who chose light get a dark page. Exchange the colours of light and dark.',
    ],
    [
      'a dark mode that is light',
      harbourColors({ 'dark/surface': '#ffffff', 'dark/text': '#000000' }),
      'get a light page. Exchange the colours of light and dark.',
    ],
    [
      'a pink plate',
      harbourColors({ 'light/plate-face': '#ffc0cb' }),
      'light.color.plate-face is #ffc0cb: plates are white or yellow, in every country and mode. Use white or yellow.',
    ],
    ['a black plate', harbourColors({ 'light/plate-face': '#101010' }), 'plates are white or yellow, in every country'],
    [
      'pale characters',
      harbourColors({ 'light/plate-ink': '#aaaaaa' }),
      'are black, in every country and mode. Use black.',
    ],
    ['red characters', harbourColors({ 'light/plate-ink': '#8a1010' }), 'are black, in every country and mode.'],
    ['a grey plate', harbourColors({ 'light/plate-face': '#d5d5d5' }), 'plates are white or yellow, in every country'],
    [
      'a success that looks like information',
      harbourColors({ 'light/success': '#0d5a8a' }),
      'light.color.success is #0d5a8a: it looks like info (#0d5a8a), so a result looks like a note. Give one of them another hue.',
    ],
    [
      'a red band',
      harbourColors({ 'light/plate-band': '#aa0000' }),
      'dark blue, in every country and mode. Use a blue such as #003399.',
    ],
    [
      'another plate in dark mode',
      harbourColors({ 'dark/plate-face': '#f7d117' }),
      'a plate looks the same in every mode. Write the same colour.',
    ],
    [
      'links that look like the text around them, without an underline',
      linksLikeText,
      'light.color.action-text is #11282c: it looks like text (#11282c), and no reader finds a link that has no underline. Use another colour, or write "links": "underline" in $extensions.voie-libre.',
    ],
  ])('%s', (_, file, sentence) => {
    expect(sentences(checkBrand(file).faults)).toContainEqual(expect.stringContaining(sentence))
  })

  it('but links in the colour of text are found by an underline', () => {
    const underlined = {
      ...Object(linksLikeText),
      $extensions: Reflect.get(Object(harbourWith(own('links'), 'underline')), '$extensions'),
    }
    expect(sentences(checkBrand(underlined).faults)).not.toContainEqual(expect.stringContaining('no underline'))
  })

  it('but a yellow plate with a blue band is one, and a blue success with an orange danger are clear', () => {
    const yellow = Object.fromEntries(['light', 'dark'].map((mode) => [`${mode}/plate-face`, '#f7d117']))
    const clear = { 'light/success': '#00508a', 'light/danger': '#a33c00', 'light/info': '#5b3a8c' }
    const { faults } = checkBrand(harbourColors({ ...yellow, ...clear }))
    expect(sentences(faults).filter((line) => !line.includes('-contrast'))).toEqual([])
  })
})

describe('a file that no program should read is refused in a sentence', () => {
  const deep = (levels: number, [start, end]: readonly [string, string]) =>
    start.repeat(levels) + '1' + end.repeat(levels)
  const chain = (levels: number) => ({
    a0: { $value: 1 },
    ...Object.fromEntries(Array.from({ length: levels }, (_, index) => [`a${index + 1}`, { $value: `{a${index}}` }])),
  })
  it.each([
    ['20,000 groups', `{"a":${deep(20_000, ['{"a":', '}'])}}`],
    ['20,000 lists', `{"a":{"$value":${deep(20_000, ['[', ']'])}}}`],
  ])('nested in %s', (_, text) => {
    const read = readJson(text)
    if ('faults' in read) throw new Error(sentences(read.faults).join('\n'))
    expect(sentences(checkBrand(read.file).faults)).toEqual([
      expect.stringContaining('the file is nested too deep: a brand has six levels'),
    ])
  })

  it('that refers 20,000 times from token to token', () => {
    expect(sentences(checkBrand(chain(20_000)).faults)).toContainEqual(
      expect.stringContaining('it leads back to itself'),
    )
  })

  it.each([
    ['{"light":{"color":{"text":1,"line":2,"text":3}}}', 'light.color.text is there twice: only the last one counts'],
    ['{"a":[{"b":1,"b":2}]}', 'a.b is there twice'],
    ['{"a":1,"\\u0061":2}', 'a is there twice'],
    ['{"a":', 'the file is no JSON: '],
  ])('%s', (text, sentence) => {
    const read = readJson(text)
    expect('faults' in read && sentences(read.faults)).toContainEqual(expect.stringContaining(sentence))
  })

  it.each(['{"a":{"b":1},"b":{"b":"b\\"b:{"}}', '\uFEFF{"a":[{"b":1},{"b":1}]}'])(
    'but %j names each thing once',
    (text) => {
      expect(readJson(text)).toHaveProperty('file')
    },
  )
})

describe('a logo is seen where it stands', () => {
  const [harbour] = brands
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">${inner}</svg>`
  const unseen = (name: string, inner: string, darkImages: Brand['darkImages'] = []) => {
    if (!harbour) throw new Error('no brand')
    return sentences(unseenLogos({ ...harbour, darkImages }, { [name]: svg(inner) }))
  }
  const letters = 'M48 12h100v20H48z'
  it.each<[string, string, string, boolean]>([
    ['white letters on white', 'logo.svg', `<path fill="#fff" d="${letters}"/>`, false],
    [
      'white letters beside a small mark',
      'logo.svg',
      `<circle r="9" cx="20" cy="20"/><path fill="white" d="${letters}"/>`,
      false,
    ],
    ['letters without paint', 'logo.svg', `<path fill="#000" opacity="0.1" d="${letters}"/>`, false],
    ['white letters by a class', 'logo.svg', `<style>.a{fill:#fefefe}</style><path class="a" d="${letters}"/>`, false],
    [
      'white letters in a group that moves',
      'logo.svg',
      `<g fill="rgb(255,255,255)" transform="translate(9)"><path d="${letters}"/></g>`,
      false,
    ],
    ['the band’s own colour on the band', 'logo-on-brand.svg', `<text y="20" fill="#0b3a40">Rivage</text>`, false],
    [
      'white letters on a blue box',
      'logo.svg',
      `<rect width="160" height="40" fill="#003399"/><path fill="#fff" d="${letters}"/>`,
      true,
    ],
    ['a bright yellow', 'logo.svg', `<path fill="#ffcd00" d="${letters}"/>`, true],
    ['the black of no fill', 'logo.svg', `<path d="m48 12 100 0 0 20-100 0z"/>`, true],
    ['lines', 'logo.svg', `<g fill="none" stroke="#123"><path d="${letters}"/></g>`, true],
    ['white letters on the band', 'logo-on-brand.svg', `<path fill="#fff" d="${letters}"/>`, true],
  ])('%s: %s', (_, name, inner, isSeen) => {
    expect(unseen(name, inner)).toHaveLength(isSeen ? 0 : 1)
  })

  it('in dark mode too, where the picture for it counts', () => {
    const dark = `<path fill="#0d2428" d="${letters}"/>`
    expect(unseen('logo-dark.svg', dark, ['logo'])).toEqual([expect.stringContaining('Draw logo-dark.svg lighter')])
    expect(unseen('logo-dark.svg', dark)).toEqual([])
  })
})

describe('what a maker should know is a warning', () => {
  it.each<[string, unknown, readonly string[], string]>([
    ['a font that nothing provides', ['Comic Neue', 'serif'], value('font/body'), 'font.body is "Comic Neue": no face'],
    ['a weight that no face has', 300, [...at('heading/weight'), '$value'], 'so the browser draws it falsely'],
    ['a compact density that is larger', length(4, 'rem'), value('density/compact/control'), 'Use less than 3rem.'],
  ])('%s', (_, changed, path, sentence) => {
    const file = harbourWith(path, changed)
    const faces = harbourWith(own('faces'), [
      { family: 'Figtree', source: './fonts/x.woff2', weight: '400', subset: 'latin' },
    ])
    const extensions: unknown = Reflect.get(Object(faces), '$extensions')
    const check = checkBrand(path.includes('weight') ? { ...Object(file), $extensions: extensions } : file)
    expect(sentences(check.faults)).toEqual([])
    expect(sentences(check.warnings)).toContainEqual(expect.stringContaining(sentence))
  })
})
