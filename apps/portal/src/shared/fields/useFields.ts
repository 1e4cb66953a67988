import { type FieldPath, type FieldValues, get, type RegisterOptions, type UseFormReturn } from 'react-hook-form'
import { useFieldError } from '../feedback/useFieldError.ts'

type Form<Typed extends FieldValues, Given> = Pick<UseFormReturn<Typed, unknown, Given>, 'register' | 'formState'>

/** Returns the props that connect a field with its form: its registration, and its error in words. */
export function useFields<Typed extends FieldValues, Given>({ register, formState }: Form<Typed, Given>) {
  const errorText = useFieldError()
  const { errors } = formState
  return <Name extends FieldPath<Typed>>(name: Name, options?: RegisterOptions<Typed, Name>) => ({
    ...register(name, options),
    error: errorText(get(errors, name), name),
  })
}
