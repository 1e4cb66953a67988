import { field, method, payButton, readyToPay } from './support/paying.ts'
import { expect, test, visit } from './support/test.ts'

test(
  'a driver pays by SHELL card with its CVV; the card appears in one API call only: not in storage, addresses or the console',
  {
    tag: [
      '@PAY-05',
      '@VALID-37',
      '@VALID-38',
      '@VALID-40',
      '@VALID-42',
      '@CONST-04',
      '@API-68',
      '@DATA-21',
      '@OPEN-42',
      '@F-PAY-15',
    ],
  },
  async ({ page, site, sandbox }) => {
    const number = '7002123456789012345'
    const sessionId = await readyToPay(page, { site, sandbox })
    const seen: string[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      seen.push(request.url())
      if (!request.url().includes('/payments/privateCards')) seen.push(request.postData() ?? '')
    })
    await visit(page, '/payment')
    await method(page, 'Carte SHELL').check()
    await field(page, 'Numéro de carte').fill(number)
    await field(page, "Date d'expiration").fill('09/40')
    await field(page, 'Cryptogramme').fill('729')
    await field(page, 'E-mail').fill('jeanne@example.org')
    await expect(field(page, 'Numéro de carte')).toHaveValue('7002 1234 5678 9012 345')
    const sent = page.waitForRequest((request) => request.url().includes('/payments/privateCards'))
    await payButton(page).click()
    const request = await sent
    expect(new URL(request.url()).search).toBe(`?sessionId=${sessionId}`)
    expect(request.postDataJSON()).toEqual({
      cardType: 'SHELL',
      cardNumber: number,
      cardValidity: '4009',
      cvv: '729',
      email: 'jeanne@example.org',
      expectedTotal: 4050,
    })
    await expect(page).toHaveURL(/\/payment\/success$/)
    await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
    await expect.poll(() => sandbox.payments()).toMatchObject([{ status: 'SUCCEED', amount: 4050, provider: 'CARD' }])

    const stored = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
    const everything = [...seen, await page.evaluate(stored)].join('\n')
    expect(everything).not.toContain(number)
    expect(everything).not.toContain('7002 1234')
    expect(everything).not.toMatch(/\b729\b/)
    expect(JSON.stringify(await sandbox.calls())).not.toContain(number)
  },
)
