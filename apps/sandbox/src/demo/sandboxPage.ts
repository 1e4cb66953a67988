import * as z from 'zod/mini'
import { cardTypes } from '../areas/payments.ts'
import { demoPassword } from '../auth/people.ts'
import { page } from '../http/html.ts'
import type { Core } from '../http/server.ts'
import { money } from '../locales/texts.ts'
import { reset } from './reset.ts'
import { recordedSearches } from '../store/sessions.ts'
import { decide, faultGiven, faultOf, paymentsShown } from './control.ts'
import faults from './faults.json' with { type: 'json' }
import { nothingFound, scenarios, seededAccounts } from './scenarios.ts'

const presets = z.parse(z.array(z.object({ about: z.string(), fault: faultGiven })), faults)

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
        payments: (await paymentsShown(db))
          .toReversed()
          .slice(0, 30)
          .map((payment) => ({ ...payment, shownAmount: money(payment.amount, 'en') })),
        searches: (await recordedSearches(db)).slice(0, 30),
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
    else if (preset !== undefined) core.faults.add(faultOf(preset.fault))
    return c.redirect('/sandbox', 303)
  })
}
