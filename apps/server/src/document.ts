import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages, type TextByLanguage } from '@voie-libre/domain/reference/languages'
import type { BuiltBrand } from './config.ts'
import { CliError } from './log.ts'
import type { Screen } from './firstScreen.ts'

/** The texts of apps/portal/index.html, and the comments that its build adds, at which the server cuts it; in this order. */
const marks = [
  '<html lang="fr" data-brand="harbour" data-mode="auto">',
  '<title>Voie Libre</title>',
  '<script>',
  '</script>',
  '<!--code-->',
  '<!--/code-->',
  '<!--head-->',
  '<body>',
  '<div id="root">',
  '</body>',
]

/** The page of the built portal. Throws a sentence for the operator when it is not one of this release. */
export const readPage = (dist: string): readonly string[] =>
  cutPage(readFileSync(join(dist, 'index.html'), 'utf8'), join(dist, 'index.html'))

export function cutPage(html: string, file = 'index.html'): readonly string[] {
  const parts: string[] = []
  let rest = html
  for (const mark of marks) {
    const at = rest.indexOf(mark)
    if (at < 0)
      throw new CliError(`${file} has no ${mark} in its place: build the portal of this release with pnpm build`)
    parts.push(rest.slice(0, at))
    rest = rest.slice(at + mark.length)
  }
  return [...parts, rest]
}

/** Hash that allows the page's inline script in the content security policy. */
export const inlineScriptHash = ([, , , script = '']: readonly string[]): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`

interface Visit {
  language: Language
  isHome: boolean
  brand: string
  /** The operator's host when it differs from the page's (sandbox only); the portal sends it with every call. */
  operatorHost?: string | undefined
  /** The title until the application or the first screen sets one. */
  title?: string | undefined
  /** Tags for the end of the head. They follow the inline script, which a preceding style sheet would delay. */
  head: readonly string[]
  preloads: readonly string[]
  /** The operator's message above the page, by language. */
  incident?: TextByLanguage | undefined
  /** What the page says when its code does not arrive, by the portal's own components. */
  withoutCode?: string | undefined
  /** The prerendered screen; without it the page shows the brand's bar and band. */
  screen?: Screen | undefined
}

/** The single page of the site in a language and a brand, from the parts of `cutPage`. */
export function pageHtml(parts: readonly string[], visit: Visit): string {
  const [start, toTitle, toScript, script, toCode, code = '', toHead, toBody, toScreen, starting, end] = parts
  const { language, isHome, brand, operatorHost, screen, incident, withoutCode } = visit
  const { description } = screen ?? {}
  const host = operatorHost === undefined ? '' : ` data-operator-host="${operatorHost}"`
  const drawn = screen ? ` data-drawn data-leaves="${screen.leaves.join(' ')}"` : ''
  const home = isHome ? ' data-starting="home"' : ''
  const wholeCode = [code.trim(), ...visit.preloads].join('')
  return [
    start,
    `<html lang="${language}" data-brand="${brand}" data-mode="auto"${host}${home}${drawn}>`,
    toTitle,
    `<title>${escaped(screen?.title ?? visit.title ?? 'Voie Libre')}</title>`,
    toScript,
    `<script>${script}</script>`,
    toCode,
    // The inline script loads the code of a drawn page once the page is painted.
    screen ? `<template data-code>${wholeCode}</template>` : wholeCode,
    toHead,
    ...visit.head.map((line) => `${line}\n    `),
    description ? `<meta name="description" content="${attribute(description)}" />` : '',
    toBody,
    `<body>${incidentBanner(incident)}${lateNotice(withoutCode)}`,
    toScreen,
    // React takes over exactly this markup, so no space may surround it. And no text of the data can end its element.
    screen
      ? `<div id="root">${screen.markup}</div><script type="application/json" id="drawn-page">${JSON.stringify(screen.data).replaceAll('<', '\\u003c')}</script>`
      : `<div id="root">${starting}`,
    '</body>',
    end,
  ].join('')
}

/**
 * The message in every language: the style sheet shows the one of the page, whose language can change without a request. It
 * is outside the application, so that it is there without scripts too and survives every navigation.
 */
function incidentBanner(incident: Visit['incident'] = {}): string {
  const [spare] = languages.filter((language) => incident[language])
  if (spare === undefined) return ''
  const texts = languages.map((language) => {
    const shown = incident[language] ? language : spare
    return `<p data-for="${language}" lang="${shown}">${escaped(incident[shown] ?? '')}</p>`
  })
  return `<div class="incident" role="status">${texts.join('')}</div>`
}

/** Outside the application, so that it is there whatever the application shows. */
const lateNotice = (markup: string | undefined) =>
  markup === undefined ? '' : `<div class="without-code" role="status"><div class="incident">${markup}</div></div>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const attribute = (text: string) => escaped(text).replaceAll('"', '&quot;')

/** Tags for the head. The colours come first: they prevent a white flash in dark mode. */
export function brandHead(name: string, { theme, files }: BuiltBrand): readonly string[] {
  const base = `/brands/${name}`
  return [
    '<meta name="color-scheme" content="light dark" />',
    ...Object.entries(theme).map(
      ([light, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${light})" content="${color}" />`,
    ),
    ...files.fonts.map(
      (font) => `<link rel="preload" href="${base}/${font}" as="font" type="font/woff2" crossorigin />`,
    ),
    `<link rel="stylesheet" href="${base}/${files.style}" />`,
    `<link rel="icon" href="${base}/${files.icon}" type="image/svg+xml" />`,
  ]
}
