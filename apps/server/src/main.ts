import { once } from 'node:events'
import { close, listen } from './listen.ts'
import { remoteOperator } from './operator.ts'
import { createSite } from './site.ts'

/** Production: serves the built portal in front of the operator's API until a signal stops it. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const { app } = createSite(env, remoteOperator(env))
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const { server, address } = await listen(app.fetch, Number(env['PORT'] || 4300))
  console.log(`Voie Libre is at ${address}, in front of ${env['OPERATOR_API_URL']}`)
  await stopped
  await close(server)
}

await main(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
