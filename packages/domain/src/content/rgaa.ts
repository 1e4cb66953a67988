import * as z from 'zod/mini'
import sheet from './rgaa.json' with { type: 'json' }

const criterion = z.object({
  /** Number in RGAA 4.1: '3.2'. */
  id: z.string(),
  /** What the criterion requires, shortened. */
  asks: z.string(),
  /** `unmet`: a known defect; `unchecked`: nobody has audited it yet; `none`: the product has no content that it is about. */
  state: z.enum(['met', 'unmet', 'unchecked', 'none']),
  /** A test or a file that shows the state; absent if nobody has checked. */
  evidence: z.optional(z.string()),
  /** Why the criterion does not apply, is unmet, or how it was judged. */
  note: z.optional(z.string()),
})
export type Criterion = z.infer<typeof criterion>

/**
 * The 106 criteria of RGAA 4.1, with the state of portal and library as their own team and an outside audit have found it.
 * `pnpm rgaa` writes docs/RGAA.md from it; the accessibility statement takes its rate and its list of defects from it.
 */
export const rgaa: readonly Criterion[] = z.parse(z.array(criterion), sheet)

/** Whole percentage of applicable criteria that are met, rounded down. Unchecked ones count as not met. */
export function rgaaRate(criteria: readonly Criterion[]): number {
  const applicable = criteria.filter(({ state }) => state !== 'none')
  return Math.floor((applicable.filter(({ state }) => state === 'met').length / applicable.length) * 100)
}

/** State of a statement under French law: all criteria, at least half of them, or fewer. */
export function conformity(criteria: readonly Criterion[]): 'full' | 'partial' | 'none' {
  const rate = rgaaRate(criteria)
  return rate === 100 ? 'full' : rate >= 50 ? 'partial' : 'none'
}
