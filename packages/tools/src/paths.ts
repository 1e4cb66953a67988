import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')
export const portal = resolve(root, 'apps/portal')
export const dist = resolve(portal, 'dist')
/** The built script that prerenders the first screen. It is not served; apps/server looks for it here. */
export const prerenderIn = (built: string): string => resolve(built, '.server/prerender.js')
export const brands = resolve(root, 'packages/tokens/dist')
/** Files that tools keep between runs; safe to delete. */
export const cache = resolve(root, 'node_modules/.cache/voie-libre')
/** Where `npm test` writes file and title of the tests that passed and failed. */
export const lastRun = resolve(root, 'reports/lastRun.json')
