import * as z from 'zod/mini'
import { car, company, journeysSet } from '../schemas/journey.ts'
import { prepaymentPrice } from '../schemas/prepayment.ts'
import { endpoint } from './endpoint.ts'

const v1 = '/services/v1'

/** Searches by plate (captchaToken, country, plate, rental range), by number, or by session (caseNumber, sessionId, companyCode). */
export const journeyQuery = z.object({
  captchaToken: z.optional(z.string()),
  country: z.optional(z.string()),
  plate: z.optional(z.string()),
  startTime: z.optional(z.string()),
  endTime: z.optional(z.string()),
  onlyCNPorLatePayment: z.optional(z.literal('true')),
  caseNumber: z.optional(z.string()),
  sessionId: z.optional(z.string()),
  companyCode: z.optional(z.string()),
})
export type JourneyQuery = z.infer<typeof journeyQuery>

export const vehicle = endpoint({
  name: 'vehicle',
  method: 'GET',
  path: `${v1}/vehicles`,
  source: '§7.4, API-55',
  summary: 'Model, energy and class of a plate.',
  query: z.object({ plate: z.string(), plateCountry: z.string() }),
  answer: car,
})
export const journeysOfPlate = endpoint({
  name: 'journeysOfPlate',
  method: 'GET',
  path: `${v1}/journeys`,
  source: '§7.4, API-56, OPEN-24',
  summary: 'Plate search of a disconnected visitor: the summary of what is to pay.',
  query: journeyQuery,
  answer: journeysSet,
})
export const detailedJourneys = endpoint({
  name: 'detailedJourneys',
  method: 'GET',
  path: `${v1}/detailedJourneys`,
  source: '§7.4, API-57, OPEN-24',
  summary:
    'Journeys by notice or case number, or of a session; 404 immatriculation_not_found when a number leads nowhere.',
  query: journeyQuery,
  answer: journeysSet,
})
export const authenticatedDetailedJourneys = endpoint({
  name: 'authenticatedDetailedJourneys',
  method: 'GET',
  path: `${v1}/authenticated/detailedJourneys`,
  source: '§7.4, API-58, OPEN-24',
  summary: "Journeys of one of the customer's own plates.",
  caller: 'customer',
  query: journeyQuery,
  answer: journeysSet,
})
export const extendSearch = endpoint({
  name: 'extendSearch',
  method: 'POST',
  path: `${v1}/journeys/session`,
  source: '§7.4, ours',
  summary: 'Prolongs the session of a search that has not ended; answers its new end.',
  query: z.object({ sessionId: z.string() }),
  answer: z.object({ expiresAt: z.iso.datetime() }),
  extension: true,
})
export const journeyPrice = endpoint({
  name: 'journeyPrice',
  method: 'GET',
  path: `${v1}/journeys/price`,
  source: '§7.4, §7.5, API-59, API-73, OPEN-37',
  summary: 'Price of one trip between two gates of the A79.',
  query: z.object({
    plate: z.string(),
    plateCountry: z.string(),
    in: z.string(),
    out: z.string(),
    category: z.string(),
  }),
  answer: prepaymentPrice,
})
export const journeysCompany = endpoint({
  name: 'journeysCompany',
  method: 'GET',
  path: `${v1}/journeys/company`,
  source: '§7.4, API-60, API-61',
  summary: 'Whether a company has further journeys of this session.',
  query: z.object({ sessionId: z.string() }),
  answer: company,
})
