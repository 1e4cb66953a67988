import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { brandCommand } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => {
  printed.mockClear()
  complained.mockClear()
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) =>
  brandCommand(args, {
    command: 'brand',
    version: '1.2.3',
    folder,
    newFolder: (name) => join('brands', name),
    builtFolder: (name) => join('brands', name, 'dist'),
    afterBuild: (name) => `Serve ${name}.`,
  })
const output = () => printed.mock.calls.flat().join('\n')
const complaint = () => complained.mock.calls.flat().join('\n')

const source = (name: string) => resolve(import.meta.dirname, '../../tokens/src/brands', name)
cpSync(source('harbour'), folder, { recursive: true })
const harbour = readFileSync(source('harbour/harbour.tokens.json'), 'utf8')

/** Writes a changed copy of harbour's file beside harbour's pictures. */
function file(change: (text: string) => string): string {
  const path = join(folder, 'brand.tokens.json')
  const text = change(harbour)
  expect(text).not.toBe(harbour)
  writeFileSync(path, text)
  return path
}
const without = (picture: string) => {
  const path = join(folder, picture)
  const content = readFileSync(path)
  return {
    replace: (bytes: string | Uint8Array) => writeFileSync(path, bytes),
    restore: () => writeFileSync(path, content),
  }
}

describe('check', () => {
  it.each(['harbour', 'volcano', 'wireframe'])('accepts %s', async (name) => {
    expect(await run('check', source(`${name}/${name}.tokens.json`))).toBe(0)
    expect(output()).toContain(`${name}: every value can be used, 208 pairs of colours are legible.`)
  })

  it('names each missing token', async () => {
    expect(
      await run(
        'check',
        file((text) => text.replace('"on-action-fill":', '"no-action":')),
      ),
    ).toBe(1)
    expect(output()).toContain(
      'refused: light.color.on-action-fill is missing: every brand fills the whole contract. Add it.',
    )
    expect(output()).toContain('refused: light.color.no-action is unknown')
  })

  it('names the pair with too little contrast, its mode, the missing amount and a shade that would do', async () => {
    const grey = '{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.4667, 0.4667, 0.4667] } }'
    const path = file((text) =>
      text
        .replace(/"text-soft": .*/, '"text-soft": { "$value": "{grey}" },')
        .replace('"light":', `"grey": ${grey}, "light":`),
    )
    expect(await run('check', path)).toBe(1)
    expect(output()).toContain(
      'light.color.text-soft is #777777: upon surface-raised (#ffffff) it reaches 4.47:1, 0.03 short of 4.5:1. Try #75',
    )
  })

  it('names missing pictures and fonts', async () => {
    const path = file((text) =>
      text.replace('"density":', '"darkImages": ["hero"], "density":').replace('figtree-latin-', 'figtree-greek2-'),
    )
    expect(await run('check', path)).toBe(1)
    expect(output()).toContain('refused: hero-dark.svg is missing')
    expect(output()).toMatch(/refused: @fontsource-variable\S*figtree-greek2-wght-normal\.woff2 is missing/)
  })

  it('names a font that is no woff2', async () => {
    mkdirSync(join(folder, 'fonts'), { recursive: true })
    writeFileSync(join(folder, 'fonts/own.woff2'), 'OTTO')
    const path = file((text) =>
      text.replace('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', './fonts/own.woff2'),
    )
    expect(await run('check', path)).toBe(1)
    expect(output()).toContain('./fonts/own.woff2 is a file that begins with "OTTO"')
  })

  it.each([
    ['a script', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><script/></svg>', '<script>'],
    ['the bytes of a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'a PNG picture'],
  ])('refuses a logo with %s', async (_, content, value) => {
    const logo = without('logo.svg')
    logo.replace(content)
    expect(await run('check', join(folder, 'harbour.tokens.json'))).toBe(1)
    expect(output()).toContain('refused: logo.svg is ')
    expect(output()).toContain(value)
    logo.restore()
  })

  it('refuses a logo in the colour of its ground, an empty picture, and a name that is there twice', async () => {
    const logo = without('logo.svg')
    logo.replace(readFileSync(join(folder, 'logo-on-brand.svg')))
    expect(await run('check', join(folder, 'harbour.tokens.json'))).toBe(1)
    expect(output()).toContain('refused: logo.svg is not seen: most of it has the colour of light.color.surface-raised')
    logo.replace('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><g/></svg>')
    expect(await run('check', join(folder, 'harbour.tokens.json'))).toBe(1)
    expect(output()).toContain('refused: logo.svg is empty: it draws nothing')
    logo.restore()
    const twice = file((text) => text.replace('"dark": {', '"light": {},\n"dark": {'))
    expect(await run('check', twice)).toBe(1)
    expect(output()).toContain('refused: light is there twice: only the last one counts')
  })

  it('prints warnings and accepts; with --strict it refuses', async () => {
    const wireframe = source('wireframe/wireframe.tokens.json')
    expect(await run('check', wireframe)).toBe(0)
    expect(output()).toContain('warning: light, dark, light-contrast, dark-contrast is grey: no signal has a hue')
    expect(await run('check', wireframe, '--strict')).toBe(1)
    expect(output()).toContain('wireframe: refused, 1 to mend.')
  })

  it('prints one JSON object with --json', async () => {
    expect(
      await run(
        'check',
        file((text) => text.replace('"unit": "px"', '"unit": "em"')),
        '--json',
      ),
    ).toBe(1)
    expect(JSON.parse(output())).toMatchObject({
      ok: false,
      faults: [
        { path: expect.any(String), value: expect.any(String), reason: expect.any(String), mend: expect.any(String) },
      ],
      warnings: [],
      moved: [],
    })
  })
})

describe('build', () => {
  it('writes the folder that a server serves', async () => {
    const target = join(folder, 'served')
    expect(
      await run(
        'build',
        file((text) => text.replace('"harbour"', '"trial"')),
        target,
      ),
    ).toBe(0)
    expect(output()).toContain('Serve trial.')
    expect(readFileSync(join(target, 'brand.css'), 'utf8')).toContain("[data-brand='trial']")
    const { files, ...about } = JSON.parse(readFileSync(join(target, 'brand.json'), 'utf8'))
    expect(about).toEqual({ name: 'trial', label: 'Rivage', theme: { light: '#ffffff', dark: '#0d2428' } })
    const named = [/^brand\.[\da-f]{12}\.css$/, /^favicon\.[\da-f]{12}\.svg$/, /^hero\.[\da-f]{12}\.svg$/]
    const latin = /^fonts\/figtree-latin-wght-normal\.[\da-f]{12}\.woff2$/
    for (const [at, name] of [files.style, files.icon, files.hero, ...files.fonts].entries()) {
      expect(name).toMatch(named[at] ?? latin)
      expect(existsSync(join(target, name))).toBe(true)
    }
    expect(existsSync(join(target, `${files.style}.br`)) && existsSync(join(target, `${files.style}.gz`))).toBe(true)
    for (const name of ['favicon.svg', 'hero.svg', 'logo.svg']) expect(existsSync(join(target, name))).toBe(true)
    expect(await run('build', join(folder, 'brand.tokens.json'), target, '--base', '/toll/')).toBe(0)
    expect(readFileSync(join(target, 'brand.css'), 'utf8')).toMatch(/url\('\/toll\/logo\.[\da-f]{12}\.svg'\)/)
  })

  it('gives the same names on every machine, and another one to a file whose content changes', async () => {
    const path = file((text) => text.replace('"harbour"', '"trial"'))
    const names = async (target: string) => {
      expect(await run('build', path, join(folder, target))).toBe(0)
      return readdirSync(join(folder, target), { recursive: true }).map(String).toSorted()
    }
    const first = await names('here')
    expect(await names('there')).toEqual(first)
    const hero = join(folder, 'hero.svg')
    writeFileSync(hero, readFileSync(hero, 'utf8').replace('</svg>', '<!-- next --></svg>'))
    const changed = (await names('there')).filter((name) => !first.includes(name))
    // The style sheet names the picture, so its content changes too.
    expect(new Set(changed.map((name) => name.split('.')[0]))).toEqual(new Set(['hero', 'brand']))
  })

  it('refuses what the check refuses, and writes nothing', async () => {
    const target = join(folder, 'unsound')
    const path = file((text) => text.replace(/("focus": \{ "\$value": \{ "value": )\d/, '$10'))
    expect(await run('build', path, target)).toBe(1)
    expect(output()).toContain('refused: stroke.focus is 0px: keyboard users cannot see a thinner focus ring')
    expect(existsSync(target)).toBe(false)
  })

  it('refuses to empty the brand’s own folder, or a folder with other files', async () => {
    const path = file((text) => text.replace('"harbour"', '"trial"'))
    const others = join(folder, 'others')
    mkdirSync(others)
    writeFileSync(join(others, 'thesis.txt'), '')
    for (const target of [folder, join(folder, '..'), others]) {
      expect(await run('build', path, target)).toBe(1)
      expect(output()).toContain('the build empties the folder that it writes')
    }
    expect(existsSync(path) && existsSync(join(others, 'thesis.txt'))).toBe(true)
  })
})

it('reads the old names of the main colour, with a warning', async () => {
  const old = file((text) =>
    text
      .replaceAll(/ *"action-(edge|text)": .*\n/g, '')
      .replaceAll('action-fill-hover"', 'action-hover"')
      .replaceAll('on-action-fill"', 'on-action"')
      .replaceAll('"action-fill"', '"action"'),
  )
  expect(await run('check', old)).toBe(0)
  expect(output()).toContain(
    'warning: light.color.action is an old name: it is read as action-fill, action-edge, action-text, so a bright colour',
  )
  const target = join(folder, 'renamed')
  expect(await run('build', old, target)).toBe(0)
  const css = readFileSync(join(target, 'brand.css'), 'utf8')
  for (const name of ['action-fill', 'action-edge', 'action-text'])
    expect(css).toContain(`--vl-color-${name}: #006b68;`)
  expect(css).toContain('--vl-color-on-action-fill: #ffffff;')
  expect(css).toContain('--vl-color-action: var(--vl-color-action-text);')
})

describe('figma', () => {
  it('writes the variables of every mode and density, with one set of names', async () => {
    expect(await run('figma', join(folder, 'harbour.tokens.json'), 'variables')).toBe(0)
    const files = readdirSync(join(folder, 'variables')).map((name): { $extensions: object; size: object } =>
      JSON.parse(readFileSync(join(folder, 'variables', name), 'utf8')),
    )
    expect(files.map(({ $extensions }) => String(Object.values($extensions)[0])).toSorted()).toEqual([
      'Dark',
      'Dark, compact',
      'Dark, more contrast',
      'Dark, more contrast, compact',
      'Light',
      'Light, compact',
      'Light, more contrast',
      'Light, more contrast, compact',
    ])
    expect(new Set(files.map((each) => Object.keys(each).join())).size).toBe(1)
    expect(new Set(files.map(({ size }) => JSON.stringify(size))).size).toBe(2)
  })

  it('refuses what the check refuses, and writes nothing', async () => {
    const path = file((text) => text.replace(/("focus": \{ "\$value": \{ "value": )\d/, '$10'))
    expect(await run('figma', path, 'none')).toBe(1)
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })
})

describe('new', () => {
  it('computes a complete brand with pictures from a few values, and the result passes the check', async () => {
    const seeds = [
      '--action',
      '#0055a4',
      '--accent',
      '#ffcc00',
      '--neutral',
      'cool',
      '--radius',
      '6px',
      '--font',
      'Archivo',
    ]
    expect(await run('new', 'bac', ...seeds, '--density', 'compact', '--label', 'Le Bac d’Azur')).toBe(0)
    expect(output()).toContain('bac: every value can be used')
    const into = join(folder, 'brands/bac')
    for (const name of ['bac.tokens.json', 'logo.svg', 'logo-on-brand.svg', 'hero.svg', 'favicon.svg']) {
      expect(existsSync(join(into, name))).toBe(true)
    }
    expect(await run('build', join(into, 'bac.tokens.json'))).toBe(0)
    const css = readFileSync(join(into, 'dist/brand.css'), 'utf8')
    expect(css).toContain('--vl-radius-control: 6px;')
    expect(css).toContain('--vl-color-action-fill: #0055a4;')
    // A second run must not overwrite a designer's changes.
    expect(await run('new', 'bac', ...seeds)).toBe(2)
    expect(complaint()).toContain('is there already')
  })

  it('shows a seed that had to be moved before and after, with the reason', async () => {
    expect(await run('new', 'lime', '--action', '#c9d400', '--accent', '#003b5c')).toBe(0)
    expect(output()).toMatch(
      /moved: action #c9d400 is #[\da-f]{6} as action-text in light: upon surface-sunken \(#eeeeee\) it reaches 1\.40:1, and 4\.5:1 is needed\./,
    )
    expect(await run('new', 'lime2', '--action', '#c9d400', '--accent', '#003b5c', '--json')).toBe(0)
  })
})

it.each([
  [['new', 'Le Bac', '--action', '#0055a4', '--accent', '#ffcc00'], 'NAME is "Le Bac": it becomes a folder'],
  [['new', '../bac', '--action', '#0055a4', '--accent', '#ffcc00'], 'NAME is "../bac": '],
  [['new', 'b', '--action', 'blue', '--accent', '#ffcc00'], '--action is "blue": it is no opaque colour.'],
  [['new', 'b', '--accent', '#0055a4'], '--action is missing'],
  [['new', 'b', '--action', '#0055a4', '--accent', '#ffcc00', '--label', '</script>'], '--label is "</script>": '],
  [['new', 'b', '--colour', '#0055a4'], "Unknown option '--colour'"],
  [['check', 'x.json', '--base', '/x/'], '--base is no option of check'],
  [['check', 'harbour.tokens.json', 'other'], 'other is one argument too many'],
  [['build', 'harbour.tokens.json', 'out', '--base', "x'); }"], 'is no address of a folder'],
  [['check'], 'brand check FILE'],
  [['paint', 'x'], 'Which command'],
  [[], 'Exit status: 0 sound, 1 refused, 2 wrong usage'],
  [['check', 'nowhere.json'], 'nowhere.json cannot be read'],
  [['check', '.'], 'cannot be read'],
  [['check', 'favicon.svg'], 'is no JSON'],
])('wrong usage %j ends with status 2 and says what is wrong', async (args, words) => {
  expect(await run(...args)).toBe(2)
  expect(complaint()).toContain(words)
  expect(output()).toBe('')
})

it('prints help and version', async () => {
  expect(await run('--help')).toBe(0)
  expect(output()).toContain("brand new NAME --action '#006b68'")
  expect(await run('--version')).toBe(0)
  expect(output()).toContain('1.2.3')
})
