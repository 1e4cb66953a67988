import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import * as z from 'zod/mini'

/** Creates a database in memory, or loads the one that an earlier process saved in a file, which is seconds faster. */
export async function newDatabaseInMemory(file = cacheFile()): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: 'memory://', loadDataDir: new Blob([await readFile(file)]) })
  } catch {
    const database = await PGlite.create('memory://')
    await save(database, file)
    return database
  }
}

/** Names the file by the version of PGlite, because another version cannot read it. */
function cacheFile(): string {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite/initdb.wasm')
  const description: unknown = JSON.parse(readFileSync(resolve(library, '../../package.json'), 'utf8'))
  const { version } = z.parse(z.object({ version: z.string() }), description)
  return resolve(import.meta.dirname, `../../node_modules/.cache/pglite-${version}.tar.gz`)
}

/** Renames the finished file, so that no process reads half of one. Saves nothing in a read-only folder. */
async function save(database: PGlite, file: string): Promise<void> {
  const dump = await database.dumpDataDir('gzip')
  const unfinished = join(dirname(file), `.${crypto.randomUUID()}`)
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
    await rename(unfinished, file)
  } catch {
    // The next process initialises its own database.
  }
}
