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
export function looksOutsideTokens(file: string, text: string): string[] {
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
