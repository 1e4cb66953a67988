import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, openPage, refused } from '../../testing/openPage.tsx'

const email = page.getByRole('textbox', { name: 'E-mail' })
const plate = page.getByRole('textbox', { name: /^Numéro de plaque/ })
const subscribe = page.getByRole('main').getByRole('button', { name: "S'inscrire" })
const customers = 'POST /services/v1/customers'

it('a refused plate is named at its field, and all values stay', { tags: ['ALERT-14', 'OPEN-59'] }, async () => {
  const answers = [refused(400, 'invalid_number_plate'), () => ({})]
  const calls = await openPage('/alert', { [customers]: () => answers.shift()?.() })
  await userEvent.fill(email, 'jeanne@example.org')
  await userEvent.fill(plate, 'AB123CD')
  await subscribe.click()
  await expect.element(plate).toHaveFocus()
  await expect.element(plate).toHaveAttribute('aria-invalid', 'true')
  await expect.element(plate).toHaveAccessibleDescription(/n'est pas valide\. Exemple\s: AB-123-CD/)
  await expect.element(email).toHaveValue('jeanne@example.org')
  expect(await faults()).toEqual([])
  await userEvent.fill(plate, 'ab 123 cd')
  await expect.element(plate).not.toHaveAttribute('aria-invalid')
  await subscribe.click()
  await expect.element(page.getByRole('region', { name: /^Nous avons bien enregistré/ })).toHaveFocus()
  const sent = { allowedContact: true, countryCode: 'FR', email: 'jeanne@example.org', numberPlate: 'AB123CD' }
  expect(calls.filter(({ name }) => name === customers).map(({ body }) => body)).toEqual([sent, sent])
})
