import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@voie-libre/tools/postgres'
import { startSite } from '@voie-libre/tools/siteProcess'
import { expect, it, onTestFinished } from 'vitest'
import { Broken, clientOf, type Driver, mailFaults, type Payment, paymentFaults } from './testing/drivers.ts'

const drivers = 200
/** For every fourth plate two drivers pay the same journeys at the same time. */
const plates = 160
/** Kills the server when this many drivers have received a confirmation. */
const killAfter = 60
const prices = [5, 7.3]
const owed = plates * prices.reduce((sum, price) => sum + Math.round(price * 100), 0)
const minutes = 60_000

it('debits each journey once on the embedded database', { timeout: 10 * minutes }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voie-libre-ledger-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await play({ SANDBOX_DATA: folder })
})

it('debits each journey once on PostgreSQL', { timeout: 10 * minutes }, async ({ skip }) => {
  const postgres = await startPostgres()
  if (typeof postgres === 'string') {
    skip(postgres)
    return
  }
  onTestFinished(postgres.stop)
  await play({ DATABASE_URL: postgres.url })
})

/**
 * 200 drivers search at once, then pay at once; a SIGKILL ends the server amid the payments. It restarts on the same data, and
 * drivers without an answer pay again. No journey is debited twice or not at all, no confirmed payment is lost, and amounts and
 * e-mails are right.
 */
async function play(env: Record<string, string>): Promise<void> {
  const first = startSite(env)
  onTestFinished(first.stop)
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
  onTestFinished(second.stop)
  const after = clientOf(await second.address)
  const restarted = await after.payments()
  expect(paymentFaults(restarted, crowd)).toEqual([])
  for (const driver of crowd.filter(({ confirmed }) => !confirmed)) {
    driver.sessionId = (await after.search(driver.plate, await after.captcha())).sessionId
    driver.confirmed = await after.pay(driver)
  }
  const payments = await after.payments()
  expect(paymentFaults(payments, crowd)).toEqual([])
  const debits = payments.filter(({ debited }) => debited)
  expect(debits).toHaveLength(plates)
  for (let at = 0; at < plates; at++)
    expect((await after.search(plateOf(at), await after.captcha())).journeys, plateOf(at)).toEqual([])
  expect(mailFaults(await after.mails(), payments)).toEqual([])
  const sum = (list: readonly Payment[]) => list.reduce((total, { amount }) => total + amount, 0)
  expect(sum(debits)).toBe(owed)
  console.log(
    `confirmed before the kill ${answered}, debited after the restart ${restarted.filter(({ debited }) => debited).length}, attempts ${payments.length}`,
  )
}

const plateOf = (at: number) => `LG${100 + at}ER`
