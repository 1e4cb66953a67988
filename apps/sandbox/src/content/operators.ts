import { secondOperator } from '../store/operators.ts'
import { type OperatorProfile, structure } from './structure.ts'

/** The profile of an operator; an operator that a script created has the profile of the first. */
export function profileOf(operator: string): OperatorProfile {
  const { first, second } = structure.operators
  return operator === secondOperator ? second : first
}
