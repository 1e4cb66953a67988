import { randomUUID } from 'node:crypto'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { canonicalNumber } from '@voie-libre/domain/journey/plate'
import { knownStatus } from '@voie-libre/domain/payment/status'
import { classOf } from '@voie-libre/domain/prepayment/stretch'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { announcePassage } from '../areas/alerts.ts'
import { account, demoPassword, renter, saveAccount, saveRenter } from '../auth/people.ts'
import { fault } from '../http/faults.ts'
import { ApiProblem, jsonIn } from '../http/problem.ts'
import type { Core } from '../http/server.ts'
import { latestPayment, notificationOf, record } from '../payments/payments.ts'
import type { Db } from '../store/db.ts'
import { fillFleet } from '../store/fleetSeed.ts'
import { defaultOperator } from '../store/operators.ts'
import { nothingFound, reset, scenarios, seededAccounts } from './scenarios.ts'
import { saveSetting } from '../store/settings.ts'
import {
  completedJourney,
  linkNotice,
  type PlateKey,
  plateKey,
  saveJourneys,
  saveNotice,
  saveVehicles,
} from '../store/vehicles.ts'
import { cardTypes } from '../areas/payments.ts'
import { page } from '../http/html.ts'
import { money } from '../locales/texts.ts'
import faults from './faults.json' with { type: 'json' }

const journeysGiven = z.optional(z.array(z.looseObject({})))
const vehicleGiven = z.object({
  numberPlate: z.string(),
  countryCode: z.prefault(z.string(), 'FR'),
  model: z.prefault(z.nullable(z.string()), 'Peugeot 308'),
  type: z.prefault(z.nullable(z.union([z.string(), z.number()])), 1),
  energy: z.prefault(z.nullable(z.string()), 'ES'),
  owners: z.prefault(z.array(z.string()), []),
  journeys: journeysGiven,
})
const noticeGiven = z.object({
  number: z.string().check(z.minLength(1)),
  numberPlate: z.prefault(z.string(), 'AB-123-CD'),
  countryCode: z.prefault(z.string(), 'FR'),
  journeys: journeysGiven,
})

/** Serves the calls with which scripts set up data and read results. Their names are stable. */
export function control(core: Core): void {
  const { http, db } = core

  http.post('/sandbox/reset', async (c) => {
    await reset(core)
    return c.body(null, 204)
  })

  http.put('/sandbox/clock', async (c) => {
    const { now } = await given(c, z.object({ now: z.nullable(z.string()) }))
    const at = now === null ? undefined : new Date(now)
    if (at !== undefined && Number.isNaN(at.getTime())) throw new ApiProblem('invalid_request')
    await saveSetting(db, 'clock', at?.toISOString())
    core.setNow(at)
    return c.json({ now: core.now().toISOString() })
  })

  http.post('/sandbox/vehicles', async (c) => {
    const { numberPlate, countryCode, journeys, ...vehicle } = await given(c, vehicleGiven)
    const key = plateKey(numberPlate, countryCode)
    await db.transaction(async (inside) => {
      await saveVehicles(inside, [{ ...key, ...vehicle }])
      // Given journeys replace all of the plate; a call without `journeys` spares those of a notice.
      const replaced = journeys === undefined ? 'and notice is null' : ''
      const place = [key.country, key.plate]
      await inside.query(`delete from journeys where country = $1 and plate = $2 ${replaced}`, place)
      const carCategory = classOf(vehicle.type ?? undefined) ?? 1
      const classed = (journeys ?? []).map((journey) => ({ carCategory, ...journey }))
      const saved = await saveGiven(core, inside, key, classed)
      const sql = 'select number from notices where country = $1 and plate = $2 order by number'
      const notices = await inside.query<{ number: string }>(sql, place)
      for (const { number } of notices) await linkNotice(inside, number, key)
      const sender = { ...core, db: inside, origin: core.originOf(c.req.url) }
      for (const journey of saved) await announcePassage(sender, key, journey)
    })
    return c.json({ numberPlate: key.plate, countryCode: key.country, journeys: journeys?.length ?? 0 }, 201)
  })

  http.post('/sandbox/notices', async (c) => {
    const { number, numberPlate, countryCode, journeys } = await given(c, noticeGiven)
    const key = plateKey(numberPlate, countryCode)
    const notice = canonicalNumber(number)
    await db.transaction(async (inside) => {
      await saveNotice(inside, notice, key)
      if (journeys !== undefined) {
        await inside.query('delete from journeys where notice = $1', [notice])
        // With the notice's number in their ids they do not replace other journeys of the plate.
        const numbered = journeys.map((journey, position) => ({ id: `${notice}-${position + 1}`, ...journey }))
        await saveGiven(core, inside, key, numbered, notice)
        return
      }
      const linked = await inside.query(
        'update journeys set notice = $1 where country = $2 and plate = $3 and paid_by is null returning id',
        [notice, key.country, key.plate],
      )
      if (linked.length === 0) {
        const late = { id: `${notice}-1`, nature: 'latePayment', pvNumber: notice }
        await saveGiven(core, inside, key, [late], notice)
      }
    })
    return c.json({ number: notice, numberPlate: key.plate, countryCode: key.country }, 201)
  })

  http.post('/sandbox/accounts', async (c) => {
    const customer = await given(c, account)
    await db.transaction((inside) => saveAccount(inside, core.now(), customer))
    return c.json({ email: customer.email }, 201)
  })

  http.post('/sandbox/renters', async (c) => {
    const company = await given(c, renter)
    await fillFleet(db, await db.transaction((inside) => saveRenter(inside, core.now(), company)))
    return c.json({ email: company.email }, 201)
  })

  http.post('/sandbox/whitelabel', async (c) => {
    const { host, ...overrides } = await given(c, z.looseObject({ host: z.optional(z.string()) }))
    const operator = host?.trim().toLowerCase().replace(/:\d+$/, '') ?? defaultOperator
    await db.query(
      `insert into operators (host, overrides) values ($1, $2::jsonb)
       on conflict (host) do update set overrides = operators.overrides || excluded.overrides`,
      [operator, JSON.stringify(overrides)],
    )
    return c.body(null, 204)
  })

  http.post('/sandbox/faults', async (c) => {
    core.faults.add(await given(c, fault))
    return c.body(null, 204)
  })

  http.get('/sandbox/mailbox', async (c) => {
    const to = c.req.query('to')
    await core.idle()
    return c.json(
      await db.query(
        `select recipient as "to", subject, text, html, links, at from mails
         where coalesce($1::text, '') = '' or lower(recipient) = lower($1) order by id`,
        [to],
      ),
    )
  })

  http.get('/sandbox/searches', async (c) => c.json(await searches(db, c.req.query('reference'))))

  http.get('/sandbox/payments', async (c) => c.json(await shown(db, 'payments')))

  http.put('/sandbox/payments/:sessionId', async (c) => {
    const { status } = await given(c, z.object({ status: z.string() }))
    if (!(await decide(core, c.req.param('sessionId'), status))) throw new ApiProblem('payment_already_decided', 409)
    return c.body(null, 204)
  })

  http.get('/sandbox/claims', async (c) => c.json(await shown(db, 'claims')))

  http.get('/sandbox/calls', (c) => c.json(core.calls.list()))
}

/** Ends a session's payment in the provider's place; false if it has ended already. */
async function decide(core: Core, sessionId: string, wanted: string): Promise<boolean> {
  const status = knownStatus(wanted)
  if (status === undefined) throw new ApiProblem('invalid_request')
  const payment = await latestPayment(core, sessionId)
  if (payment.status !== 'PENDING') return false
  await record(core, notificationOf(payment, { id: randomUUID(), status, at: core.now() }))
  return true
}

/** The payments or claims for scripts and for the sandbox's page, in the order of their start. */
async function shown(db: Db, what: 'payments' | 'claims'): Promise<object[]> {
  const rows = await db.query<{ shown: object }>(`select shown from shown_${what} order by place`)
  return rows.map((row) => row.shown)
}

const searches = (db: Db, reference?: string): Promise<object[]> =>
  db.query(
    'select * from recorded_searches where $1::text is null or reference = $1 order by "askedAt" desc, reference',
    [reference?.trim().toUpperCase()],
  )

async function saveGiven(
  core: Core,
  db: Db,
  key: PlateKey,
  wires: readonly object[],
  notice?: string,
): Promise<Journey[]> {
  const journeys = wires.map((wire, position) => completedJourney({ ...wire }, position, key, core.now()))
  await saveJourneys(
    db,
    journeys.map((journey) => ({ ...key, notice, journey })),
    core.now(),
  )
  return journeys
}

async function given<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const body = jsonIn(schema, await c.req.text())
  if (body === undefined) throw new ApiProblem('invalid_request')
  return body
}

const presets = z.parse(z.array(z.object({ about: z.string(), fault })), faults)

/** Serves the page for people who try the portal: plates, accounts, e-mails, payments, and faults to activate. */
export function sandboxPage(core: Core): void {
  const { http, db } = core

  http.get('/sandbox', async () =>
    page({
      title: 'Sandbox',
      language: 'en',
      wide: true,
      template: 'sandbox',
      values: {
        now: core.now().toISOString(),
        scenarios: [...scenarios, nothingFound],
        accounts: seededAccounts,
        password: demoPassword,
        cards: cardTypes,
        mails: await db.query('select id, recipient, subject, text, links, at from mails order by id desc limit 30'),
        payments: (await shown(db, 'payments')).toReversed().slice(0, 30),
        money,
        searches: (await searches(db)).slice(0, 30),
        faults: core.faults.list(),
        presets,
      },
    }),
  )

  http.get('/sandbox/mails/:id{[0-9]{1,9}}', async (c) => {
    const [mail] = await db.query<{ html: string }>('select html from mails where id = $1', [c.req.param('id')])
    if (mail === undefined) return c.notFound()
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'")
    return c.html(mail.html)
  })

  http.get('/sandbox/', (c) => c.redirect('/sandbox', 308))

  http.post('/sandbox/actions', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const action = form.get('action')
    const preset = presets[Number(form.get('preset'))]
    if (action === 'reset') await reset(core)
    else if (action === 'decide') await decide(core, form.get('sessionId') ?? '', form.get('status') ?? '')
    else if (action === 'calm') core.faults.clear()
    else if (preset !== undefined) core.faults.add(preset.fault)
    return c.redirect('/sandbox', 303)
  })
}
