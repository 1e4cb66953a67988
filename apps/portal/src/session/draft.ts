import { withoutCardNumbers } from '@voie-libre/contract/schemas/cardNumber'
import * as z from 'zod/mini'
import { forgetTab, readTab, saveTab } from './storage.ts'

// Typed form values, for this tab only: they must survive a reload, but the next visitor must not find them.

/** The values typed before a reload, if they match the form's schema. */
export function readDraft<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | undefined {
  const found = z.safeParse(schema, readTab('draft/', name))
  return found.success ? found.data : undefined
}

/** Saves a draft, or removes it with `undefined`. Leaves out card numbers, whatever field they were typed into. */
export const saveDraft = (name: string, value: unknown): void => saveTab('draft/', storable(value), name)

const withoutCards = (_: string, part: unknown) => (typeof part === 'string' ? withoutCardNumbers(part) : part)
const storable = (value: unknown): unknown => value && JSON.parse(JSON.stringify(value, withoutCards))

/** Removes the draft after the form was sent or the login expired. [F-SES] */
export const forgetDrafts = (): void => forgetTab('sent')
