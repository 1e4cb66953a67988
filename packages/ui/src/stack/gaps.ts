/** A distance, in steps of the brand's spacing. */
export type Gap = 2 | 3 | 4 | 5 | 6 | 8

export const gaps: Readonly<Record<Gap, string>> = {
  2: 'gap-2',
  3: 'gap-3',
  4: 'gap-4',
  5: 'gap-5',
  6: 'gap-6',
  8: 'gap-8',
}
