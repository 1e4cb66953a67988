import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

/** A form with the fields of a schema, which checks them and converts the typed values on submit. */
export function useSchemaForm<Typed extends FieldValues, Given>(
  schema: z.ZodMiniType<Given, Typed>,
  options: Omit<UseFormProps<Typed, unknown, Given>, 'resolver'>,
): UseFormReturn<Typed, unknown, Given> {
  return useForm({ resolver: standardSchemaResolver(schema), ...options })
}
