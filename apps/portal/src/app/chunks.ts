import { ApiError } from '../api/errors.ts'
import { isReachable } from '../api/loadCode.ts'
import { isSavedInTab, readTab, saveTab } from '../session/storage.ts'

/** A chunk no longer exists, most likely because of a new release. */
export class OutdatedError extends Error {}

const mark = 'reloaded-for-new-version'

/** Identifies the running version: the URL of this module changes with each build. */
const version = import.meta.url

/**
 * Loads a chunk. If it no longer exists, reloads the page once per running version to get the new release. Stored data
 * stays.
 *
 * Throws `OutdatedError` if the reload did not help, and an `ApiError` of the kind `offline` without a connection.
 * [F-NAV-10, F-NET-14]
 */
export async function lazily<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!(await isReachable())) throw new ApiError('offline')
    if (!rememberReload()) throw new OutdatedError('This part of the site could not be loaded.', { cause: error })
    location.reload()
    return new Promise(() => undefined) // never resolves, because the page reloads
  }
}

/** Saves that this version has reloaded; false if it already had or saving fails, to prevent a reload loop. */
function rememberReload(): boolean {
  if (readTab(mark) === version) return false
  saveTab(mark, version)
  return isSavedInTab(mark)
}
