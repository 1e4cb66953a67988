import { randomBytes } from 'node:crypto'
import {
  type AlertState,
  confirmAlert,
  readAlert,
  saveAlert,
  unsubscribeAlerts,
} from '@voie-libre/contract/calls/alerts'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { nextRise } from '@voie-libre/domain/fleet/dearer'
import type { Rise } from '@voie-libre/domain/journey/deadline'
import { parisInstant } from '@voie-libre/domain/journey/parisTime'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import { amountDue } from '@voie-libre/domain/journey/price'
import { a79 } from '@voie-libre/domain/prepayment/stretch'
import { reserveAttempt } from '../auth/attempts.ts'
import { masked, pageUrl, sendMail } from '../content/mails.ts'
import { facts } from '../content/facts.ts'
import { profileOf } from '../content/structure.ts'
import { ApiProblem, checkedEmail } from '../http/problem.ts'
import type { Core } from '../http/server.ts'
import { fill, type Language, money, shortDay, shortTime, texts } from '../locales/texts.ts'
import { type Db, insert } from '../store/db.ts'
import { announcedFees } from '../store/ladder.ts'
import { overridesOf } from '../store/operators.ts'
import { isWithin, periodOf, type PlateKey, plateKey } from '../store/vehicles.ts'

/** A row of `subscribers`. */
interface Subscriber {
  email: string
  operator: string
  language: Language
  start_time: string | null
  end_time: string | null
}

/** Serves the subscriptions to an e-mail at each passage. [§7.6] */
export function alerts({ db, serve }: Core): void {
  serve(readAlert, async ({ query }): Promise<AlertState> => {
    const key = plateKey(query.plate, query.countryCode)
    const email = emailOf(query.email)
    const subscribers = await subscribersOf(db, key)
    const shown = subscribers.find((subscriber) => subscriber.email === email) ?? subscribers[0]
    if (shown === undefined) return { alertStatus: 'UNACTIVATED', hiddenEmail: undefined }
    if (shown.email === email) return { alertStatus: 'ACTIVATED', hiddenEmail: undefined }
    return { alertStatus: 'ACTIVATED_ANOTHER_EMAIL', hiddenEmail: masked(shown.email) }
  })

  serve(saveAlert, async (call) => {
    const { body, now, operator, language, origin } = call
    const key = plateKey(body.numberPlate, body.countryCode)
    const email = emailOf(body.email)
    if (!body.allowedContact) {
      await unsubscribe(db, email, key)
      return undefined
    }
    const { startTime: start = null, endTime: end = null } = body
    periodOf(start, end)
    const request = { ...key, email, start_time: start, end_time: end, operator, language, created_at: now }
    if (!(await asksConfirmation(db, operator))) {
      await subscribe(db, request)
      return undefined
    }
    await reserveAttempt(call, 'mail', email)
    const code = randomBytes(16).toString('hex')
    await insert(db, 'alert_requests', { code, ...request })
    await sendMail(call, email, 'alertConfirmation', {
      plate: displayPlate(key.plate, key.country),
      link: pageUrl({ origin, language }, '/alert/confirm', { code }),
    })
    return { confirmation: 'mailed' as const }
  })

  serve(confirmAlert, async ({ body, now }) => {
    const [requested] = await db.query<Subscription & { code: string }>(
      'delete from alert_requests where code = $1 returning *',
      [body.code],
    )
    if (requested === undefined) throw new ApiProblem('invalid_activation_code')
    const { code: _, ...request } = requested
    if (now.getTime() - request.created_at.getTime() > facts.linkHours * 3_600_000)
      throw new ApiProblem('expired_activation_code')
    await subscribe(db, { ...request, created_at: now })
  })

  // The answer is always the same, so that it does not reveal which addresses are subscribed.
  serve(unsubscribeAlerts, ({ body }) => unsubscribe(db, emailOf(body.email)))
}

const emailOf = (text: string) => checkedEmail(text, 'bad_email_format').toLowerCase()

/** Whether an address must confirm its alerts, because anybody can subscribe any address. Scripts may set it. */
async function asksConfirmation(db: Db, operator: string): Promise<boolean> {
  const wanted = (await overridesOf(db, operator))['alertConfirmation']
  return typeof wanted === 'boolean' ? wanted : profileOf(operator).confirmsAlerts
}

type Subscription = PlateKey & Subscriber & { created_at: Date }

async function subscribe(db: Db, subscription: Subscription) {
  const renewed = `on conflict (country, plate, email) do update set start_time = excluded.start_time,
    end_time = excluded.end_time, operator = excluded.operator, language = excluded.language`
  await insert(db, 'alerts', subscription, renewed)
}

/** Ends all alerts of an e-mail, or those of one plate, and switches off the toggles in the account. [UNSUB-10] */
async function unsubscribe(db: Db, email: string, key?: PlateKey): Promise<void> {
  const params = [email, key?.country, key?.plate]
  await db.query('delete from alerts where email = $1 and ($2::text is null or (country = $2 and plate = $3))', params)
  await db.query(
    `update account_plates p set email_notifications = false from accounts a
     where a.id = p.account_id and a.email = $1 and ($2::text is null or (p.country = $2 and p.plate = $3))`,
    params,
  )
}

const subscribersOf = (db: Db, { country, plate }: PlateKey): Promise<Subscriber[]> =>
  db.query('select * from subscribers where country = $1 and plate = $2 order by email', [country, plate])

/** Mails a passage to the subscribers of a plate, in the language of each subscription. [ALERT-01] */
export async function announcePassage(
  { db, mail, now, origin }: Pick<Core, 'db' | 'mail' | 'now'> & { origin: string },
  key: PlateKey,
  journey: Journey,
): Promise<void> {
  const passed = parisInstant(journey.date)
  if (passed === undefined || journey.status === 'PREPAYMENT') return
  const rise = nextRise(journey, announcedFees, now())
  for (const { email, operator, language, start_time: start, end_time: end } of await subscribersOf(db, key)) {
    if (!isWithin(passed, start, end)) continue
    const reader = { origin, language }
    const plate = displayPlate(key.plate, key.country)
    const price = money(amountDue(journey), language)
    const { mail: said, receipt: words } = texts[language]
    const due = rise && inWords(rise, language)
    const places = {
      plate,
      date: shortTime(passed, language),
      route: a79.wayText(journey),
      price: due ? fill(said.until, { price, ...due }) : price,
      link: pageUrl(reader, '/form/payment', { countryCode: key.country, numberPlate: plate }),
      unsubscribe: pageUrl(reader, '/unsubscribe', { email }),
    }
    const shown = [
      [due ? fill(said.dueUntil, due) : words.price, price],
      ...(due ? [[fill(said.afterwards, due), due.after] as const] : []),
      [words.way, '', places.route],
    ] as const
    await sendMail({ operator, language, origin, mail }, email, 'passage', places, { db, facts: shown })
  }
}

const inWords = ({ lastDay, after }: Rise, language: Language) => ({
  day: shortDay(parisInstant(lastDay), language),
  after: money(after, language),
})
