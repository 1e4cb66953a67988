import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { TextField } from '../text-field/TextField.tsx'
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
/** `trigger` opens it, and the dialog holds its state itself. */
export const OpenedByItsTrigger: Story = {
  args: { trigger: <Button>Delete the vehicle</Button>, title: 'Delete the vehicle?', footer: buttons },
  render: ({ open: _open, onOpenChange: _onOpenChange, ...args }) => <Modal {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete the vehicle' }))
    await expect(await screen.findByRole('dialog', { name: 'Delete the vehicle?' })).toBeVisible()
  },
}
/** `initialFocus` gives the focus to a field. A veto on Escape and on a press outside keeps what was typed. */
export const KeepsWhatWasTyped: Story = {
  args: { title: 'Add a vehicle', footer: buttons },
  render: function Form({ open: _open, onOpenChange: _onOpenChange, ...args }) {
    const plate = useRef<HTMLInputElement>(null)
    const keep = (event: Event) => {
      if (plate.current?.value) event.preventDefault()
    }
    return (
      <Modal {...args} defaultOpen initialFocus={plate} onEscapeKeyDown={keep} onInteractOutside={keep}>
        <TextField label="Number plate" ref={plate} />
      </Modal>
    )
  },
  play: async () => {
    const plate = await screen.findByRole('textbox', { name: 'Number plate' })
    await waitFor(() => expect(plate).toHaveFocus())
    await userEvent.type(plate, 'AB-123-CD')
    await userEvent.keyboard('{Escape}')
    await expect(plate).toBeVisible()
  },
}
/** Escape closes the upper dialog first. */
export const AboveADialog: Story = {
  args: {
    title: 'Your vehicles',
    children: (
      <Modal kind="alert" title="Delete the vehicle AB-123-CD?" footer={buttons} trigger={<Button>Delete</Button>}>
        <p>You will no longer receive alerts about its journeys.</p>
      </Modal>
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
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
