import { paymentStatusValues } from '@voie-libre/domain/payment/payment'
import { defaultLanguage } from '@voie-libre/domain/reference/languages'
import type { Context } from 'hono'
import { profileOf } from './content/operators.ts'
import type { Core } from './core.ts'
import { html, page } from './html.ts'
import { providerTexts as words } from './locales/providerPages.ts'
import { money, prefixOf } from './locales/texts.ts'
import { confirmedOutcome, paymentOf, returnAddress, settle } from './payments.ts'
import { isNotification, readAxepta, readPaybox, signedNotification } from './providers.ts'

const decisions = ['pay', 'refuse', 'cancel', 'wait'] as const
const outcomes = { refuse: 'REJECTED', cancel: 'CANCELLED', wait: 'PENDING' } as const

/** Both payment providers' pages. They stand for other companies: ours learns of a decision by their notification. */
export function paymentPages(core: Core): void {
  const { http, db } = core

  http.post('/psp/paybox', async (c) => {
    return decisionPage(core, await readPaybox(db, await formOf(c)))
  })
  http.post('/psp/axepta', async (c) => decisionPage(core, await readAxepta(db, new URL(c.req.url).searchParams)))
  // Reached without a form: a bookmark, or an address typed by hand.
  http.get('/psp/paybox', () => brokenPage())
  http.get('/psp/axepta', () => brokenPage())

  http.post('/psp/decision', async (c) => {
    const form = await formOf(c)
    const payment = await paymentOf(db, form.get('reference') ?? '')
    const decision = decisions.find((one) => one === form.get('decision'))
    if (payment === undefined || decision === undefined) return brokenPage()
    const status = decision === 'pay' ? await confirmedOutcome(db, payment) : outcomes[decision]
    const body = await signedNotification(db, payment.reference, status)
    // Through the front door, so that a lost or slow notification can be played with the fault switches.
    await http.fetch(new Request(`${payment.origin}/psp/notification`, { method: 'POST', body }))
    return c.redirect(returnAddress(payment), 303)
  })

  http.post('/psp/notification', async (c) => {
    const form = await formOf(c)
    const reference = form.get('reference') ?? ''
    const status = paymentStatusValues.find((one) => one === form.get('status'))
    if (!status || !(await isNotification(db, reference, status, form.get('signature') ?? '')))
      return c.text('refused', 403)
    await settle(core, reference, status)
    return c.text('ok')
  })
}

/** As a browser posts a form: urlencoded. */
const formOf = async (c: Context) => new URLSearchParams(await c.req.text())

async function decisionPage({ db }: Core, reference: string | undefined): Promise<Response> {
  const payment = reference === undefined ? undefined : await paymentOf(db, reference)
  if (payment === undefined) return brokenPage()
  await db.query('update payments set posts = posts + 1 where reference = $1', [payment.reference])
  const heading = payment.decided ? words.decidedTitle : words.title
  const body = html`<h1>${heading}</h1>
    <p>${payment.decided ? words.decided : words.simulated}</p>
    <dl>
      <dt>${words.merchant}</dt>
      <dd>${profileOf(payment.operator).name}</dd>
      <dt>${words.amount}</dt>
      <dd>${money(payment.amount, defaultLanguage)}</dd>
      <dt>${words.reference}</dt>
      <dd>${payment.reference}</dd>
      <dt>${words.email}</dt>
      <dd>${payment.email}</dd>
    </dl>
    ${
      payment.decided
        ? html`<p><a href="${returnAddress(payment)}">${words.back}</a></p>`
        : html`<form method="post" action="/psp/decision" class="buttons">
            <input type="hidden" name="reference" value="${payment.reference}" />
            ${decisions.map(
              (decision) =>
                html`<button name="decision" value="${decision}" ${decision === 'pay' && html` class="main"`}>
                  ${words[decision]}
                </button> `,
            )}
          </form>`
    }`
  return page({ title: `${payment.provider} - ${heading}`, language: 'fr', body })
}

function brokenPage(): Response {
  const body = html`<h1>${words.brokenTitle}</h1>
    <p>${words.broken}</p>
    <p><a href="${prefixOf('fr')}/">${words.back}</a></p>`
  return page({ title: words.brokenTitle, language: 'fr', body, status: 400 })
}
