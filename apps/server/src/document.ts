import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages, type TextByLanguage } from '@voie-libre/domain/reference/languages'
import { type Screen, withScreen } from './firstScreen.ts'

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
  const { language, isHome, brand, operatorHost, screen, incident, withoutCode } = visit
  const end = template.indexOf('</head>')
  if (end < 0 || !/<html[^>]*>/.test(template)) throw new Error('The page has no <html> or no </head>')
  const description = screen?.description
  const head = description
    ? [...visit.head, `<meta name="description" content="${attribute(description)}" />`]
    : visit.head
  const html = `${template.slice(0, end)}${head.map((line) => `  ${line}\n  `).join('')}${template.slice(end)}`
    // The first screen needs no code, so style sheet, picture and fonts load first on a slow connection.
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  const host = operatorHost === undefined ? '' : ` data-operator-host="${operatorHost}"`
  const drawn = screen ? ` data-drawn data-leaves="${screen.leaves.join(' ')}"` : ''
  const starting = isHome ? ' data-starting="home"' : ''
  const title = screen?.title ?? visit.title
  const entitled =
    title === undefined ? html : html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
  return (screen ? withScreen(entitled, screen) : entitled)
    .replace(/<body[^>]*>/, (body) => body + incidentBanner(incident) + lateNotice(withoutCode))
    .replace(
      /<html[^>]*>/,
      () => `<html lang="${language}" data-brand="${brand}" data-mode="auto"${host}${starting}${drawn}>`,
    )
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
/** Escapes a text for an attribute in double quotes. */
export const attribute = (text: string) => escaped(text).replaceAll('"', '&quot;')
