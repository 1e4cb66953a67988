import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPortal } from '@voie-libre/tools/build'
import { Broken, clientOf, type Driver, mailFaults, type Payment, paymentFaults } from './drivers.ts'
import { startPostgres } from '@voie-libre/tools/postgres'
import { startSite } from '@voie-libre/tools/siteProcess'

const drivers = 200
/** For every fourth plate two drivers pay the same journeys at the same time. */
const plates = 160
/** Kills the server when this many drivers have received a confirmation. */
const killAfter = 60
const prices = [5, 7.3]
const owed = plates * prices.reduce((sum, price) => sum + Math.round(price * 100), 0)

/**
 * `pnpm ledger`: 200 drivers search at once, then pay at once; a SIGKILL ends the server amid the payments. It restarts on
 * the same data, and drivers without an answer pay again. Plays on the embedded database and on PostgreSQL. Fails when a
 * journey is debited twice or not at all, a confirmed payment is lost, or an amount or e-mail is wrong.
 */
export default async function main(): Promise<number> {
  await buildPortal()
  const folder = await mkdtemp(join(tmpdir(), 'voie-libre-ledger-'))
  const wrong = await play('embedded database', { SANDBOX_DATA: folder })
  await rm(folder, { recursive: true })
  const postgres = await startPostgres()
  if (typeof postgres === 'string') {
    console.log(`Not run on PostgreSQL: ${postgres}.`)
    return wrong === 0 ? 0 : 1
  }
  try {
    return wrong + (await play(postgres.version, { DATABASE_URL: postgres.url })) === 0 ? 0 : 1
  } finally {
    await postgres.stop()
  }
}

async function play(database: string, env: Record<string, string>): Promise<number> {
  const first = startSite(env)
  const before = clientOf(await first.address)
  for (let at = 0; at < plates; at++) {
    const journeys = prices.map((ttcPrice, position) => ({ id: `${plateOf(at)}-${position}`, ttcPrice }))
    await before.post('/sandbox/vehicles', { numberPlate: plateOf(at), journeys })
  }
  const crowd = Array.from({ length: drivers }, (_, at): Driver => {
    const plate = plateOf(at % plates)
    return { plate, email: `driver${at}@example.org`, method: at % 2 === 0 ? 'card' : 'provider', confirmed: false }
  })
  const tokens: string[] = []
  for (const _ of crowd) tokens.push(await before.captcha())
  await Promise.all(
    crowd.map(async (driver, at) => {
      driver.sessionId = (await before.search(driver.plate, tokens[at] ?? '')).sessionId
    }),
  )
  let answered = 0
  let killed: Promise<void> | undefined
  await Promise.all(
    crowd.map(async (driver) => {
      try {
        driver.confirmed = await before.pay(driver)
      } catch (error) {
        if (!(error instanceof Broken)) throw error
      }
      if (driver.confirmed) answered += 1
      if (answered === killAfter) killed ??= first.kill()
    }),
  )
  await (killed ?? first.kill())

  const second = startSite(env)
  const after = clientOf(await second.address)
  const restarted = await after.payments()
  const faults = paymentFaults(restarted, crowd)
  for (const driver of crowd.filter(({ confirmed }) => !confirmed)) {
    driver.sessionId = (await after.search(driver.plate, await after.captcha())).sessionId
    driver.confirmed = await after.pay(driver)
  }
  const payments = await after.payments()
  faults.push(...paymentFaults(payments, crowd))
  const debits = payments.filter(({ debited }) => debited)
  if (debits.length !== plates) faults.push(`${debits.length} debits instead of ${plates}`)
  for (let at = 0; at < plates; at++) {
    const { journeys } = await after.search(plateOf(at), await after.captcha())
    if (journeys.length > 0) faults.push(`${plateOf(at)}: ${journeys.length} journeys are still unpaid`)
  }
  faults.push(...mailFaults(await after.mails(), payments))
  await second.stop()

  const euros = (cents: number) => `${(cents / 100).toFixed(2)} euros`
  const sum = (list: readonly Payment[]) => list.reduce((total, { amount }) => total + amount, 0)
  const early = restarted.filter(({ debited }) => debited)
  console.log(`
${database}: ${drivers} drivers, ${plates} plates, ${plates * prices.length} journeys
  confirmed before the kill ${answered}; debited after the restart ${early.length} (${euros(sum(early))})
  attempts in total ${payments.length}, debits ${debits.length}: ${euros(sum(debits))} of ${euros(owed)} owed
  ${faults.length === 0 ? 'the ledger is exact' : `${faults.length} faults:\n    ${faults.join('\n    ')}`}`)
  return faults.length
}

const plateOf = (at: number) => `LG${100 + at}ER`
