import { once } from 'node:events'
import { close, listen } from '@voie-libre/server/listen'
import { buildPortal } from '@voie-libre/tools/build'
import { CliError } from '@voie-libre/tools/shell'
import { openSite } from './site.ts'

/** `npm start`: builds outdated files, serves portal and sandbox on one origin, and prints the address. */
export default async function main(args: readonly string[]): Promise<void> {
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  let isOpen = false
  // A start takes a while, and nothing of it needs an end.
  void stopped.then(() => isOpen || process.exit(0))
  if (!args.includes('--no-build')) {
    const started = performance.now()
    if (await buildPortal({ onStep: console.log }))
      console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  }
  const { site, server, address } = await open(process.env, Number(process.env['PORT'] || 4300))
  isOpen = true
  console.log(`\nVoie Libre is at ${address}\n`)
  if (site.scenarios.length > 0) console.log('Plates to try:')
  for (const { plate, country, about } of site.scenarios) console.log(`  ${plate.padEnd(12)} ${country}  ${about}`)
  if (site.scenarios.length > 0) console.log(`\nMore plates, the mailbox and the switches: ${address}/sandbox\n`)
  await stopped
  await close(server)
  await site.close()
  // A library's open pool or timer must not keep a stopped server alive.
  process.exit(0)
}

/** Opens the port first, so that a second start fails before it opens the database. Requests wait for the site. */
export async function open(env: NodeJS.ProcessEnv, port: number) {
  const { promise: opening, resolve: opened } = Promise.withResolvers<Awaited<ReturnType<typeof openSite>>>()
  const { server, address } = await listen(
    async (request, bindings) => (await opening).app.fetch(request, bindings),
    port,
  ).catch((error: unknown) => {
    throw new CliError(`Port ${port} cannot be used (PORT=… chooses another one): ${String(error)}`)
  })
  try {
    const site = await openSite(env)
    opened(site)
    return { site, server, address }
  } catch (error) {
    await close(server)
    throw error
  }
}
