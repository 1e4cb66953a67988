import { html } from 'hono/html'
import * as z from 'zod/mini'
import { cardTypes } from '../areas/payments.ts'
import { decide, faultGiven, faultOf, paymentsShown } from './control.ts'
import presets from './faults.json' with { type: 'json' }
import type { Core } from '../http/server.ts'
import type { Db } from '../store/db.ts'
import { type Html, page } from '../http/html.ts'
import { money } from '../locales/texts.ts'
import { demoPassword } from '../auth/people.ts'
import { reset } from '../store/reset.ts'
import { recordedSearches } from '../store/sessions.ts'
import { nothingFound, type Scenario, scenarios, seededAccounts } from './scenarios.ts'

/** Faults that one press activates. */
const faultPresets = z.parse(z.array(z.object({ about: z.string(), fault: faultGiven })), presets)

/** Serves the page for people who try the portal: plates, accounts, e-mails, payments, and faults to activate. */
export function sandboxPage(core: Core): void {
  const { http, db } = core

  http.get('/sandbox', async () =>
    page({
      title: 'Sandbox',
      language: 'en',
      wide: true,
      body: html`${intro(core)}${[plates(), accounts(), await mailbox(db), await payments(db), await searches(db), faults(core)]}`,
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
    const preset = faultPresets[Number(form.get('preset'))]
    if (action === 'reset') await reset(core)
    else if (action === 'decide') await decide(core, form.get('sessionId') ?? '', form.get('status') ?? '')
    else if (action === 'calm') core.faults.clear()
    else if (preset !== undefined) core.faults.add(faultOf(preset.fault))
    return c.redirect('/sandbox', 303)
  })
}

const button = (action: string, label: string, fields: Readonly<Record<string, string>> = {}) => html`
  <form method="post" action="/sandbox/actions">
    <input type="hidden" name="action" value="${action}" />
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="small">${label}</button>
  </form>
`

const table = (headings: readonly string[], rows: readonly Html[]) => html`
  <div class="scroll">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>
`

/** A table under its heading, or a sentence when it has no rows. */
const listed = (heading: string, nothing: string, headings: readonly string[], rows: readonly Html[]) => html`
  <h2>${heading}</h2>
  ${rows.length === 0 ? html`<p class="note">${nothing}</p>` : table(headings, rows)}
`

const intro = ({ now }: Core) => html`
  <h1>Sandbox</h1>
  <p>
    A reference operator with made-up drivers. Nothing here is real and no money moves.
    <a href="/">To the portal</a> · <a href="/form/payment">To its search form</a>
  </p>
  <p class="note">Its clock says ${now().toISOString()}.</p>
  ${button('reset', 'Put everything back')}
`

function plates(): Html {
  const row = ({ country, plate, about, notices = [] }: Scenario) =>
    html`<tr>
      <td><a class="plate" href="/form/payment">${plate}</a></td>
      <td>${country}</td>
      <td>${about}</td>
      <td><code>${notices.join(', ')}</code></td>
    </tr>`
  return html`
    <h2>Plates</h2>
    ${table(['Plate', 'Country', 'What it shows', 'Notice or case number'], [...scenarios, nothingFound].map(row))}
  `
}

function accounts(): Html {
  const row = (email: string, password: string, about: string) =>
    html`<tr>
      <td><code>${email}</code></td>
      <td><code>${password}</code></td>
      <td>${about}</td>
    </tr>`
  const card = ({ type, prefix, digits, cvv }: (typeof cardTypes)[number]) =>
    html`<tr>
      <td>${type}</td>
      <td><code>${prefix.padEnd(digits, '0123456789')}</code></td>
      <td>${digits} digits, any later month${cvv && ', any three digits as CVV'}</td>
    </tr>`
  return html`
    <h2>Accounts</h2>
    ${table(
      ['E-mail', 'Password', 'Who'],
      [
        row(seededAccounts.customer, demoPassword, 'Customer with three vehicles'),
        row(seededAccounts.notActivated, demoPassword, 'Customer who has not activated the account'),
        row(seededAccounts.renter, demoPassword, 'Renter with 60 vehicles and 240 journeys'),
        row(
          seededAccounts.largeRenter,
          demoPassword,
          'Renter with 10,000 vehicles and 300,000 journeys; its first login takes some seconds',
        ),
        row(seededAccounts.invitedRenter, '', 'Renter who has not chosen a password'),
      ],
    )}
    <h2>Fuel and tolls cards</h2>
    ${table(['Card', 'A number that passes', 'Rest'], cardTypes.map(card))}
  `
}

async function mailbox(db: Db): Promise<Html> {
  const mails = await db.query<{
    id: number
    recipient: string
    subject: string
    text: string
    links: string[]
    at: Date
  }>('select id, recipient, subject, text, links, at from mails order by id desc limit 30')
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td>${mail.recipient}<br /><span class="note">${mail.at.toISOString()}</span></td>
        <td>
          <strong>${mail.subject}</strong> · <a href="/sandbox/mails/${mail.id}">As HTML</a>
          <pre>${mail.text}</pre>
        </td>
        <td>${mail.links.map((link) => html`<a href="${link}">Open</a><br />`)}</td>
      </tr>`,
  )
  return listed('Mailbox', 'No e-mail was sent yet.', ['To', 'E-mail', 'Links'], rows)
}

async function payments(db: Db): Promise<Html> {
  const shown = (await paymentsShown(db)).toReversed().slice(0, 30)
  const decisions = (sessionId: string) =>
    ['SUCCEED', 'REJECTED', 'CANCELLED'].map((status) => button('decide', status, { sessionId, status }))
  const rows = shown.map(
    (payment) =>
      html`<tr>
        <td><code>${payment.reference}</code></td>
        <td class="plate">${payment.numberPlate}</td>
        <td>${money(payment.amount, 'en')}</td>
        <td>${payment.provider === 'CARD' ? payment.method : payment.provider}</td>
        <td>${payment.posts}</td>
        <td>${payment.status}${payment.debited && ', debited'}</td>
        <td>${payment.status === 'PENDING' && decisions(payment.sessionId)}</td>
      </tr>`,
  )
  const headings = ['Reference', 'Plate', 'Amount', 'By', 'Form posted', 'Status', '']
  return listed('Payments', 'Nobody paid yet.', headings, rows)
}

async function searches(db: Db): Promise<Html> {
  const shown = (await recordedSearches(db)).slice(0, 30)
  const rows = shown.map(
    ({ reference, countryCode, numberPlate, start, end, askedAt, found }) =>
      html`<tr>
        <td><code>${reference}</code></td>
        <td class="plate">${countryCode} ${numberPlate}</td>
        <td>${start && end ? `${start.toISOString()} to ${end.toISOString()}` : 'all dates'}</td>
        <td>${askedAt.toISOString()}</td>
        <td>${found}</td>
      </tr>`,
  )
  const headings = ['Reference', 'Plate', 'Period', 'Last answered', 'Journeys found']
  return listed('Searches', 'Nobody searched yet.', headings, rows)
}

function faults(core: Core): Html {
  const left = core.faults.list()
  return html`
    <h2>Faults</h2>
    ${left.length > 0 && html`<p>Switched on: ${left.map(({ path, times }) => html`<code>${path}</code> (${times} left) `)} ${button('calm', 'Switch all off')}</p>`}
    ${table(
      ['Trouble', 'Calls', ''],
      faultPresets.map(
        ({ about, fault }, at) =>
          html`<tr>
            <td>${about}</td>
            <td><code>${fault.path}</code></td>
            <td>${button('break', 'Switch on', { preset: String(at) })}</td>
          </tr>`,
      ),
    )}
  `
}
