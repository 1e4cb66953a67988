// Copies the files of a new build whose names carry a hash of their content into the folder that nginx serves, and removes
// those that neither this build nor the previous one has. Pages that are open keep working for two releases. Run it again after
// `pnpm brand build`: that adds a brand's files to the newest build.
// Usage: node deploy/keepAssets.mjs apps/portal/dist packages/tokens/dist /srv/voie-libre/kept
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const [dist, brands, kept] = process.argv.slice(2)
if (kept === undefined || !existsSync(join(dist, 'assets')) || !existsSync(brands)) {
  console.error('Usage: node deploy/keepAssets.mjs BUILT_PORTAL BUILT_BRANDS FOLDER_TO_KEEP_ASSETS_IN')
  process.exit(1)
}
/** The files of the last two builds, the newest first. nginx does not serve it. */
const list = join(kept, 'builds.json')
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .toSorted()
    : []
const assets = filesIn(join(dist, 'assets')).map((name) => `assets/${name}`)
const named = filesIn(brands)
  .filter((name) => /\.[\da-f]{12}\.\w+(\.br|\.gz)?$/.test(name))
  .map((name) => `brands/${name}`)

for (const name of [...assets, ...named]) {
  const target = join(kept, name)
  if (existsSync(target)) continue
  mkdirSync(dirname(target), { recursive: true })
  // nginx must never serve half a file, which a browser would keep for a year.
  copyFileSync(
    name.startsWith('assets/') ? join(dist, name) : join(brands, name.slice('brands/'.length)),
    `${target}.new`,
  )
  renameSync(`${target}.new`, target)
}

const known = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
const isSame = (names) => names.filter((name) => name.startsWith('assets/')).join() === assets.join()
const current = [...new Set([...assets, ...named, ...known.filter(isSame).flat()])]
const builds = [current, ...known.filter((names) => !isSame(names))].slice(0, 2)
const wanted = new Set(builds.flat())
const outdated = filesIn(kept).filter((name) => name !== 'builds.json' && !wanted.has(name))
for (const name of outdated) rmSync(join(kept, name))
writeFileSync(list, JSON.stringify(builds))
process.stdout.write(
  `${kept}: ${wanted.size} files of ${builds.length === 1 ? 'one build' : 'two builds'}, ${outdated.length} removed.\n`,
)
