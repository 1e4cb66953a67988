import { fillBilling, found, payButton, plate, readyToPay } from './support/paying.ts'
import { expect, test, visit } from './support/test.ts'

const journeys = [
  { id: 'a', date: '2026-01-05T08:10:00', ttcPrice: 5 },
  { id: 'b', date: '2026-01-06T09:20:00', ttcPrice: 7.3 },
]

test(
  'the debited sum is the last one that the driver saw, after somebody else has paid one of the journeys',
  { tag: ['@OPEN-64'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await readyToPay(page, { site, sandbox, journeys })
    await visit(page, '/payment')
    await fillBilling(page)
    await expect(payButton(page)).toHaveText(/^Payer 12,30\s€$/)

    const elsewhere = await found({ site, sandbox, of: plate })
    const card = {
      cardType: 'ESSO',
      cardNumber: '7034123456789012345',
      cardValidity: '4009',
      email: 'else@example.org',
    }
    for (const [call, body] of [
      ['journeys', [{ idDossier: 'b' }]],
      ['privateCards', card],
    ] as const) {
      const answer = await fetch(`${site}/services/v1/payments/${call}?sessionId=${elsewhere.sessionId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(answer.ok, await answer.text()).toBe(true)
    }

    await payButton(page).click()
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'ont changé' })
    await expect(notice).toContainText(/06\/01\/26.*payé entre-temps/)
    await expect(payButton(page)).toHaveText(/^Payer 5,00\s€$/)
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
    await expect(page.getByRole('definition').filter({ hasText: '€' })).toContainText(/5,00\s€/)
    await sandbox.decide(sessionId, 'SUCCEED')
    const own = (await sandbox.payments()).filter((payment) => payment.sessionId === sessionId && payment.debited)
    expect(own).toMatchObject([{ amount: 500 }])
  },
)
