import type { Cents } from '@voie-libre/contract/cents'
import { type Journey, lateFee, type PaymentLimit } from '@voie-libre/contract/schemas/journey'
import { costSteps } from '@voie-libre/domain/journey/deadline'
import { daysLater, parisDay } from '@voie-libre/domain/journey/parisTime'
import { displayedTtc } from '@voie-libre/domain/journey/price'
import * as z from 'zod/mini'
import { lateFees } from '../content/facts.ts'
import { type Db, sqlFile } from './db.ts'

/** The fee of a journey, from a Paris day on. */
interface Rung {
  /** Is '' for the first price. */
  from: string
  /** The last day before; absent for the first price. */
  until?: string
  fee: Cents
  limit: PaymentLimit | undefined
}

/** The price rises that the operator announces, in cents. */
export const announcedFees = lateFees.map((one) => z.decode(lateFee, one))

/** Lists the prices that the portal announces for a journey, today's first; undefined when no rise is to come. */
export const ladderOf = (journey: Journey, now: Date): Rung[] | undefined =>
  costSteps(journey, announcedFees, now)?.map((step) => ({
    ...(step.stage === 'today' ? { from: '' } : { from: step.firstDay, until: daysLater(step.firstDay, -1) }),
    fee: step.amount - displayedTtc(journey),
    limit: step.stage === 'prosecutor' ? 'OMP' : journey.paymentLimit,
  }))

/** Adds the ladders of a fleet's generated journeys; the next call to the sandbox updates their prices. */
export async function addLadders(db: Db, renterId: string, now: Date): Promise<void> {
  const rows = await db.query<{ country: string; plate: string; entity: Journey }>(
    `select j.country, j.plate, j.entity from fleet f join journeys j on j.country = f.country and j.plate = f.plate
     where f.renter_id = $1 and j.ladder is null and j.entity->>'deadline' >= $2`,
    // An overdue journey may rise again, until the last rise.
    [renterId, daysLater(parisDay(now), -Math.max(...lateFees.map(({ afterDays }) => afterDays)))],
  )
  const ladders = rows.map(({ entity, ...key }) => ({ ...key, id: entity.id, ladder: ladderOf(entity, now) }))
  await db.query(
    `update journeys j set ladder = l.ladder
     from jsonb_to_recordset($1::jsonb) as l(country text, plate text, id text, ladder jsonb)
     where j.country = l.country and j.plate = l.plate and j.id = l.id`,
    [JSON.stringify(ladders)],
  )
  await db.query(`update settings set value = '' where key = 'pricedOn'`)
}

const pricesSql = sqlFile('pricesOfDay')

/** Gives all unpaid journeys their price of today. Setting the clock back restores prices; a claim suspends rises. */
export async function followLadders(db: Db, now: Date): Promise<void> {
  const today = parisDay(now)
  await db.transaction(async (inside) => {
    await inside.query(`insert into settings (key, value) values ('pricedOn', '') on conflict (key) do nothing`)
    const [last] = await inside.query<{ value: string }>(`select value from settings where key = 'pricedOn' for update`)
    if (last?.value === today) return
    await inside.query(pricesSql, [today, last?.value])
    await inside.query(`update settings set value = $1 where key = 'pricedOn'`, [today])
  })
}
