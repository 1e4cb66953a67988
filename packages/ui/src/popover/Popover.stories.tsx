import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Choisir une date',
    trigger: (
      <Button variant="secondary" icon="calendar">
        Choisir
      </Button>
    ),
    children: <p>Contenu</p>,
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Choisir' })
    await userEvent.click(button)
    await expect(screen.getByRole('dialog', { name: 'Choisir une date' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
  },
}
export const LongInASmallWindow: Story = {
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: {
    children: (
      <p className="max-w-60">
        Les dates de la location figurent sur le contrat, à la minute près, dans l’heure du lieu de départ.
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choisir' }))
    await expect(screen.getByRole('dialog', { name: 'Choisir une date' })).toBeVisible()
  },
}
