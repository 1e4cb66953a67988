import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, openPage, refused } from '../../testing/openPage.tsx'
import { inTurn, sentTo } from './testing/paying.ts'

const resend = 'POST /services/v1/payments/receipts'

describe('a receipt sent again', () => {
  it('goes to the e-mail of the payment only, which the page does not tell', async () => {
    const stored = { 'form/plate': { licensePlate: 'EA200AA', country: 'FR' } }
    const answers = [undefined, refused(400, 'invalid_number_plate'), refused(503)]
    const sent = await openPage('/receipts', { [resend]: inTurn(...answers) }, { stored })
    const form = page.getByRole('region', { name: 'Renvoyer mon reçu' })
    const plate = form.getByRole('textbox', { name: /^Numéro de plaque/ })
    const email = form.getByRole('textbox', { name: 'E-mail donné lors du paiement' })
    const send = form.getByRole('button', { name: 'Renvoyer mon reçu' })
    await expect.element(plate).toHaveValue('EA-200-AA')
    await send.click()
    await expect.element(form.getByRole('alert')).toHaveTextContent("L'email est obligatoire")
    await expect.element(email).toHaveFocus()
    await expect.poll(() => sentTo(sent, resend)).toEqual([])

    await userEvent.fill(email, 'somebody@example.org')
    await send.click()
    await expect.element(form.getByText(/fait avec somebody@example.org/)).toBeVisible()
    const asked = { email: 'somebody@example.org', countryCode: 'FR', numberPlate: 'EA200AA' }
    await expect.poll(() => sentTo(sent, resend)).toEqual([asked])
    await send.click()
    await expect.element(plate).toHaveFocus()
    await expect.element(plate).toHaveAccessibleDescription(/n'est pas valide\. Exemple\s:/)
    await send.click()
    await expect.element(form.getByRole('alert')).toMatchTextContent("La demande n'a pas abouti")
    await expect.element(email).toHaveValue('somebody@example.org')
    expect(await faults()).toEqual([])
  })
})

describe('the receipts of this device', () => {
  it('say that a file did not come, and are removed together after a question', async () => {
    const receipt = {
      sessionId: 's1',
      reference: 'VL-PAID01',
      paidAt: new Date().toISOString(),
      amount: 4050,
      journeys: 2,
    }
    const failing = { 'GET /services/v1/payments/receipt': refused(500) }
    await openPage('/receipts', failing, { stored: { receipts: [receipt] } })
    const device = page.getByRole('region', { name: 'Sur cet appareil' })
    const row = device.getByRole('listitem')
    await expect.element(row).toMatchTextContent('40,50 €')
    await expect.element(row).toMatchTextContent('2 trajets')
    expect(await faults()).toEqual([])
    await device.getByRole('button', { name: /^Télécharger le reçu du/ }).click()
    await expect.element(device.getByRole('alert')).toMatchTextContent("Le reçu n'a pas pu être téléchargé")

    await device.getByRole('button', { name: 'Tout effacer' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Effacer la liste des reçus ?' })
    await dialog.getByRole('button', { name: 'Tout effacer' }).click()
    await expect.element(device).toMatchTextContent('Aucun reçu sur cet appareil.')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.poll(() => localStorage.getItem('receipts')).toBeNull()
  })
})
