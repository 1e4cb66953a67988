import type { ReactNode } from 'react'

/** Plain sentences; text between backticks is code. */
type Text = string

type Some<Item> = readonly [Item, ...Item[]]

/** A rendered example, and why it is right or wrong. */
type Example = { show: ReactNode; because: Text }

/**
 * The documentation of a component beyond its types and stories. All parts are mandatory, so that every page is
 * complete. The file is beside the component: `<Component>.guide.tsx`. The code to copy is `<Component>.example.tsx`.
 */
export interface Guide {
  /** The import path: `@voie-libre/ui/button`. */
  entry: `@voie-libre/ui/${string}`
  /** What the component is for, in one or two sentences. */
  purpose: Text
  /** When to use it. */
  when: Some<Text>
  /** When not to use it, and the alternative. */
  notFor: Some<Text>
  /** Right and wrong examples side by side. */
  pairs: Some<{ do: Example; dont: Example }>
  /** Keys and their effect, or one sentence if it takes no focus. */
  keyboard: Some<readonly [keys: Text, effect: Text]> | Text
  accessibility: Some<Text>
  /** Titles of related pages. */
  see?: readonly string[]
}
