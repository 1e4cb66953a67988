import { secondOperator } from '../store/operators.ts'
import { type OperatorProfile, structure } from './structure.ts'

/** Finds the profile of an operator; operators that scripts create have the first one's. */
export function profileOf(operator: string): OperatorProfile {
  const { first, second } = structure.operators
  return operator === secondOperator ? second : first
}
