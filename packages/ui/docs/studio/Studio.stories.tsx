import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { readBrand } from '../../../tokens/src/index.ts'
import { Studio } from './Studio.tsx'

const meta = {
  title: 'Start/Brand studio',
  component: Studio,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Studio>
export default meta
type Story = StoryObj<typeof meta>

export const Harbour: Story = {}

const variable = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/**
 * A seed recolours the whole page and keeps it legible; the report checks a value set by hand against every pair; the
 * file is a brand.
 */
export const MakesABrand: Story = {
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Brand studio' }))
    const report = within(panel.getByRole('region', { name: 'Check' }))
    await expect(report.getByRole('status')).toHaveTextContent(/^Sound: all \d+ pairs are legible\.$/)

    // Too bright for text on white: the compiler darkens it until it is legible.
    const action = panel.getByRole('textbox', { name: 'Action' })
    await fireEvent.change(action, { target: { value: '#ffd400' } })
    await waitFor(() => expect(variable('--vl-color-action')).not.toBe('#006b68'))
    await expect(report.getByRole('status')).toHaveTextContent(/^Sound: all \d+ pairs are legible\.$/)

    await fireEvent.change(panel.getByRole('textbox', { name: 'action' }), { target: { value: '#ffd400' } })
    await waitFor(() => expect(variable('--vl-color-action')).toBe('#ffd400'))
    await expect(report.getByRole('status')).toHaveTextContent(/^This brand is refused: \d+ to mend\.$/)
    await expect(report.getAllByText(/^light\.color\.action is #ffd400: upon surface /)[0]).toBeVisible()

    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Light' }), 'dark')
    await expect(document.documentElement.dataset['mode']).toBe('dark')

    const save = panel.getByRole('link', { name: /^Save / })
    const [, text = ''] = (save.getAttribute('href') ?? '').split(',')
    await expect(readBrand(JSON.parse(decodeURIComponent(text)))).toHaveProperty(
      'brand.modes.light.color.action',
      '#ffd400',
    )

    // A legible brand again, because axe runs on the final state.
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Begin with' }), 'volcano')
    await expect(report.getByRole('status')).toHaveTextContent(/^Sound: all \d+ pairs are legible\.$/)
  },
}
