import { decide, fillBilling, payButton, plate, readyToPay, twoJourneys } from './support/paying.ts'
import { findNumber } from './support/searching.ts'
import { expect, test, visit } from './support/test.ts'

const number = '26010112345'

test(
  'a driver finds a notice, pays it at AXEPTA and gets the confirmation',
  { tag: ['@PAY-13', '@RESULT-08', '@API-62', '@API-63', '@API-67'] },
  async ({ page, sandbox }) => {
    await sandbox.notice({ number, numberPlate: plate, journeys: twoJourneys })
    await findNumber(page, number)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
    await fillBilling(page)
    const posted = page.waitForRequest((request) => new URL(request.url()).pathname === '/psp/axepta')
    await payButton(page).click()

    const request = await posted
    expect(request.method()).toBe('POST')
    expect(request.postData() ?? '').toBe('')
    const query = new URL(request.url()).searchParams
    expect([...query.keys()]).toEqual(['MerchantID', 'Len', 'Data'])
    expect(query.get('Data')).toMatch(/^[0-9a-f]+$/i)

    await decide(page, 'Payer')
    await expect(page).toHaveURL(/\/payment\/success$/)
    await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
    const [payment, ...others] = await sandbox.payments()
    expect(others).toEqual([])
    expect(payment).toMatchObject({ status: 'SUCCEED', amount: 4050, provider: 'AXEPTA', posts: 1 })
    const [named] = await sandbox.calls('/services/v1/payments/journeys')
    expect(named?.body).toEqual([{ idDossier: 'late1' }, { idDossier: 'ff1' }])
    expect(named?.query).toEqual({ sessionId: payment?.sessionId })
  },
)

test(
  'the AXEPTA address keeps its own query, and values are encoded exactly once',
  { tag: ['@PAY-13', '@F-PAY-07'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox, notice: number })
    await sandbox.fault({
      method: 'POST',
      path: '/services/v1/payments/psp',
      status: 200,
      body: {
        psp: 'AXEPTA',
        url: `${site}/psp/axepta?template=a%26b`,
        parameters: [{ pspVariableName: 'Data', pspVariableValue: 'é &=#%+' }],
      },
    })
    await visit(page, '/payment')
    await fillBilling(page)
    const posted = page.waitForRequest((request) => new URL(request.url()).pathname === '/psp/axepta')
    await payButton(page).click()
    const url = new URL((await posted).url())
    expect([...url.searchParams]).toEqual([
      ['template', 'a&b'],
      ['Data', 'é &=#%+'],
    ])
    expect(url.search).toBe('?template=a%26b&Data=%C3%A9%20%26%3D%23%25%2B')
  },
)

test(
  'an unknown provider is handled like PAYBOX, with parameters as form fields',
  { tag: ['@PAY-12', '@DATA-18', '@OPEN-43'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox, notice: number })
    await sandbox.fault({
      method: 'POST',
      path: '/services/v1/payments/psp',
      status: 200,
      body: {
        psp: 'OTHER',
        url: `${site}/psp/paybox`,
        parameters: [{ pspVariableName: 'A.B', pspVariableValue: '"<é> &' }],
      },
    })
    await visit(page, '/payment')
    await fillBilling(page)
    const posted = page.waitForRequest((request) => request.url() === `${site}/psp/paybox`)
    await payButton(page).click()
    expect([...new URLSearchParams((await posted).postData() ?? '')]).toEqual([['A.B', '"<é> &']])
  },
)
