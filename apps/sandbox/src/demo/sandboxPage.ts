import { html } from 'hono/html'
import { cardTypes } from '../areas/payments.ts'
import { decide, paymentsShown } from './control.ts'
import type { Core } from '../http/server.ts'
import type { Db } from '../store/db.ts'
import { type Html, page } from '../http/html.ts'
import { money } from '../locales/texts.ts'
import { demoPassword } from '../auth/people.ts'
import { reset } from '../store/reset.ts'
import { recordedSearches } from '../store/sessions.ts'
import { nothingFound, type Scenario, scenarios, seededAccounts } from './scenarios.ts'

/** Faults that one click activates for the next matching calls. */
const faultPresets = [
  { about: 'Searches answer 500, three times', path: '/services/v1/journeys', status: 500, times: 3 },
  { about: 'Everything answers 503, ten times', path: '/services/*', status: 503, times: 10 },
  { about: 'The next call never gets an answer (connection cut)', path: '/services/*', dropped: true, times: 1 },
  { about: 'The next five calls take eight seconds each', path: '/services/*', delay: 8000, times: 5 },
  { about: 'Home answers HTML instead of JSON', path: '/services/v1/whitelabels/homepage', html: true, times: 1 },
  { about: 'The next call answers 401', path: '/services/*', status: 401, times: 1 },
  { about: 'The hand-over to the provider fails', path: '/services/v1/payments/psp', status: 500, times: 1 },
  { about: "The provider's notification gets lost", path: '/psp/notification', status: 500, times: 1 },
  { about: 'The receipt is an empty file', path: '/services/v1/payments/receipt', empty: true, times: 1 },
] as const

/** The page for people who try the portal: plates and accounts to use, e-mails and payments, and faults to activate. */
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

  http.get('/sandbox/', (c) => c.redirect('/sandbox', 308))

  http.post('/sandbox/actions', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    switch (form.get('action')) {
      case 'reset':
        await reset(core)
        break
      case 'decide':
        await decide(core, form.get('sessionId') ?? '', form.get('status') ?? '')
        break
      case 'calm':
        core.faults.clear()
        break
      default:
        activateFault(core, Number(form.get('preset')))
    }
    return c.redirect('/sandbox', 303)
  })
}

function activateFault(core: Core, at: number) {
  const preset = faultPresets[at]
  if (preset === undefined) return
  const { path, times } = preset
  const body =
    'html' in preset ? '<!doctype html><title>Maintenance</title>' : 'empty' in preset ? '' : '{"code":"server_error"}'
  const type = 'html' in preset ? 'text/html' : 'empty' in preset ? 'application/pdf' : 'application/json'
  const status = 'status' in preset ? preset.status : 'html' in preset || 'empty' in preset ? 200 : undefined
  const [delay, dropped] = ['delay' in preset ? preset.delay : 0, 'dropped' in preset]
  core.faults.add({ path, times, status, body, contentType: type, delayMs: delay, dropped })
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
  const card = ([type, { prefix, digits, cvv }]: [string, (typeof cardTypes)[keyof typeof cardTypes]]) =>
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
    ${table(['Card', 'A number that passes', 'Rest'], Object.entries(cardTypes).map(card))}
  `
}

async function mailbox(db: Db): Promise<Html> {
  const mails = await db.query<{ recipient: string; subject: string; text: string; links: string[]; at: Date }>(
    'select recipient, subject, text, links, at from mails order by id desc limit 30',
  )
  return html`
    <h2>Mailbox</h2>
    ${
      mails.length === 0
        ? html`<p class="note">No e-mail was sent yet.</p>`
        : table(
            ['To', 'E-mail', 'Links'],
            mails.map(
              (mail) =>
                html`<tr>
                  <td>${mail.recipient}<br /><span class="note">${mail.at.toISOString()}</span></td>
                  <td>
                    <strong>${mail.subject}</strong>
                    <pre>${mail.text}</pre>
                  </td>
                  <td>${mail.links.map((link) => html`<a href="${link}">Open</a><br />`)}</td>
                </tr>`,
            ),
          )
    }
  `
}

async function payments(db: Db): Promise<Html> {
  const shown = (await paymentsShown(db)).toReversed().slice(0, 30)
  return html`
    <h2>Payments</h2>
    ${
      shown.length === 0
        ? html`<p class="note">Nobody paid yet.</p>`
        : table(
            ['Reference', 'Plate', 'Amount', 'By', 'Form posted', 'Status', ''],
            shown.map(
              (payment) =>
                html`<tr>
                  <td><code>${payment.reference}</code></td>
                  <td class="plate">${payment.numberPlate}</td>
                  <td>${money(payment.amount, 'en')}</td>
                  <td>${payment.provider === 'CARD' ? payment.method : payment.provider}</td>
                  <td>${payment.posts}</td>
                  <td>${payment.status}${payment.debited && ', debited'}</td>
                  <td>
                    ${
                      payment.status === 'PENDING' &&
                      html`${(['SUCCEED', 'REJECTED', 'CANCELLED'] as const).map((status) => button('decide', status, { sessionId: payment.sessionId, status }))}`
                    }
                  </td>
                </tr>`,
            ),
          )
    }
  `
}

async function searches(db: Db): Promise<Html> {
  const shown = (await recordedSearches(db)).slice(0, 30)
  return html`
    <h2>Searches</h2>
    ${
      shown.length === 0
        ? html`<p class="note">Nobody searched yet.</p>`
        : table(
            ['Reference', 'Plate', 'Period', 'Last answered', 'Journeys found'],
            shown.map(
              ({ reference, countryCode, numberPlate, start, end, askedAt, found }) =>
                html`<tr>
                  <td><code>${reference}</code></td>
                  <td class="plate">${countryCode} ${numberPlate}</td>
                  <td>${start && end ? `${start.toISOString()} to ${end.toISOString()}` : 'all dates'}</td>
                  <td>${askedAt.toISOString()}</td>
                  <td>${found}</td>
                </tr>`,
            ),
          )
    }
  `
}

function faults(core: Core): Html {
  const left = core.faults.list()
  return html`
    <h2>Faults</h2>
    ${left.length > 0 && html`<p>Switched on: ${left.map(({ path, times }) => html`<code>${path}</code> (${times} left) `)} ${button('calm', 'Switch all off')}</p>`}
    ${table(
      ['Trouble', 'Calls', ''],
      faultPresets.map(
        (preset, at) =>
          html`<tr>
            <td>${preset.about}</td>
            <td><code>${preset.path}</code></td>
            <td>${button('break', 'Switch on', { preset: String(at) })}</td>
          </tr>`,
      ),
    )}
  `
}
