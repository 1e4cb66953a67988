import * as z from 'zod/mini'
import { said } from './finding.ts'

// The texts of a brand. Each reaches CSS, HTML, SVG or a path, so each has an allow-list and not a list of forbidden
// characters; what a reader cannot see is refused as well.

/** The name of the brand's folder, and the value of `data-brand`. */
export const slug = z.string(said('slug')).check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, said('slugForm')))

/** Marks and letters of several scripts in one word look like another name; more than two marks on a letter cover the next line. */
const looksHonest = (text: string) =>
  !/\p{M}{3}/u.test(text) &&
  !text.split(/[\s-]/).some((word) => /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word))

/** The name that people read: one line of visible characters that no markup language gives a meaning to. */
export const labelText = z
  .string(said('label'))
  .check(
    z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’"“”«»‹›.,:;!?&()/+*°·–—_-]{0,59}$/u, said('labelForm')),
    z.refine(looksHonest, said('labelScripts')),
  )

/** Keywords that every CSS property understands; as a family name they would select something else. */
const cssWide = /^(inherit|initial|unset|revert|revert-layer|default|none)$/i

export const fontName = z.string(said('font')).check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]{0,59}$/u, said('fontForm')),
  z.refine((name) => !cssWide.test(name), said('fontKeyword')),
  z.refine(looksHonest, said('fontScripts')),
)

/** Families that every browser maps to some installed font. */
const generic =
  /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-serif|ui-sans-serif|ui-monospace|ui-rounded|math|emoji)$/
export const isGeneric = (name: string): boolean => generic.test(name)

/** A path of a woff2 file that stays in the brand's folder, or in a package. */
export const faceSource = z
  .string(said('faceFile'))
  .check(z.regex(/^(\.\/|@?[a-z0-9])[\w@.-]*(\/[\w@-][\w@.-]*)*\.woff2$/i, said('faceFileForm')))
