import * as z from 'zod/mini'

/** What a search tells the page that it opens: its list need not ask for the journeys of this session again. */
export const foundState = z.object({ found: z.string() })
export type FoundState = z.infer<typeof foundState>
