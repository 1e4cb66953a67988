import { parisInstant } from '@voie-libre/domain/journey/parisTime'
import { ApiProblem } from '../http/problem.ts'

/**
 * Reads rental dates in Paris time, because the client sends them as typed; undefined without any. Problem:
 * invalid_date_range. [OPEN-22, OPEN-29]
 */
export function periodOf(startText: string | null | undefined, endText: string | null | undefined) {
  if ((startText ?? endText ?? undefined) === undefined) return undefined
  const [start, end] = [parisInstant(startText ?? ''), parisInstant(endText ?? '')]
  if (start === undefined || end === undefined || end <= start) throw new ApiProblem('invalid_date_range')
  return { start, end }
}

/** Whether an instant lies between two saved texts; a missing one is no limit. */
export function isWithin(instant: Date, startText: string | null, endText: string | null): boolean {
  const [start, end] = [parisInstant(startText ?? ''), parisInstant(endText ?? '')]
  return (start === undefined || instant >= start) && (end === undefined || instant <= end)
}
