import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Choose a date',
    trigger: (
      <Button variant="secondary" icon="calendar">
        Choose
      </Button>
    ),
    children: <p>Content</p>,
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Choose' })
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog', { name: 'Choose a date' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
  },
}
/** Children that are a function receive `close`. */
export const ClosedFromInside: Story = {
  args: { children: (close) => <Button onClick={close}>Apply</Button> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Choose' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
/** The host holds `open`; `side` and `align` place the panel where it has room. */
export const HeldAtTheEnd: Story = {
  args: { side: 'right', align: 'start' },
  render: function Held(args) {
    const [open, setOpen] = useState(true)
    return <Popover {...args} open={open} onOpenChange={setOpen} />
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Choose a date' })).toBeVisible()
  },
}
export const LongInASmallWindow: Story = {
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: {
    children: (
      <p className="max-w-60">
        The dates of the rental are on the contract, to the minute, in the time of the place of departure.
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose' }))
    await expect(await screen.findByRole('dialog', { name: 'Choose a date' })).toBeVisible()
  },
}
