import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Popover } from '../popover/Popover.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  // In its own iframe, because it covers the page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { title: 'Filters', open: true, onOpenChange: () => undefined, children: <p>Content of the panel.</p> },
  render: function WithOpener(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheEnd: Story = {}
export const AtTheStart: Story = { args: { side: 'start' } }
/** `trigger` opens it, and the drawer holds its state itself. The popover in it closes first. */
export const WithAPopover: Story = {
  args: {
    trigger: <Button>Filter</Button>,
    children: (
      <Popover label="Help" trigger={<Button variant="secondary">Which dates?</Button>}>
        <p className="max-w-60">The days on which the journeys took place.</p>
      </Popover>
    ),
  },
  render: ({ open: _open, onOpenChange: _onOpenChange, ...args }) => <Drawer {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Which dates?' }))
    await expect(await screen.findByRole('dialog', { name: 'Help' })).toBeVisible()
  },
}
export const Closed: Story = { args: { open: false } }
export const Long: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1} of the panel.</p>) },
}
