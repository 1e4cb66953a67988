import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Core } from '../http/server.ts'
import { ApiProblem } from '../http/problem.ts'

const pictures = new Map(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')]),
)

/** The pictures of the content. They hardly ever change, and a changed one may come a day late. */
export function media({ http }: Core): void {
  http.get('/media/:name', (c) => {
    const picture = pictures.get(c.req.param('name'))
    if (picture === undefined) throw new ApiProblem('not_found', 404)
    return c.body(picture, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
      // Opened by itself a picture is a document: nothing in it may run or load.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
  })
}
