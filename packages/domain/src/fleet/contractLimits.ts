/** Column names of a list of contracts, in the order of a list without a head; the country may be left out. */
export const contractColumns = ['reference', 'numberPlate', 'start', 'end', 'countryCode'] as const

/** Limits of a list of contracts. They are apart from its reader, so that a page shows them without loading the reader. */
export const contractListLimits = { bytes: 5 * 1024 * 1024, lines: 20_000 } as const
