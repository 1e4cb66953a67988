import type { homePage, provider, toPayPage } from '@voie-libre/contract/schemas/content'
import type { journey } from '@voie-libre/contract/schemas/journey'
import type * as z from 'zod/mini'

/** A journey in the wire format (euros). The sandbox fills in missing fields. */
export type JourneyGiven = Partial<z.input<typeof journey>>
type WhitelabelGiven = Partial<z.input<typeof provider> & z.input<typeof homePage> & z.input<typeof toPayPage>> & {
  /** The host whose content changes; without it the default operator's. */
  host?: string
  /** A whole part takes precedence over single fields. */
  [part: string]: unknown
}

export interface VehicleGiven {
  numberPlate: string
  countryCode?: string
  model?: string | null
  type?: number | string | null
  energy?: string | null
  owners?: readonly string[]
  journeys?: readonly JourneyGiven[]
}
export interface NoticeGiven {
  number: string
  numberPlate?: string
  countryCode?: string
  journeys?: readonly JourneyGiven[]
}
export interface AccountGiven {
  email: string
  password?: string
  activated?: boolean
  profile?: Record<string, unknown>
  plates?: readonly unknown[]
}
export interface RenterGiven {
  email: string
  password?: string
  renterName?: string
  phoneNumber?: string
  plates?: number | readonly unknown[]
  journeys?: number | readonly JourneyGiven[]
}
export interface FaultGiven {
  method?: string
  /** May end in `*`. */
  path: string
  times?: number
  status?: number
  body?: unknown
  contentType?: string
  delayMs?: number
  /** Drops the connection. */
  drop?: boolean
}
export interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
}
export interface Payment {
  sessionId: string
  reference: string
  status: string
  /** Whether money was charged. */
  debited: boolean
  /** In cents. */
  amount: number
  provider: string | null
  /** How often the form was posted to the provider. */
  posts: number
  journeys: { id?: string; kind: string; amount: number }[]
}
export interface Search {
  reference: string
  countryCode: string
  numberPlate: string
  start: string | null
  end: string | null
  askedAt: string
  /** Number of journeys found. */
  found: number
}
export interface Claim {
  reference: string
  type: string
  sessionId: string | null
  journeys: string[]
  reasonId: string
  comment: string
  firstName: string
  lastName: string
  email: string
  /** The received files: the type is detected from the content, and sha256 is the content's digest. */
  files: { name: string; type: string; size: number; sha256: string }[]
}
export interface ApiCall {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
  status: number | null
}

/** The sandbox's test API: prepares data and reads what the sandbox received. */
export type Sandbox = ReturnType<typeof sandboxAt>

export function sandboxAt(origin: string) {
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const given =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await fetch(`${origin}/sandbox/${path}`, { method, ...given })
    if (!answer.ok) throw new Error(`${method} /sandbox/${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const read = async <Answer>(path: string): Promise<Answer> => (await send('GET', path)).json()
  const order = async (method: string, path: string, body?: unknown): Promise<void> => {
    await send(method, path, body)
  }
  return {
    /** Restores the seeded data and clears faults, clock and mailbox. */
    reset: () => order('POST', 'reset'),
    /** Stops the server's clock at an ISO instant; null lets it run again. */
    clock: (now: string | null) => order('PUT', 'clock', { now }),
    vehicle: (vehicle: VehicleGiven) => order('POST', 'vehicles', vehicle),
    notice: (notice: NoticeGiven) => order('POST', 'notices', notice),
    account: (account: AccountGiven) => order('POST', 'accounts', account),
    renter: (renter: RenterGiven) => order('POST', 'renters', renter),
    whitelabel: (content: WhitelabelGiven) => order('POST', 'whitelabel', content),
    fault: (fault: FaultGiven) => order('POST', 'faults', fault),
    mailbox: (to?: string) => read<Mail[]>(to === undefined ? 'mailbox' : `mailbox?to=${encodeURIComponent(to)}`),
    payments: () => read<Payment[]>('payments'),
    /** Answered searches, newest first. */
    searches: (reference: string) => read<Search[]>(`searches?reference=${encodeURIComponent(reference)}`),
    claims: () => read<Claim[]>('claims'),
    /** Decides a pending payment. */
    decide: (sessionId: string, status: string) =>
      order('PUT', `payments/${encodeURIComponent(sessionId)}`, { status }),
    /** API calls since the last reset, optionally of one path. */
    calls: async (path?: string) => {
      const calls = await read<ApiCall[]>('calls')
      return path === undefined ? calls : calls.filter((call) => call.path === path)
    },
  }
}
