import type { Face, Fallback } from './brand.ts'

interface Family {
  faces: readonly Face[]
  fallbacks: readonly Fallback[]
}

const installed = { '400': ['Arial', 'Liberation Sans'], '700': ['Arial Bold', 'Liberation Sans Bold'] } as const

/** A variable font in the two subsets that cover Europe's languages. */
const variable = (family: string, file: string, weight: string): Face[] =>
  (['latin', 'latin-ext'] as const).map((subset) => ({
    family,
    source: `@fontsource-variable/${file}/files/${file}-${subset}-wght-normal.woff2`,
    weight,
    subset,
  }))

const stretched = (
  family: string,
  weight: keyof typeof installed,
  [size, ascent, descent]: readonly [number, number, number],
): Fallback => ({ family: `${family} Fallback`, weight, local: [...installed[weight]], size, ascent, descent })

/** The font families of this package; a brand may provide others beside its file. */
export const families: Readonly<Record<string, Family>> = {
  Figtree: {
    faces: variable('Figtree', 'figtree', '300 900'),
    fallbacks: [stretched('Figtree', '400', [99.2, 95.8, 25.2]), stretched('Figtree', '700', [95.8, 99.1, 26.1])],
  },
  Archivo: {
    faces: variable('Archivo', 'archivo', '100 900'),
    fallbacks: [stretched('Archivo', '400', [98.1, 89.5, 21.4]), stretched('Archivo', '700', [98.8, 88.9, 21.3])],
  },
  'Bricolage Grotesque': {
    faces: variable('Bricolage Grotesque', 'bricolage-grotesque', '200 800'),
    fallbacks: [stretched('Bricolage Grotesque', '700', [101.1, 92, 26.7])],
  },
}

/** The font of number plates, the same in every brand because plates follow road regulations. */
export const plateFace: Face = {
  family: 'Barlow Semi Condensed',
  source: '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2',
  weight: '600',
  subset: 'latin',
}
/** Every face of this package. */
export const ownFaces: readonly Face[] = [...Object.values(families).flatMap(({ faces }) => faces), plateFace]

export const plateStack = [
  plateFace.family,
  'DIN Condensed',
  'Bahnschrift',
  'Arial Narrow',
  'Liberation Sans Narrow',
  'sans-serif',
]

/** A font family with its fallbacks, for while it loads and where it is unavailable. */
export const stackOf = (family: string): string[] => [
  ...(family === 'system-ui' ? [] : [family]),
  ...(families[family] ? [`${family} Fallback`] : []),
  'system-ui',
  'sans-serif',
]
