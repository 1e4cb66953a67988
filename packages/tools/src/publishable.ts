import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { root } from './paths.ts'

const manifest = z.object({
  private: z.optional(z.boolean()),
  repository: z.optional(z.union([z.string(), z.object({ url: z.string() })])),
})

/** Refuses to publish packages that do not name the repository that builds them: provenance states it. Returns 1 then. */
export default function main(): Promise<number> {
  const missing = withoutRepository(root, process.env['GITHUB_REPOSITORY'])
  for (const line of missing) console.error(line)
  return Promise.resolve(missing.length === 0 ? 0 : 1)
}

/**
 * What the packages published from `folder` lack, one line each. `publisher` is the repository in which this runs, as
 * owner/name; undefined outside of a job.
 */
export function withoutRepository(folder: string, publisher: string | undefined): string[] {
  return globSync('packages/*/package.json', { cwd: folder })
    .toSorted()
    .flatMap((path) => {
      const { private: isPrivate, repository } = manifest.parse(JSON.parse(readFileSync(join(folder, path), 'utf8')))
      if (isPrivate === true) return []
      const address = typeof repository === 'string' ? repository : repository?.url
      const wanted =
        publisher === undefined ? 'the address of the repository that publishes it' : `that of ${publisher}`
      const isOwn = publisher === undefined || address?.replace(/\.git$/, '').endsWith(publisher)
      if (address !== undefined && isOwn) return []
      return [`${path}: "repository" must be ${wanted}, because the registry checks it against the provenance.`]
    })
}
