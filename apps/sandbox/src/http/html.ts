import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'

/** Escaped HTML; a promise when one of its parts is a promise. */
export type Html = ReturnType<typeof html>

const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')

/** Builds a complete page. Its content policy forbids scripts, frames and resources of other origins. */
export async function page(options: {
  title: string
  language: string
  body: Html
  wide?: boolean
  status?: number
  /** Dresses the page: its logo on a band above, its colours also in dark mode. */
  brand?: { name: string; label: string; css: string } | undefined
}): Promise<Response> {
  const { title, language, body, wide = false, status = 200, brand } = options
  const text = await html`<!doctype html>
<html lang="${language}"${brand && html` data-brand="${brand.name}" data-mode="auto"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}${brand && raw(brand.css)}</style>
</head>
<body>
${brand && html`<header><img src="/media/logo-${brand.name}.svg" alt="${brand.label}" width="144" height="36" /></header>`}
<main${wide && raw(' class="wide"')}>
${body}
</main>
</body>
</html>`
  return new Response(text.toString(), {
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
