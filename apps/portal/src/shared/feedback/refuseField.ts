import type { ErrorCode } from '@voie-libre/contract/errorCodes'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { ApiError } from '../../api/errors.ts'

/** The fields of a form that error codes of the server concern. [§8] */
export type FieldOfCode<Fields extends FieldValues> = Readonly<Partial<Record<ErrorCode, FieldPath<Fields>>>>

/** Shows a refusal beside the field that it concerns; returns false if it concerns the whole form. */
export function refuseField<Fields extends FieldValues>(
  setError: UseFormSetError<Fields>,
  fieldOf: FieldOfCode<Fields>,
  { code }: ApiError,
): boolean {
  const name = fieldOf[code]
  if (name !== undefined) setError(name, { message: code }, { shouldFocus: true })
  return name !== undefined
}
