import { randomUUID } from 'node:crypto'
import type { Cents } from '@voie-libre/contract/cents'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { JourneyOrder } from '@voie-libre/contract/schemas/payment'
import type { PrepaymentOrder } from '@voie-libre/contract/schemas/prepayment'
import { displayGroup } from '@voie-libre/domain/journey/category'
import { searchLife } from '@voie-libre/domain/payment/baskets'
import { ApiProblem } from '../http/problem.ts'
import { type Db, filled, insert } from './db.ts'
import { randomReference } from './settings.ts'
import type { PlateKey } from './vehicles.ts'

/** The criteria of a search. Each call reads the journeys again, so that paid ones disappear. */
export interface Session extends PlateKey {
  id: string
  reference: string
  operator: string
  kind: 'plate' | 'notice' | 'account'
  notice?: string | undefined
  /** Rental dates, or the validity of a rental plate. */
  range?: { start: Date; end: Date } | undefined
  onlyNotices: boolean
  /** Code of another company that owns the journeys. */
  company?: string | undefined
  basket?: SavedBasket | undefined
}

/** A client's order and its lines at that time, to compare them before a payment. [OPEN-64] */
export interface SavedBasket {
  order: BasketOrder
  lines: readonly BasketLine[]
}
export type BasketOrder =
  | { kind: 'named'; orders: readonly JourneyOrder[] }
  | { kind: 'whole'; prepayments: readonly PrepaymentOrder[] }

/** A journey at the price to pay, or a prepaid trip. */
export interface BasketLine extends PlateKey {
  kind: 'journey' | 'inProgress' | 'prepayment'
  /** Absent for a prepaid trip. */
  journeyId?: string | undefined
  amount: Cents
  journey: Journey
}

export const newSession = (criteria: Omit<Session, 'id' | 'reference' | 'basket'>): Session => ({
  ...criteria,
  id: randomUUID(),
  reference: randomReference('R'),
})

/** Saves a search's result, and its session when it is new, so that the support can find its reference. */
export async function saveSearch(db: Db, session: Session, now: Date, found: number): Promise<void> {
  const { range, onlyNotices, basket: _, ...criteria } = session
  const row = {
    ...criteria,
    range_start: range?.start,
    range_end: range?.end,
    only_notices: onlyNotices,
    opened_at: now,
    expires_at: new Date(now.getTime() + searchLife),
    searched_at: now,
    found,
  }
  const again = 'on conflict (id) do update set searched_at = excluded.searched_at, found = excluded.found'
  await insert(db, 'sessions', row, again)
}

/** Gives an active session its whole life again, as often as the driver asks. [WCAG 2.2.1] */
export async function prolongSession(db: Db, now: Date, id: string): Promise<Date> {
  const end = new Date(now.getTime() + searchLife)
  const sql = 'update sessions set expires_at = $3 where id = $1 and expires_at > $2 returning id'
  if ((await db.query(sql, [id, now, end])).length === 0) throw new ApiProblem('payment_session_invalid')
  return end
}

export async function endOfSession(db: Db, id: string): Promise<Date | undefined> {
  const [row] = await db.query<{ expires_at: Date }>('select expires_at from sessions where id = $1', [id])
  return row?.expires_at
}

/** Reads a session that has not expired; otherwise throws payment_session_invalid. */
export async function activeSession(db: Db, now: Date, id: string): Promise<Session> {
  const [row] = await db.query<Omit<Session, 'range'> & { start: Date | null; end: Date | null }>(
    `select id, reference, operator, kind, country, plate, notice, range_start as "start", range_end as "end",
       only_notices as "onlyNotices", company, basket
     from sessions where id = $1 and expires_at > $2`,
    [id, now],
  )
  if (row === undefined) throw new ApiProblem('payment_session_invalid')
  const { start, end, ...session } = row
  return { ...filled<Session>(session), ...(start && end && { range: { start, end } }) }
}

export async function saveBasket(db: Db, sessionId: string, basket: SavedBasket): Promise<void> {
  await db.query('update sessions set basket = $1::jsonb where id = $2', [JSON.stringify(basket), sessionId])
}

export const unpaidJourneys = (db: Db, session: Session): Promise<Journey[]> =>
  journeysOf(db, session, 'paid_by is null', [])

/** Lists the ids of the journeys that somebody has paid since the search. [OPEN-64] */
export async function paidSinceSearch(db: Db, session: Session): Promise<string[]> {
  const condition = `paid_by in (
    select p.reference from payments p, sessions s
    where s.id = $7 and p.paid_at >= s.opened_at)`
  return (await journeysOf(db, session, condition, [session.id])).map(({ id }) => id)
}

/** Reads and locks those of the named journeys that a session may contest, including those it paid. [OPEN-47] */
export const contestableJourneys = (db: Db, session: Session, ids: readonly string[]): Promise<Journey[]> =>
  journeysOf(
    db,
    session,
    'id = any($7) and (paid_by is null or paid_by in (select reference from payments where session_id = $8))',
    [ids, session.id],
    'country, plate, id for update',
  )

async function journeysOf(
  db: Db,
  session: Session,
  condition: string,
  values: readonly unknown[],
  order = 'date, id',
): Promise<Journey[]> {
  const { country, plate, company, notice, range } = session
  const rows = await db.query<{ entity: Journey }>(
    `select entity from journeys
     where country = $1 and plate = $2 and ${condition} and company is not distinct from $3
       and ($4::text is null or notice = $4 or number = $4)
       and ($5::timestamptz is null or (date >= $5 and date <= $6))
     order by ${order}`,
    [country, plate, company, notice, range?.start, range?.end, ...values],
  )
  const journeys = rows.map((row) => row.entity)
  return session.onlyNotices ? journeys.filter((journey) => displayGroup(journey) !== 'freeFlow') : journeys
}

/** Finds another company with unpaid journeys of the session's plate. [API-60, API-61] */
export async function otherCompany(db: Db, session: Session): Promise<string | undefined> {
  const [row] = await db.query<{ company: string }>(
    `select company from journeys where country = $1 and plate = $2 and paid_by is null
       and company is not null and company is distinct from $3 order by company limit 1`,
    [session.country, session.plate, session.company],
  )
  return row?.company
}
