import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colorNames, tokenNames } from '@voie-libre/tokens'
import { describe, expect, it } from 'vitest'
import tailwind from '../../../tailwind.config.ts'
import { root } from './paths.ts'

/** The named colours of CSS. System colours (`Canvas`, `LinkText`) are allowed, since the reader chose them. */
const named =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|darkblue|darkcyan|darkgoldenrod|darkgr[ae]y|darkgreen|darkkhaki|darkmagenta|darkolivegreen|darkorange|darkorchid|darkred|darksalmon|darkseagreen|darkslateblue|darkslategr[ae]y|darkturquoise|darkviolet|deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|lightblue|lightcoral|lightcyan|lightgoldenrodyellow|lightgr[ae]y|lightgreen|lightpink|lightsalmon|lightseagreen|lightskyblue|lightslategr[ae]y|lightsteelblue|lightyellow|lime|limegreen|linen|magenta|maroon|mediumaquamarine|mediumblue|mediumorchid|mediumpurple|mediumseagreen|mediumslateblue|mediumspringgreen|mediumturquoise|mediumvioletred|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|palegoldenrod|palegreen|paleturquoise|palevioletred|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen'
const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const value = `#[\\da-f]{3,8}\\b|(?<![\\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${named})(?![\\w-])`
const painted =
  'bg|text|border(?:-[xytblrse])?|fill|stroke|ring|ring-offset|outline|from|via|to|decoration|divide|accent|caret|placeholder'
const shaped = 'rounded(?:-(?:[trblse]|[tb][lr]|[se][se]))?|(?:inset-|drop-|text-)?shadow|font'

const classes = [
  // bg-[#123], text-[rgb(…)], border-[red], also after a slash or a modifier
  new RegExp(`(?<![\\w-])(?:${painted})-\\[[^\\]\\s]*?(?:${value})[^\\]\\s]*\\]`, 'gi'),
  // rounded-[3px], shadow-[…], font-[…]: any arbitrary value
  new RegExp(`(?<![\\w-])(?:${shaped})-[[(][^\\]\\s]*`, 'g'),
  // Tailwind's own values: bg-red-500, rounded-lg, shadow-md, font-mono
  new RegExp(`(?<![\\w-])(?:${painted})-(?:(?:${palette})-\\d{2,3}|white|black)(?![\\w-])`, 'g'),
  /(?<![\w-])rounded(?:-(?:[trblse]|[tb][lr]|[se][se]))?-(?:xs|sm|md|lg|xl|[234]xl|full)(?![\w-])/g,
  /(?<![\w-])(?:inset-|drop-|text-)?shadow-(?:2xs|xs|sm|md|lg|xl|2xl|inner)(?![\w-])/g,
  /(?<![\w-])font-(?:sans|serif|mono)(?![\w-])/g,
]

/** SVG attributes may use only the text's own colour, a variable, or none. */
const drawing =
  /(?<![\w-])(?:fill|stroke|color|stop-?color|flood-?color|lighting-?color)=(["'])(?!none\1|currentColor\1|inherit\1|var\(|url\(#)[^"']*\1/gi
const styled = /<[^>]+\sstyle=(["'])[^"']*\1/g

/** CSS declarations by property. Black in a mask means opacity, not a colour. */
const paintedProperty = new RegExp(
  `(?<![\\w-])(?!mask)(?:[a-z-]*color|background(?:-image)?|border(?:-[a-z-]+)?|outline|fill|stroke|box-shadow|text-shadow|filter|text-decoration)\\s*:[^;{}]*?(?:${value})[^;{}]*`,
  'gi',
)
const shapedProperty =
  /(?<![\w-])(?:border-(?:[a-z]+-)*radius|box-shadow|text-shadow|font-family|font)\s*:\s*(?!\s|var\(|inherit|none|unset|0\s*[;}])[^;{}]*/g

const comments = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/.*$|<!--[\s\S]*?-->/gm

/**
 * Lists every colour, corner, shadow and font that a file sets without a token. The file name extension decides what is
 * checked: style sheets, drawings, or code with class names.
 */
function looksOutsideTokens(file: string, text: string): string[] {
  const bare = text.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
  const rules = file.endsWith('.css')
    ? [paintedProperty, shapedProperty]
    : file.endsWith('.svg')
      ? [drawing, styled]
      : [
          ...classes,
          drawing,
          new RegExp(`(?<!=)(["'\`])(?:#[\\da-f]{3}|#[\\da-f]{4}|#[\\da-f]{6}|#[\\da-f]{8})\\1`, 'gi'),
        ]
  return rules.flatMap((rule) =>
    [...bare.matchAll(rule)].map(({ 0: found, index }) => {
      const line = bare.slice(0, index).split('\n').length
      return `${file}:${line}: ${found.trim()}`
    }),
  )
}

const sources = globSync(['packages/ui/src/**/*.{ts,tsx,css,svg}', 'apps/portal/src/**/*.{ts,tsx,css,svg}'], {
  cwd: root,
})

/** The marks of card networks have their own colours in every brand. */
const trademarks = ['apps/portal/src/features/payment/cardMarks.svg']

it('library and portal take all colours, corners, shadows and fonts from tokens', () => {
  const found = sources
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file) && !trademarks.includes(file))
    .flatMap((file) => looksOutsideTokens(file, readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
  expect(sources.length).toBeGreaterThan(100)
})

it('no class string is longer than a line and a half: a longer list of classes consists of named parts', () => {
  const code = sources.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories|guide)\.|\/(testing|locales)\//.test(file),
  )
  const found = code.flatMap((file) => {
    const strings = readFileSync(join(root, file), 'utf8').matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)
    return [...strings].flatMap(([, , text = '']) => (text.length > 180 ? `${file}: ${text}` : []))
  })
  expect(found).toEqual([])
})

describe('finds values outside the tokens', () => {
  it.each([
    ['a.tsx', '<p className="bg-[#123456]">'],
    ['a.tsx', '<p className="hover:text-[rgb(0_0_0/0.5)]">'],
    ['a.tsx', '<p className="border-[tomato]">'],
    ['a.tsx', '<p className="bg-red-500/50">'],
    ['a.tsx', '<p className="text-white">'],
    ['a.tsx', '<p className="rounded-[3px]">'],
    ['a.tsx', '<p className="rounded-t-lg">'],
    ['a.tsx', '<p className="rounded-full">'],
    ['a.tsx', '<p className="shadow-[0_1px_2px_var(--vl-color-text)]">'],
    ['a.tsx', '<p className="md:shadow-lg">'],
    ['a.tsx', '<p className="font-[Comic_Sans]">'],
    ['a.tsx', '<p className="font-mono">'],
    ['a.tsx', '<path fill="#fff" />'],
    ['a.tsx', "const ink = '#11282c'"],
    ['a.svg', '<path stroke="teal"/>'],
    ['a.svg', '<path style="fill:#fff"/>'],
    ['a.css', 'p { color: #fff }'],
    ['a.css', 'p { background: linear-gradient(red, transparent) }'],
    ['a.css', 'p { border-block-end: 1px solid rgb(0 0 0 / 0.1); }'],
    ['a.css', 'p { border-radius: 4px; }'],
    ['a.css', 'p { box-shadow: 0 1px 2px var(--vl-color-line); }'],
    ['a.css', "p { font-family: 'Comic Sans MS' }"],
  ])('in %s: %s', (file, text) => expect(looksOutsideTokens(file, text)).toHaveLength(1))

  it.each([
    ['a.tsx', '<p className="bg-action text-on-action/80 rounded-control shadow-card font-heading border-[3px]">'],
    ['a.tsx', '<p className="bg-(image:--vl-image-logo) text-[2rem] font-bold transition-shadow">'],
    ['a.tsx', '<a href="#main">red and white</a> // #fff'],
    ['a.tsx', '<path className="fill-accent" fill="none" stroke="currentColor" />'],
    ['a.svg', '<path fill="var(--vl-color-accent)"/>'],
    ['a.css', 'p { mask-image: linear-gradient(black, transparent); border-radius: var(--vl-radius-card) }'],
    ['a.css', 'p { --vl-color-text: CanvasText !important; border: 1px solid var(--vl-color-line) } /* #fff */'],
  ])('but accepts tokens, in %s: %s', (file, text) => expect(looksOutsideTokens(file, text)).toEqual([]))
})

it('under forced colours every role except the scrim uses a system colour', () => {
  const css = readFileSync(join(root, 'packages/ui/src/base.css'), 'utf8')
  const [forced = ''] = /@media \(forced-colors: active\) {[^}]*}/.exec(css) ?? []
  const system = /--vl-color-([\w-]+): (?:Canvas|CanvasText|LinkText|Highlight) !important;/g
  const mapped = [...forced.matchAll(system)].map(([, name]) => name)
  expect(new Set(mapped)).toEqual(new Set(colorNames.filter((name) => name !== 'scrim')))
})

/** Variables that the host's page sets: `table-top` is the height of a header that stays above a long table. */
const hostVariables = ['table-top']

it('styles use only variables that every brand defines, or that the base styles set', () => {
  const used = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/--vl-([\w-]*\w)(?![\w-])/g)].map(([, name = '']) => name),
  )
  const base = readFileSync(join(root, 'packages/ui/src/base.css'), 'utf8')
  const own = [...base.matchAll(/--vl-([\w-]*\w):/g)].map(([, name = '']) => name)
  const known = new Set<string>([...tokenNames, ...own, ...hostVariables])
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([])
})

it('no source uses a token without its prefix, which could be a variable of the host', () => {
  const files = globSync(['packages/*/{src,docs}/**/*.*', 'apps/*/src/**/*.*', '.storybook/*', 'tailwind.config.ts'], {
    cwd: root,
  }).filter((file) => /(?<!\.test)\.(tsx?|css|svg|mdx)$/.test(file))
  const bare = new RegExp(`(?<![\\w-])--(?:${tokenNames.join('|')}|(?:color|font|radius)-\\$\\{)(?![\\w-])`, 'g')
  expect(bare.test(`a { color: var(--${tokenNames[0]}) }`)).toBe(true)
  const found = files.flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8')
        .match(bare)
        ?.map((name) => [file, name]) ?? [],
  )
  expect(found).toEqual([])
})

it('the names for Tailwind are exactly the tokens that brands define', () => {
  const utilities = readFileSync(join(root, 'packages/ui/src/utilities.css'), 'utf8')
  const names = `${JSON.stringify(tailwind.theme)}${utilities}`
  const used = [...names.matchAll(/var\(--vl-([\w-]+)\)/g)].map(([, name]) => name)
  const elsewhere = [
    'heading-weight',
    'heading-tracking',
    'stroke-focus',
    'image-logo',
    'image-logo-on-brand',
    'image-hero',
  ]
  const oldNames = ['color-action', 'color-on-action', 'color-action-hover']
  expect(new Set([...used, ...elsewhere])).toEqual(new Set<string | undefined>([...tokenNames, ...oldNames]))
})
