import * as z from 'zod/mini'

/** History state of a page that a search opens: the journeys of this session are new, so the page does not reload them. */
export const foundState = z.object({ found: z.string() })
export type FoundState = z.infer<typeof foundState>
