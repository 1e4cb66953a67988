import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent } from 'react'
import { type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

interface Options<Typed extends FieldValues, Given> extends Omit<UseFormProps<Typed, unknown, Given>, 'resolver'> {
  /** Called with all values after each change, to save them. */
  onTyped?: (values: Typed) => void
}

/** A form with the fields of a schema, which checks them and converts the typed values on submit. */
export function useSchemaForm<Typed extends FieldValues, Given>(
  schema: z.ZodMiniType<Given, Typed>,
  { onTyped, ...options }: Options<Typed, Given>,
): UseFormReturn<Typed, unknown, Given> {
  const form = useForm({ resolver: standardSchemaResolver(schema), ...options })
  const { subscribe } = form
  const isSaved = onTyped !== undefined
  const save = useEffectEvent((values: Typed) => onTyped?.(values))
  useEffect(
    () => (isSaved ? subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }) : undefined),
    [subscribe, isSaved],
  )
  return form
}
