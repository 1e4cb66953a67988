import * as z from 'zod/mini'
import { forgetTab, readTab, writeTab } from './storage.ts'

// What a user types into a form, for this tab alone: a reload must not lose it, the next visitor must not find it.

/** The values typed before a reload, if they match the form's schema. */
export function readDraft<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | undefined {
  const found = z.safeParse(schema, readTab('draft/', name))
  return found.success ? found.data : undefined
}

export const keepDraft = (name: string, value: unknown): void => writeTab('draft/', value, name)

/** A form was sent, or the login ended by itself. [F-SES: nothing of a visit stays behind] */
export const forgetDrafts = (): void => forgetTab('sent')
