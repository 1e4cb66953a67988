/** A part of the code that can no longer be loaded: most likely a new version was published meanwhile. */
export class OutdatedError extends Error {}

const mark = 'reloaded-for-new-version'

/**
 * Loads a part of the code. When it is gone, the page is reloaded once to get the new version; if that does not help,
 * throws `OutdatedError`, so that the error page can say so. Nothing stored is touched. [F-NAV-10]
 */
export async function lazily<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    const part = await load()
    forgetReload()
    return part
  } catch (error) {
    if (!navigator.onLine || !rememberReload())
      throw new OutdatedError('This part of the site could not be loaded.', { cause: error })
    location.reload()
    return new Promise(() => undefined) // the page is going away
  }
}

function rememberReload(): boolean {
  try {
    if (sessionStorage.getItem(mark)) return false
    sessionStorage.setItem(mark, 'yes')
    return true
  } catch {
    return false // without a memory a reload could go on for ever
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(mark)
  } catch {
    // storage refused: nothing was remembered either
  }
}
