import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Modal } from './Modal.tsx'

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  // In its own iframe, because it covers the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Payment blocked',
    children: <p>This journey has not ended: it can be paid as soon as your exit is known.</p>,
  },
  render: function WithOpener(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Modal {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

const buttons = (
  <>
    <Button variant="secondary">Cancel</Button>
    <Button>Continue</Button>
  </>
)
export const Dialog: Story = { args: { description: 'Why the button does not respond', footer: buttons } }
export const Alert: Story = {
  args: {
    kind: 'alert',
    title: 'Delete my account?',
    children: <p>Your vehicles and receipts are deleted too. It cannot be undone.</p>,
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button variant="danger" icon="trash">
          Delete my account
        </Button>
      </>
    ),
  },
}
export const Busy: Story = {
  args: {
    busy: true,
    footer: <Button loading>Delete</Button>,
  },
}
export const Long: Story = {
  args: {
    title: 'Protection of personal data',
    children: Array.from({ length: 14 }, (_, line) => (
      <p key={line}>The data are used for the payment of journeys; they are kept for two years, then deleted.</p>
    )),
    footer: buttons,
  },
}
export const Closed: Story = { args: { open: false } }
export const LongWords: Story = {
  args: {
    kind: 'alert',
    title: 'Another owner has registered this vehicle: do you really want to add it to your account?',
    footer: (
      <>
        <Button variant="secondary">Back to my vehicles without a change</Button>
        <Button>Add this vehicle anyway</Button>
      </>
    ),
  },
}
export const RightToLeft: Story = { args: { footer: buttons }, globals: { direction: 'rtl' } }
