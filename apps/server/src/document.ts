import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages, type TextByLanguage } from '@voie-libre/domain/reference/languages'

/** The output of apps/portal/src/prerender.tsx. */
export interface Screen {
  title: string
  description?: string | undefined
  /** What the browser hydrates the page with. */
  data: unknown
  /** The account types that do not stay on this page, which it is hidden from. */
  leaves: readonly string[]
  /** Rendered by the portal's own components, which escape all operator content. */
  markup: string
}

/** The built page. */
export const readPage = (dist: string): string => readFileSync(join(dist, 'index.html'), 'utf8')

/** Hashes that allow the page's inline scripts in the content security policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}

interface Visit {
  language: Language
  isHome: boolean
  brand: string
  /** The operator's host when it differs from the page's (sandbox only); the portal sends it with every call. */
  operatorHost?: string | undefined
  /** The title until the application or the first screen sets one. */
  title?: string | undefined
  /** Tags for the end of the head. They follow the inline scripts, which a preceding style sheet would delay. */
  head: readonly string[]
  /** The operator's message above the page, by language. */
  incident?: TextByLanguage | undefined
  /** What the page says when its code does not arrive, by the portal's own components. */
  withoutCode?: string | undefined
  /** The prerendered screen; without it the page shows the brand's bar and band. */
  screen?: Screen | undefined
}

/** The single page of the site in a language and a brand. Throws when the template has no html or head tag. */
export function pageHtml(template: string, visit: Visit): string {
  const { language, isHome, brand, operatorHost, title, head, screen, incident, withoutCode } = visit
  const end = template.indexOf('</head>')
  if (end < 0 || !/<html[^>]*>/.test(template)) throw new Error('The page has no <html> or no </head>')
  const html = `${template.slice(0, end)}${head.map((line) => `  ${line}\n  `).join('')}${template.slice(end)}`
    // The first screen needs no code, so style sheet, picture and fonts load first on a slow connection.
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  const host = operatorHost === undefined ? '' : ` data-operator-host="${operatorHost}"`
  const drawn = screen ? ` data-drawn data-leaves="${screen.leaves.join(' ')}"` : ''
  const starting = isHome ? ' data-starting="home"' : ''
  const entitled = title === undefined ? html : withTitle(html, title)
  return withScreen(entitled, screen)
    .replace(/<body[^>]*>/, (body) => body + incidentBanner(incident) + lateNotice(withoutCode))
    .replace(/<html[^>]*>/, () => `<html lang="${language}" data-brand="${brand}"${host}${starting}${drawn}>`)
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

const codeTags = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g

/**
 * Puts the first screen in the place of the template's own content, with its data. The code's tags go into a template
 * element, from which the inline script takes them.
 */
function withScreen(html: string, screen: Screen | undefined): string {
  const content = /<div id="root">[\s\S]*<\/body>/
  if (!screen || !content.test(html)) return html
  const code = [...html.matchAll(codeTags)].map(([tag]) => tag.trim())
  const { title, description } = screen
  const described = description ? `  <meta name="description" content="${attribute(description)}" />\n` : ''
  return withTitle(html, title)
    .replaceAll(codeTags, '')
    .replace('</head>', () => `${described}  <template data-code>${code.join('')}</template>\n  </head>`)
    .replace(content, () => `<div id="root">${screen.markup}</div>${embedded(screen.data)}</body>`)
}

/** No text of the data can end the element. */
const embedded = (data: unknown) =>
  `<script type="application/json" id="drawn-page">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const withTitle = (html: string, title: string) =>
  html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** Escapes a text for an attribute in double quotes. */
export const attribute = (text: string) => escaped(text).replaceAll('"', '&quot;')
