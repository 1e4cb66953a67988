import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import manifest from '../../package.json' with { type: 'json' }

const { dependencies } = manifest

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
const cacheFile = () =>
  resolve(import.meta.dirname, `../../node_modules/.cache/pglite-${dependencies['@electric-sql/pglite']}.tar.gz`)

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
