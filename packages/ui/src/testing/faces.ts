import '@fontsource/dejavu-sans/latin-400.css'
import '@fontsource/dejavu-sans/latin-700.css'
import '@fontsource/pt-sans-narrow/latin-400.css'
import '@fontsource/pt-sans-narrow/latin-700.css'

/**
 * The two type faces that measuring tests use: one of the widest that a brand may bring, as wide as Verdana, and one of
 * the narrowest. Both come from the repository's packages, so that a measurement never depends on the machine's fonts.
 */
const families = { wide: 'DejaVu Sans', narrow: 'PT Sans Narrow' } as const
type Face = keyof typeof families
export const faces = ['narrow', 'wide'] as const satisfies readonly Face[]

/** Sets everything in one of the faces, once its files are loaded. */
export async function setIn(face: Face): Promise<void> {
  const family = families[face]
  for (const weight of [400, 700]) {
    const loaded = await document.fonts.load(`${weight} 1em '${family}'`)
    if (loaded.length === 0) throw new Error(`${family} ${weight} did not load.`)
  }
  for (const role of ['body', 'heading', 'plate']) {
    document.documentElement.style.setProperty(`--vl-font-${role}`, `'${family}'`)
  }
}
