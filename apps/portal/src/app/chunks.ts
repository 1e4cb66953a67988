import * as z from 'zod/mini'
import { ApiError } from '../api/errors.ts'
import { isReachable } from '../api/reachable.ts'
import { keepsTab, readTab, writeTab } from '../session/storage.ts'

/** A part of the code that can no longer be loaded: most likely a new version was published meanwhile. */
export class OutdatedError extends Error {}

const mark = 'reloaded-for-new-version'

/** Names the version that runs: the address of this code changes with each build. */
const version = import.meta.url

/**
 * Loads a part of the code. When it is gone, the page is reloaded to get the new version, once per version that runs; if
 * that does not help, throws `OutdatedError`, so that the error page can say so. Without a connection it throws an `ApiError` of the kind
 * `offline` instead: the part is still there. Nothing stored is touched. [F-NAV-10, F-NET-14]
 */
export async function lazily<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!(await isReachable())) throw new ApiError('offline')
    if (!rememberReload()) throw new OutdatedError('This part of the site could not be loaded.', { cause: error })
    location.reload()
    return new Promise(() => undefined) // the page is going away
  }
}

/** Without a memory that outlives a reload, reloading could go on for ever. */
function rememberReload(): boolean {
  if (readTab(mark, z.string()) === version) return false
  writeTab(mark, version)
  return keepsTab(mark)
}
