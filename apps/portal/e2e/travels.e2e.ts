import { asCustomer } from './support/people.ts'
import { searchPlate } from './support/searching.ts'
import { expect, reload, test } from './support/test.ts'

test(
  "a customer's list is reloaded by its plate at each opening",
  { tag: ['@LIST-22', '@API-58'] },
  async ({ page, site, sandbox }) => {
    const pay = page.getByRole('main').getByRole('button', { name: /^Payer/ })
    await sandbox.vehicle({ numberPlate: 'EB-100-AA', journeys: [{ ttcPrice: 4 }] })
    await asCustomer(page, site, sandbox, [{ numberPlate: 'EB-100-AA', countryCode: 'FR' }])
    await searchPlate(page, 'EB 100 AA')
    await expect(page).toHaveURL(/\/travels$/)
    await expect(pay).toHaveText(/4,00/)
    await sandbox.vehicle({ numberPlate: 'EB-100-AA', journeys: [{ ttcPrice: 4 }, { ttcPrice: 5 }] })
    await reload(page)
    await expect(pay).toHaveText(/9,00/)
    const calls = await sandbox.calls('/services/v1/authenticated/detailedJourneys')
    expect(calls.length).toBeGreaterThanOrEqual(2)
    for (const { query } of calls) expect(query).toMatchObject({ plate: 'EB100AA', country: 'FR' })
    await pay.click()
    await expect(page).toHaveURL(/\/payment$/)
  },
)
