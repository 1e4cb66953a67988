import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PortalServerOptions } from './app.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The server's options from the environment variables. The default folders are those of this repository. */
export function settingsOf(env: NodeJS.ProcessEnv): PortalServerOptions {
  return {
    dist: resolve(env['PORTAL_DIST'] || resolve(root, 'apps/portal/dist')),
    brandsDir: resolve(env['BRANDS_DIR'] || resolve(root, 'packages/tokens/dist')),
    hosts: brandMap(resolve(env['BRANDS_FILE'] || resolve(root, 'deploy/brands.json'))),
    defaultBrand: 'harbour',
    sandbox: false,
    defaultHost: env['DEFAULT_HOST']?.toLowerCase() || undefined,
    providerOrigins: listOf(env['PROVIDER_ORIGINS']),
    imageOrigins: listOf(env['IMAGE_ORIGINS']),
    tagManagers: tagManagersOf(listOf(env['TAG_MANAGERS'])),
  }
}

const listOf = (text = '') => text.split(/[\s,]+/).filter((part) => part !== '')

/** Parses entries `host=address`, or an address alone for every other host. */
function tagManagersOf(entries: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    entries.map((entry) => {
      const [, host = '*', address = entry] = /^([\w.-]+|\*)=(.+)$/.exec(entry) ?? []
      return [host.toLowerCase(), address]
    }),
  )
}

/**
 * The map of host names to brands, read again when the file changes. When the file is unreadable or incomplete, the
 * previous map stays in use.
 */
function brandMap(file: string): () => Record<string, string> {
  let known: Record<string, string> = {}
  let readAt = 0
  return () => {
    try {
      const changedAt = statSync(file).mtimeMs
      if (changedAt !== readAt) {
        known = Object.fromEntries(
          Object.entries<unknown>(JSON.parse(readFileSync(file, 'utf8'))).map(([host, brand]) => [
            host.toLowerCase(),
            String(brand),
          ]),
        )
        readAt = changedAt
      }
    } catch (error) {
      console.error(`${file} cannot be read, the brands stay as they are: ${String(error)}`)
    }
    return known
  }
}
