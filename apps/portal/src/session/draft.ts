import type * as z from 'zod/mini'
import { forgetTab, readTab, writeTab } from './storage.ts'

// What is being typed, for this tab alone: a reload must not lose it, the next visitor must not find it.

/** What was typed before a reload, as far as it has the given shape. */
export const readDraft = <Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | undefined =>
  readTab(`draft/${name}`, schema)

export const keepDraft = (name: string, value: unknown): void => writeTab(`draft/${name}`, value)

/** Home opens, somebody leaves, or the draft was sent. [F-SES: nothing of a visit stays behind] */
export const forgetDrafts = (): void => forgetTab('home')
