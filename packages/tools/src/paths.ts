import { resolve } from 'node:path'

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..')
export const portal = resolve(root, 'apps/portal')
export const dist = resolve(portal, 'dist')
/** What draws the portal's first screen on the server: built, but not served. apps/server looks for it here. */
export const prerenderIn = (built: string): string => resolve(built, '.server/prerender.js')
/** The built brands, one folder each. */
export const brands = resolve(root, 'packages/tokens/dist')
/** What tools keep between runs; nothing of worth. */
export const cache = resolve(root, 'node_modules/.cache/voie-libre')
