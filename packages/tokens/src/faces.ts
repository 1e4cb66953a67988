import type { Face, Fallback } from './brand.ts'
import list from './faces.json' with { type: 'json' }

const latin = (face: Omit<Face, 'subset'> & { subset: string }): Face => ({
  ...face,
  subset: face.subset === 'latin' ? 'latin' : 'latin-ext',
})

/** The font families of this package, in the two subsets that cover Europe's languages; a brand may provide others beside its file. */
export const families: Readonly<Record<string, { faces: Face[]; fallbacks: readonly Fallback[] }>> = Object.fromEntries(
  Object.entries(list.families).map(([name, { faces, fallbacks }]) => [name, { faces: faces.map(latin), fallbacks }]),
)

/** The font of number plates, the same in every brand because plates follow road regulations. */
export const plateFace = latin(list.plate.face)
/** Every face of this package. */
export const ownFaces: readonly Face[] = [...Object.values(families).flatMap(({ faces }) => faces), plateFace]

export const plateStack = list.plate.stack

/** A font family with its fallbacks, for while it loads and where it is unavailable. */
export const stackOf = (family: string): string[] => [
  ...(family === 'system-ui' ? [] : [family]),
  ...(families[family] ? [`${family} Fallback`] : []),
  'system-ui',
  'sans-serif',
]
