import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { buildBrands, copyShared } from '@voie-libre/tools/build'
import { cache, portal } from '@voie-libre/tools/paths'
import { createServer } from 'vite'
import { openSite } from './site.ts'

/** Paths that bypass Vite, because it would reject them or answer with the portal's page. */
const behind = /^\/(services|sandbox|psp|media|brands|flags)(\/|$|\?)|^\/icons\.svg/

/** `pnpm dev`: serves the portal with hot reload, and the sandbox. */
export default async function main(): Promise<void> {
  await buildBrands()
  const shared = join(cache, 'dev')
  await copyShared(shared)
  const http = createHttpServer()
  const vite = await createServer({
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  })
  const site = await openSite(process.env, {
    dist: shared,
    template: async (url) => vite.transformIndexHtml(url, await readFile(join(portal, 'index.html'), 'utf8')),
  })
  const answer = getRequestListener(site.app.fetch)
  http.on('request', (request, response) => {
    const portalOrBack = () => void answer(request, response)
    if (behind.test(request.url ?? '')) portalOrBack()
    else vite.middlewares(request, response, portalOrBack)
  })
  const port = Number(process.env['PORT'] || 4300)
  http.listen(port, () => console.log(`\nVoie Libre, with hot reload, is at http://localhost:${port}\n`))
  const stop = async () => {
    http.closeAllConnections()
    await vite.close()
    await site.close()
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}
