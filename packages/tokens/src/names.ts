import * as z from 'zod/mini'
import { fault } from './finding.ts'

// The texts of a brand. Each reaches CSS, HTML, SVG or a path, so each has an allow-list and not a list of forbidden
// characters; what a reader cannot see is refused as well.

/** The name of the brand's folder, and the value of `data-brand`. */
export const slug = z
  .string(fault('every brand has a short name', 'Use small letters, digits and hyphens.'))
  .check(
    z.regex(
      /^[a-z][a-z0-9-]{0,39}$/,
      fault(
        'it becomes a folder, an address and a CSS selector',
        'Use small letters, digits and hyphens, 40 at most, beginning with a letter.',
      ),
    ),
  )

/** Marks and letters of several scripts in one word look like another name; more than two marks on a letter cover the next line. */
const looksHonest = (text: string) =>
  !/\p{M}{3}/u.test(text) &&
  !text.split(/[\s-]/).some((word) => /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word))

/** The name that people read: one line of visible characters that no markup language gives a meaning to. */
export const labelText = z
  .string(fault('people read it in page titles and on the logo', 'Write the name.'))
  .check(
    z.regex(
      /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’"“”«»‹›.,:;!?&()/+*°·–—_-]{0,59}$/u,
      fault(
        'it stands in titles, in JSON and in pictures, where markup, line breaks and invisible characters do harm',
        'Use letters, digits, spaces and ordinary punctuation, 60 characters at most, beginning with a letter or digit.',
      ),
    ),
    z.refine(
      looksHonest,
      fault(
        'it mixes scripts or piles up marks, so that it looks like another name',
        'Use letters of one script per word.',
      ),
    ),
  )

/** Keywords that every CSS property understands; as a family name they would select something else. */
const cssWide = /^(inherit|initial|unset|revert|revert-layer|default|none)$/i

export const fontName = z.string(fault('a font has a name', 'Write the name of the family.')).check(
  z.regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]{0,59}$/u,
    fault(
      'it is quoted in CSS, where quotes, brackets and line breaks end the rule',
      'Use the letters, digits, spaces, dots and hyphens of the family name, on one line.',
    ),
  ),
  z.refine(
    (name) => !cssWide.test(name),
    fault('CSS reads this word as a keyword and not as a font', 'Write the name of a font family.'),
  ),
  z.refine(looksHonest, fault('it mixes scripts in one word', 'Copy the name from the font itself.')),
)

/** Families that every browser maps to some installed font. */
const generic =
  /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-serif|ui-sans-serif|ui-monospace|ui-rounded|math|emoji)$/
export const isGeneric = (name: string): boolean => generic.test(name)

/** A path of a woff2 file that stays in the brand's folder, or in a package. */
export const faceSource = z
  .string(fault('a face needs its file', 'Write the path of a woff2 file.'))
  .check(
    z.regex(
      /^(\.\/|@?[a-z0-9])[\w@.-]*(\/[\w@-][\w@.-]*)*\.woff2$/i,
      fault(
        'the build copies this file, and browsers load woff2 only',
        'Write ./fonts/name.woff2 for a file beside the brand, or the path in a package; no "..".',
      ),
    ),
  )
