import type { Context } from 'hono'
import { pageUrl } from '../content/mails.ts'
import { profileOf } from '../content/structure.ts'
import { type Core, languageOf } from '../http/server.ts'
import { page } from '../http/html.ts'
import { money, prefixOf, texts } from '../locales/texts.ts'
import { endOfSession } from '../store/sessions.ts'
import { confirmedOutcome, notificationOf, type Payment, paymentOf, record, returnAddress } from './payments.ts'
import { pageKey, readAxepta, readNotification, readPaybox, signedNotification } from './providers.ts'

const decisions = ['pay', 'refuse', 'cancel', 'wait'] as const
const outcomes = { refuse: 'REJECTED', cancel: 'CANCELLED', wait: 'PENDING' } as const

/** Serves the pages of both payment providers, which notify the operator of the outcome like real ones. */
export function paymentPages(core: Core): void {
  const { http, db } = core

  http.post('/psp/paybox', async (c) => arrival(core, c, await readPaybox(db, await formOf(c))))
  http.post('/psp/axepta', async (c) => arrival(core, c, await readAxepta(db, new URL(c.req.url).searchParams)))
  http.get('/psp/paybox', (c) => decisionPage(core, c))
  http.get('/psp/axepta', (c) => decisionPage(core, c))

  http.post('/psp/decision', async (c) => {
    const form = await formOf(c)
    const payment = await namedPayment(core, form)
    const decision = decisions.find((one) => one === form.get('decision'))
    if (payment === undefined || decision === undefined) return brokenPage(c)
    if (await isExpired(core, payment)) return expiredPage(payment)
    const status = decision === 'pay' ? await confirmedOutcome(db, payment) : outcomes[decision]
    // A double click sends the same notification again, because its id is that of the visit.
    const id = `${payment.reference}-${visitOf(form)}`
    const body = await signedNotification(db, notificationOf(payment, { id, status, at: core.now() }))
    // A real request lets faults delay or drop the notification.
    await http.fetch(new Request(`${payment.origin}/psp/notification`, { method: 'POST', body }), {})
    return c.redirect(returnAddress(payment), 303)
  })

  http.post('/psp/notification', async (c) => {
    const notification = await readNotification(db, await formOf(c))
    if (notification === undefined) return c.text('refused', 403)
    await record(core, notification)
    return c.text('ok')
  })
}

const formOf = async (c: Context) => new URLSearchParams(await c.req.text())

/** Counts the received form and redirects to a GET address, so that Back and reload work on the page. */
async function arrival(core: Core, c: Context, reference = ''): Promise<Response> {
  const { db } = core
  const payment = await paymentOf(db, reference)
  if (payment !== undefined && (await isExpired(core, payment))) return expiredPage(payment)
  const [arrived] = await db.query<{ reference: string; posts: number }>(
    'update payments set posts = posts + 1 where reference = $1 returning reference, posts',
    [reference],
  )
  if (arrived === undefined) return brokenPage(c)
  const key = await pageKey(db, arrived.reference)
  const query = new URLSearchParams({ payment: arrived.reference, visit: String(arrived.posts), key })
  return c.redirect(`${c.req.path}?${query.toString()}`, 303)
}

const visitOf = (query: URLSearchParams) => Number.parseInt(query.get('visit') ?? '', 10) || 0

async function namedPayment({ db }: Core, query: URLSearchParams) {
  const reference = query.get('payment') ?? ''
  return query.get('key') === (await pageKey(db, reference)) ? paymentOf(db, reference) : undefined
}

async function decisionPage(core: Core, c: Context): Promise<Response> {
  const query = new URL(c.req.url).searchParams
  const payment = await namedPayment(core, query)
  if (payment === undefined) return brokenPage(c)
  if (await isExpired(core, payment)) return expiredPage(payment)
  const { language } = payment
  const words = texts[language].provider
  const heading = payment.decided ? words.decidedTitle : words.title
  return brandedPage(payment, {
    title: `${payment.provider} - ${heading}`,
    template: 'payment',
    values: {
      words,
      heading,
      payment,
      amount: money(payment.amount, language),
      merchant: profileOf(payment.operator).name,
      back: returnAddress(payment),
      visit: visitOf(query),
      key: query.get('key'),
      decisions,
    },
  })
}

/** Loads the brands with the first page, as mails do. */
async function brandedPage(
  { operator, language }: Payment,
  content: Omit<Parameters<typeof page>[0], 'language' | 'brand'>,
) {
  const { pageBrand } = await import('../content/brand.ts')
  return page({ ...content, language, brand: pageBrand(operator) })
}

/** Milliseconds for which a form outlives its session. [OPEN-67] */
const formLife = 30 * 60_000

async function isExpired({ db, now }: Core, { sessionId, decided }: Payment): Promise<boolean> {
  const end = await endOfSession(db, sessionId)
  return !decided && now().getTime() > (end?.getTime() ?? 0) + formLife
}

function expiredPage(payment: Payment): Promise<Response> {
  const { language } = payment
  const { expiredTitle: title, expired: text, back } = texts[language].provider
  const values = { title, text, back, href: pageUrl(payment, '/'), look: 'button main' }
  return brandedPage(payment, { title, template: 'notice', values, status: 410 })
}

/** No payment tells the language here, so the browser's does. */
function brokenPage(c: Context): Response {
  const language = languageOf(c.req.header('accept-language'))
  const { brokenTitle: title, broken: text, back } = texts[language].provider
  const values = { title, text, back, href: `${prefixOf(language)}/` }
  return page({ title, language, template: 'notice', values, status: 400 })
}
