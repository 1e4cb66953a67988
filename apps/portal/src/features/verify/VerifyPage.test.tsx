import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, openPage, refused } from '../../testing/openPage.tsx'

const keys = 'GET /services/v1/receipts/keys'
const main = page.getByRole('main')
const pasted = page.getByRole('textbox', { name: 'Adresse ou texte du code' })
const forged = `${btoa('{"alg":"none"}').replaceAll('=', '')}.e30.AAAA`

it('a pasted text that is no code is named at its field, and a code that the operator did not sign is refused', async () => {
  let answer: unknown = { keys: [] }
  await openPage('/verify', { [keys]: () => (typeof answer === 'function' ? answer() : answer) })
  await userEvent.fill(pasted, 'VL-7KQ2M9')
  await userEvent.keyboard('{Enter}')
  await expect.element(pasted).toHaveAttribute('aria-invalid', 'true')
  await expect.element(pasted).toHaveFocus()
  expect(await faults()).toEqual([])

  answer = refused(503)
  await userEvent.fill(pasted, `https://toll.example/en/verify#${forged}`)
  await userEvent.keyboard('{Enter}')
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await expect.element(retry).toBeVisible()
  answer = { keys: [] }
  await retry.click()
  await expect.element(main.getByRole('alert')).toMatchTextContent("Cette signature n'est pas valable")
  expect(await faults()).toEqual([])
})
