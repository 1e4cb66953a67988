import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { storybookFolder } from './stories.ts'

/** Serves the built Storybook while the pictures are taken. */
export default function main(): Promise<number> {
  const app = new Hono().use(serveStatic({ root: storybookFolder }))
  serve({ fetch: app.fetch, port: 6107, hostname: '127.0.0.1' })
  return new Promise(() => {})
}
