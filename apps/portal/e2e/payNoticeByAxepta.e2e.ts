import { decide, fillBilling, payButton, plate, twoJourneys } from './support/paying.ts'
import { findNumber } from './support/searching.ts'
import { expect, test } from './support/test.ts'

const number = '26010112345'

test(
  'a driver finds a notice, pays it at AXEPTA, whose address has the parameters, and gets the confirmation',
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
    const { searchParams: query } = new URL(request.url())
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
