import type { FontFile } from '../contract.ts'

/** The face of number plates, whichever the brand: plates belong to the road, not to an operator. */
export const plateFace: { stack: string; file: FontFile } = {
  stack:
    "'Barlow Semi Condensed', 'DIN Condensed', 'Bahnschrift', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif",
  file: {
    family: 'Barlow Semi Condensed',
    source: '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2',
    weight: '600',
    subset: 'latin',
  },
}
