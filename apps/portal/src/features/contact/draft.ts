import { withoutCardNumbers } from '@voie-libre/contract/schemas/cardNumber'
import * as z from 'zod/mini'

const state = z.object({ usr: z.object({ draft: z.record(z.string(), z.string()) }) })

/**
 * Typed values from the state of the current history entry, which survives a reload and Back. Web storage would share
 * them with other pages and later visits.
 */
export function readDraft(): Readonly<Record<string, string>> {
  const found = z.safeParse(state, typeof history === 'undefined' ? undefined : history.state)
  return found.success ? found.data.usr.draft : {}
}

/** Stores the draft, without card numbers, in the history entry: `usr` is the part that React Router leaves to the application. */
export function keepDraft(draft: Readonly<Record<string, string>>): void {
  try {
    const marks: unknown = history.state
    const kept = Object.fromEntries(Object.entries(draft).map(([name, text]) => [name, withoutCardNumbers(text)]))
    history.replaceState({ ...(typeof marks === 'object' ? marks : {}), usr: { draft: kept } }, '')
  } catch {
    // Some browsers limit the rate of `replaceState`: then the latest keystrokes are missing from the draft.
  }
}
