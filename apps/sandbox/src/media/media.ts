import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Core } from '../http/server.ts'
import { ApiProblem } from '../http/problem.ts'

const pictures = new Map(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')]),
)

/** Serves the pictures of the content. They rarely change, so clients may cache them for a day. */
export function media({ http }: Core): void {
  http.get('/media/:name', async (c) => {
    const name = c.req.param('name')
    // Mails show the logo on a band of the brand's own colour. Loads the brands with the first, as mails do.
    const brand = /^logo-([a-z-]+)\.svg$/.exec(name)?.[1]
    const picture = brand === undefined ? pictures.get(name) : (await import('../content/brand.ts')).logoOf(brand)
    if (picture === undefined) throw new ApiProblem('not_found', 404)
    return c.body(picture, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
      // Forbids scripts and requests of an SVG that is opened in a tab.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
  })
}
