import * as z from 'zod/mini'

// What is being written, for this tab alone: a reload must not lose it, the next visitor must not find it.
const prefix = 'draft/'

/** What was written before a reload, as far as it has the shape asked for. */
export function readDraft<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | undefined {
  try {
    const found = z.safeParse(schema, JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null'))
    return found.success ? found.data : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // storage refused or full: a reload loses it
  }
}

/** Home was opened, somebody left, or it was sent. [F-SES: nothing of a visit stays behind] */
export const forgetDrafts = (): void => forgetOfTab((key) => key.startsWith(prefix))

/** Somebody signed out: what this tab knew of a search goes with the drafts. [HARDENING 7.2.4] */
export const forgetTab = (): void => forgetOfTab((key) => /^(draft|journeys)\//.test(key))

function forgetOfTab(isForgotten: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (isForgotten(key)) sessionStorage.removeItem(key)
  } catch {
    // storage refused: nothing was kept
  }
}
