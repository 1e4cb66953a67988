import { payButton } from './support/paying.ts'
import { findNumber, findPlate } from './support/searching.ts'
import { expect, test } from './support/test.ts'

test(
  'a driver pays without an account, by plate',
  { tag: ['@ROLE-01', '@ROLE-02', '@ROLE-03'] },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({
      numberPlate: 'EA-300-AA',
      journeys: [
        { id: 'free', date: '2026-01-05T08:10:00', ttcPrice: 4.5 },
        {
          id: 'late',
          date: '2025-12-01T07:00:00',
          nature: 'latePayment',
          paymentLimit: 'BEFORE_OMP',
          ttcPrice: 6,
          indemnity: 10,
        },
        { id: 'cnp', date: '2025-11-01T07:00:00', paymentLimit: 'INFRACTION', ttcPrice: 7, indemnity: 90 },
      ],
    })
    await findPlate(page, 'EA-300-AA')
    await expect(payButton(page)).toHaveText(/117,50\s€/)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
  },
)

test(
  'a driver pays without an account, by notice or case number',
  { tag: ['@ROLE-02', '@ROLE-03'] },
  async ({ page, sandbox }) => {
    await sandbox.notice({
      number: '70012345678',
      numberPlate: 'EA-300-AA',
      journeys: [
        { id: 'late', date: '2025-12-01T07:00:00', nature: 'latePayment', paymentLimit: 'BEFORE_OMP', ttcPrice: 6 },
      ],
    })
    await findNumber(page, '70012345678')
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
  },
)
