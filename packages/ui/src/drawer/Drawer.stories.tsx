import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
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
export const Closed: Story = { args: { open: false } }
export const Long: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1} of the panel.</p>) },
}
