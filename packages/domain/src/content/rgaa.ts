import * as z from 'zod/mini'
import sheet from './rgaa.json' with { type: 'json' }

const criterion = z.object({
  /** Number in RGAA 4.1: '3.2'. */
  id: z.string(),
  /** What the criterion requires, shortened. */
  asks: z.string(),
  /** `unmet`: a known defect; `unchecked`: nobody has audited it yet; `none`: the product has no content that it is about. */
  state: z.enum(['met', 'unmet', 'unchecked', 'none']),
  /** The tests that show it, each as 'file > a part of its title'. Without tests a criterion is not met. */
  tests: z.optional(z.array(z.string())),
  /** Why the criterion does not apply, is unmet, or how it was judged. */
  note: z.optional(z.string()),
})
export type Criterion = z.infer<typeof criterion>

/**
 * The 106 criteria of RGAA 4.1. `pnpm rgaa` computes the states from the tests and writes docs/RGAA.md; the accessibility
 * statement takes its rate and its list of defects from here.
 */
export const rgaa: readonly Criterion[] = z.parse(z.array(criterion), sheet)

/**
 * Computes the whole percentage of applicable criteria that are met, rounded down. An unchecked criterion counts as
 * applicable and not met, so that nobody raises the rate by not looking.
 */
export function rgaaRate(criteria: readonly Criterion[]): number {
  const applicable = criteria.filter(({ state }) => state !== 'none')
  return Math.floor((applicable.filter(({ state }) => state === 'met').length / applicable.length) * 100)
}

/** Returns the state of an accessibility statement under French law: all criteria are met, at least half of them, or fewer. */
export function conformity(criteria: readonly Criterion[]): 'full' | 'partial' | 'none' {
  const rate = rgaaRate(criteria)
  return rate === 100 ? 'full' : rate >= 50 ? 'partial' : 'none'
}
