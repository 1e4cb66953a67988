import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PlateField } from './PlateField.tsx'

it.each(['ab-123-cd', ' AB 123 CD ', 'ａｂ１２３ｃｄ', 'ö-äü 1', 'A'.repeat(40)])(
  'emits "%s" as typed and rejects nothing',
  { tags: ['F-INP-01'] },
  async (typed) => {
    const change = vi.fn<(value: string) => void>()
    const screen = await render(
      <PlateField label="Plate" country="FR" onChange={(event) => change(event.target.value)} />,
    )
    await userEvent.fill(screen.getByRole('textbox', { name: 'Plate' }), typed)
    expect(change).toHaveBeenLastCalledWith(typed)
    await expect.element(screen.getByRole('textbox')).toHaveValue(typed)
  },
)

it('changes its band with the country', async () => {
  const screen = await render(<PlateField label="Plate" country="FR" />)
  await expect.element(screen.getByText('F', { exact: true })).toBeVisible()
  await screen.rerender(<PlateField label="Plate" country="BE" />)
  await expect.element(screen.getByText('B', { exact: true })).toBeVisible()
})

it('describes the input by its error and disables autocorrection', async () => {
  const screen = await render(<PlateField label="Plate" country="FR" required error="Enter the plate." />)
  const input = screen.getByRole('textbox')
  await expect.element(input).toHaveAccessibleDescription('Enter the plate.')
  await expect.element(input).toBeInvalid()
  await expect.element(input).toHaveAttribute('spellcheck', 'false')
})
