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

export const vehicle = endpoint('vehicle', 'GET', `${v1}/vehicles`, {
  query: z.object({ plate: z.string(), plateCountry: z.string() }),
  answer: car,
})
export const journeysOfPlate = endpoint('journeysOfPlate', 'GET', `${v1}/journeys`, {
  query: journeyQuery,
  answer: journeysSet,
})
export const detailedJourneys = endpoint('detailedJourneys', 'GET', `${v1}/detailedJourneys`, {
  query: journeyQuery,
  answer: journeysSet,
})
export const authenticatedDetailedJourneys = endpoint(
  'authenticatedDetailedJourneys',
  'GET',
  `${v1}/authenticated/detailedJourneys`,
  { caller: 'customer', query: journeyQuery, answer: journeysSet },
)
export const extendSearch = endpoint('extendSearch', 'POST', `${v1}/journeys/session`, {
  query: z.object({ sessionId: z.string() }),
  answer: z.object({ expiresAt: z.iso.datetime() }),
  extension: true,
})
export const journeyPrice = endpoint('journeyPrice', 'GET', `${v1}/journeys/price`, {
  query: z.object({
    plate: z.string(),
    plateCountry: z.string(),
    in: z.string(),
    out: z.string(),
    category: z.string(),
  }),
  answer: prepaymentPrice,
})
export const journeysCompany = endpoint('journeysCompany', 'GET', `${v1}/journeys/company`, {
  query: z.object({ sessionId: z.string() }),
  answer: company,
})
