import { areas } from './areas/all.ts'
import { createCore, type Core } from './core.ts'
import { openDb } from './db.ts'
import type { Connection } from './faults.ts'
import { reset } from './reset.ts'
import { setting } from './settings.ts'

export interface Sandbox {
  /** Answers /services/*, /sandbox*, /psp/* and /media/*. With `connection` a dropped call really cuts the socket. */
  fetch: (request: Request, connection?: Connection) => Promise<Response>
  close: () => Promise<void>
  /** Three plates worth printing. */
  scenarios: readonly { plate: string; country: string; about: string }[]
}

export interface SandboxOptions {
  /** Folder of the embedded database, or 'memory' (the default). */
  data?: string
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string
}

/** A reference operator: the whole of §7 over a real SQL database, for demonstration and tests. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const core = createCore(await openDb(options))
  for (const area of areas) area(core)
  if ((await setting(core.db, 'seeded')) === undefined) await reset(core)
  await resumeClock(core)
  return {
    fetch: async (request, connection) => core.http.fetch(request, connection),
    close: () => core.db.close(),
    scenarios: [],
  }
}

async function resumeClock(core: Core) {
  const clock = await setting(core.db, 'clock')
  if (clock !== undefined) core.setNow(new Date(clock))
}
