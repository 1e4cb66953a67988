import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import * as z from 'zod/mini'
import { stretch } from '../../api/stretch.ts'
import { readDraft, saveDraft } from '../../session/draft.ts'

const maybeGate = z.catch(z.optional(z.string().check(z.refine((name) => stretch().gates.includes(name)))), undefined)
const trip = z.object({
  /** Key of the vehicle and of the journey in progress. */
  about: z.string(),
  vehicleClass: z.catch(z.optional(z.literal([1, 2, 3, 4, 5])), undefined),
  electric: z.catch(z.boolean(), false),
  entrance: maybeGate,
  exit: maybeGate,
  roundTrip: z.catch(z.boolean(), false),
  count: z.catch(z.int().check(z.minimum(1), z.maximum(5)), 1),
})
export type TripDraft = Omit<z.output<typeof trip>, 'about'>

const aboutOf = ({ country, licensePlate }: PlateSearch, journeyId: string | undefined): string =>
  [country, licensePlate, journeyId].join(' ')

/** The trip chosen before a reload, for the same vehicle and journey in progress. */
export function tripDraft(plate: PlateSearch, journeyId: string | undefined): TripDraft | undefined {
  const found = readDraft('trip', trip)
  return found?.about === aboutOf(plate, journeyId) ? found : undefined
}

export const saveTrip = (plate: PlateSearch, journeyId: string | undefined, chosen: TripDraft): void =>
  saveDraft('trip', { about: aboutOf(plate, journeyId), ...chosen })

export const forgetTrip = (): void => saveDraft('trip', undefined)
