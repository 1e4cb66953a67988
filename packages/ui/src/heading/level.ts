/** The level of a heading: the host knows which headings are around it. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6
