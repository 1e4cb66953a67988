import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@voie-libre/domain/reference/languages'

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
  /** Tags for the end of the head: behind the inline scripts, which a style sheet before them would hold up. */
  head: readonly string[]
}

/** The one page of the site, in a language and a brand. Throws when the template has no html or head tag. */
export function pageHtml(template: string, { language, brand, head }: Visit): string {
  const end = template.indexOf('</head>')
  if (end < 0 || !/<html[^>]*>/.test(template)) throw new Error('The page has no <html> or no </head>')
  const html = `${template.slice(0, end)}${head.map((line) => `  ${line}\n  `).join('')}${template.slice(end)}`
    // The page shows its first picture without code: style, picture and faces go ahead of it on a slow line.
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  return html.replace(/<html[^>]*>/, `<html lang="${language}" data-brand="${brand}">`)
}
