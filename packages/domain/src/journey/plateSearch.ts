import { countryCode, filled } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'

/** The vehicle of a search: its canonical plate and its country. Stored under `form/plate`. [§3] */
export const plateSearch = z.object({ licensePlate: filled, country: countryCode })
export type PlateSearch = z.infer<typeof plateSearch>
