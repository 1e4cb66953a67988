// Copies the assets of a new build into the folder from which nginx serves what one of the servers lacks during an update,
// and removes those that neither this build nor the previous one has. Pages that are open keep working for two releases.
// Usage: node deploy/keepAssets.mjs apps/portal/dist /srv/voie-libre/kept
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [dist, kept] = process.argv.slice(2)
if (dist === undefined || kept === undefined || !existsSync(join(dist, 'assets'))) {
  console.error('Usage: node deploy/keepAssets.mjs FOLDER_OF_THE_BUILT_PORTAL FOLDER_TO_KEEP_ASSETS_IN')
  process.exit(1)
}
const folder = join(kept, 'assets')
/** The file names of the last two builds, the newest first. It is outside the served folder. */
const list = join(kept, 'builds.json')
mkdirSync(folder, { recursive: true })

const current = readdirSync(join(dist, 'assets')).toSorted()
for (const name of current) copyFileSync(join(dist, 'assets', name), join(folder, name))

const known = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
const isSame = (names) => names.join() === current.join()
const builds = [current, ...known.filter((names) => !isSame(names))].slice(0, 2)
const wanted = new Set(builds.flat())
const outdated = readdirSync(folder).filter((name) => !wanted.has(name))
for (const name of outdated) rmSync(join(folder, name))
writeFileSync(list, JSON.stringify(builds))
process.stdout.write(
  `${folder}: ${wanted.size} files of ${builds.length === 1 ? 'one build' : 'two builds'}, ${outdated.length} removed.\n`,
)
