// A captcha of a third party. docs/EXTENDING.md describes what it gets and returns.

/** Returns the token of one call. `loadScript` loads a script of `origin`, once; a failure is shown below the form. */
export default async function token(action, { siteKey, origin, signal, loadScript }) {
  if (!globalThis.puzzle) await loadScript(`${origin}/puzzle.js`)
  return globalThis.puzzle.solve({ siteKey, action, signal })
}
