import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Eta } from 'eta'

const eta = new Eta({ views: join(import.meta.dirname, '../templates'), cache: true })
const sheet = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')

/** Fills a file of `templates`, which escapes the values. */
export const draw = (template: string, values: object): string => eta.render(`./${template}`, values)

/** Builds a complete page from a template. Its content policy forbids scripts, frames and resources of other origins. */
export function page(options: {
  title: string
  language: string
  template: string
  values: object
  wide?: boolean
  status?: number
  /** Dresses the page: its logo on a band above, its colours also in dark mode. */
  brand?: { name: string; label: string; css: string } | undefined
}): Response {
  const { title, language, template, values, wide = false, status = 200, brand } = options
  const shown = { title, language, brand, style: sheet + (brand?.css ?? ''), width: wide ? 'wide' : '' }
  return new Response(draw('page', { ...shown, body: draw(template, values) }), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  })
}
