import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { VehicleClassPicker } from './VehicleClassPicker.tsx'

it('posts the vehicle and the answer about its energy', async () => {
  const screen = await render(
    <form aria-label="Trip">
      <VehicleClassPicker
        legend="Your vehicle"
        name="kind"
        vehicles={[
          { kind: 'car', label: 'Car', text: 'Class 1' },
          { kind: 'motorbike', label: 'Motorbike', text: 'Class 5' },
        ]}
        zeroEmission={{ label: 'It is electric', name: 'electric' }}
      />
    </form>,
  )
  const motorbike = screen.getByRole('radio', { name: 'Motorbike' })
  await expect.element(motorbike).toHaveAccessibleDescription('Class 5')
  await motorbike.click()
  await screen.getByRole('checkbox', { name: 'It is electric' }).click()
  const form = screen.getByRole('form').element()
  if (!(form instanceof HTMLFormElement)) throw new Error('The role form is a form.')
  expect([...new FormData(form)]).toEqual([
    ['kind', 'motorbike'],
    ['electric', 'on'],
  ])
})
