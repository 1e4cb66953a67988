import type { ReactNode } from 'react'

/** Plain sentences; what stands between backticks is code. */
type Text = string

type Some<Item> = readonly [Item, ...Item[]]

/** A rendered example, and what makes it right or wrong. */
interface Example {
  show: ReactNode
  because: Text
}

/**
 * What the documentation says of a component beyond its types and stories. One shape for all, and nothing in it may be
 * missing, so that no page is poorer than another. Lives beside the component as `<Component>.guide.tsx`.
 */
export interface Guide {
  /** How it is imported: `@voie-libre/ui/button`. */
  entry: `@voie-libre/ui/${string}`
  /** What is imported, where it is more than the component. */
  imports?: readonly string[]
  /** What it is for, in one or two sentences. */
  purpose: Text
  /** When it is the right choice. */
  when: Some<Text>
  /** When it is not, and what is. */
  notFor: Some<Text>
  /** Right and wrong side by side. */
  pairs: Some<{ do: Example; dont: Example }>
  /** Keys and what they do; a sentence for what no key reaches. */
  keyboard: Some<readonly [keys: Text, effect: Text]> | Text
  accessibility: Some<Text>
  /** Titles of related pages. */
  see?: readonly string[]
}
