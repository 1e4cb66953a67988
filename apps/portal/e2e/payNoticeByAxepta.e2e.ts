import { decide, fillBilling, payButton, plate, twoJourneys } from './support/paying.ts'
import { findNumber } from './support/searching.ts'
import { expect, test } from './support/test.ts'

const number = '26010112345'

test(
  'a driver finds a notice, pays it at AXEPTA, whose address keeps its own query, and gets the confirmation',
  { tag: ['@PAY-13', '@RESULT-08', '@API-62', '@API-63', '@API-67', '@F-PAY-07'] },
  async ({ page, sandbox }) => {
    await sandbox.notice({ number, numberPlate: plate, journeys: twoJourneys })
    await findNumber(page, number)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
    await fillBilling(page)
    // The answer also has values that an address or a form must encode, which the sandbox ignores.
    let parameters: { pspVariableName: string; pspVariableValue: string }[] = []
    await page.route('**/payments/psp?*', async (route) => {
      const answer = await (await route.fetch({ maxRetries: 1 })).json()
      parameters = [...answer.parameters, { pspVariableName: 'Note', pspVariableValue: 'é &=#%+' }]
      await route.fulfill({ json: { ...answer, url: `${answer.url}?template=a%26b`, parameters } })
    })
    const posted = page.waitForRequest((request) => new URL(request.url()).pathname === '/psp/axepta')
    await payButton(page).click()

    const request = await posted
    expect(request.method()).toBe('POST')
    expect(request.postData() ?? '').toBe('')
    const { search, searchParams: query } = new URL(request.url())
    expect([...query]).toEqual([
      ['template', 'a&b'],
      ...parameters.map((one) => [one.pspVariableName, one.pspVariableValue]),
    ])
    expect([...query.keys()]).toEqual(['template', 'MerchantID', 'Len', 'Data', 'Note'])
    expect(query.get('Data')).toMatch(/^[0-9a-f]+$/i)
    expect(search, 'encoded once').toMatch(/^\?template=a%26b&.*&Note=%C3%A9%20%26%3D%23%25%2B$/)

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
