import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Accordion } from './Accordion.tsx'

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  args: {
    headingLevel: 2,
    items: [
      {
        id: 'delay',
        title: 'How long do I have to pay?',
        content: <p>Seventy-two hours after the journey.</p>,
      },
      { id: 'plate', title: 'My plate is not found', content: () => <p>Mind the letters O and I.</p> },
      { id: 'claim', title: 'How do I contest?', content: <p>On the tab Contest.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const Unfolded: Story = {
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'How do I contest?' }))
  },
}
/** Opening an answer closes the other one. */
export const OneAtATime: Story = {
  args: { type: 'single', defaultValue: 'delay' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'How do I contest?' }))
    await expect(canvas.getByRole('button', { name: 'How long do I have to pay?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}
/** The host holds the ids of the open answers; a disabled question stays as it is. */
export const HeldByTheHost: Story = {
  args: {
    items: [
      { id: 'delay', title: 'How long do I have to pay?', content: <p>Seventy-two hours.</p> },
      { id: 'soon', title: 'An answer that follows soon', content: null, disabled: true },
    ],
  },
  render: function Held({ items }) {
    const [value, setValue] = useState(['delay'])
    return <Accordion items={items} headingLevel={2} type="multiple" value={value} onValueChange={setValue} />
  },
}
export const WithLinks: Story = {
  args: {
    items: [
      { id: 'delay', title: 'How long do I have to pay?', content: <p>Seventy-two hours.</p> },
      { id: 'pay', title: 'Pay a journey now', href: '/form/payment' },
      { id: 'state', title: 'Public service', href: 'https://www.service-public.fr/', newWindow: true },
    ],
  },
}
