/** The level of a heading: the host knows which headings are around it. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6

/** A component with a title of its own. */
export interface Titled {
  /** The level of the title, according to the page's outline and not by size. @default 2 */
  headingLevel?: HeadingLevel | undefined
}
