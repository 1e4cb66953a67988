import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@voie-libre/domain/reference/languages'

/** What the portal's own code draws on a server (apps/portal/src/prerender.tsx). */
export interface Screen {
  title: string
  /** Of the portal's own components, everything of the operator in it escaped. */
  markup: string
}

/** The page as built. */
export const readPage = (dist: string): string => readFileSync(join(dist, 'index.html'), 'utf8')

/** By these the content policy knows the page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}

interface Visit {
  language: Language
  brand: string
  /** The operator's host where it is not the page's own (sandbox only); the portal names it in every call. */
  operatorHost?: string | undefined
  /** Until the code or the first screen names the page. */
  title?: string | undefined
  /** Tags for the end of the head: behind the inline scripts, which a style sheet before them would hold up. */
  head: readonly string[]
  /** What the page shows before its code, if more than the brand's bar and band. */
  screen?: Screen | undefined
}

/** The one page of the site, in a language and a brand. Throws when the template has no html or head tag. */
export function pageHtml(template: string, { language, brand, operatorHost, title, head, screen }: Visit): string {
  const end = template.indexOf('</head>')
  if (end < 0 || !/<html[^>]*>/.test(template)) throw new Error('The page has no <html> or no </head>')
  const html = `${template.slice(0, end)}${head.map((line) => `  ${line}\n  `).join('')}${template.slice(end)}`
    // The page shows its first picture without code: style, picture and faces go ahead of it on a slow line.
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  const host = operatorHost === undefined ? '' : ` data-operator-host="${operatorHost}"`
  const entitled = title === undefined ? html : withTitle(html, title)
  return withScreen(entitled, screen).replace(
    /<html[^>]*>/,
    () => `<html lang="${language}" data-brand="${brand}"${host}>`,
  )
}

const codeTags = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g

/**
 * The first screen goes before what the page else shows without code. The code's tags go into a template, out of which
 * the inline script takes them.
 */
function withScreen(html: string, screen: Screen | undefined): string {
  const root = '<div id="root">'
  if (!screen || !html.includes(root)) return html
  const code = [...html.matchAll(codeTags)].map(([tag]) => tag.trim())
  return withTitle(html, screen.title)
    .replaceAll(codeTags, '')
    .replace('</head>', () => `  <template data-code>${code.join('')}</template>\n  </head>`)
    .replace(root, () => `${root}<div class="served">${screen.markup}</div>`)
}

const withTitle = (html: string, title: string) =>
  html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
