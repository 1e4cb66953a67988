import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
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
export const WithLinks: Story = {
  args: {
    items: [
      { id: 'delay', title: 'How long do I have to pay?', content: <p>Seventy-two hours.</p> },
      { id: 'pay', title: 'Pay a journey now', href: '/form/payment' },
      { id: 'state', title: 'Public service', href: 'https://www.service-public.fr/', newWindow: true },
    ],
  },
}
