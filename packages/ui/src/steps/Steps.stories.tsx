import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './Steps.tsx'

const meta = {
  title: 'Toll/Steps',
  component: Steps,
  args: {
    label: 'Steps of the payment',
    items: [
      { label: 'Search', state: 'done' },
      { label: 'Journeys', state: 'done' },
      { label: 'Payment', state: 'current' },
      { label: 'Receipt', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Payment: Story = {}
export const Beginning: Story = {
  args: {
    items: [
      { label: 'Search', state: 'current' },
      { label: 'Journeys', state: 'todo' },
      { label: 'Payment', state: 'todo' },
    ],
  },
}
export const Over: Story = {
  args: {
    items: [
      { label: 'Search', state: 'done' },
      { label: 'Journeys', state: 'done' },
      { label: 'Receipt', state: 'done' },
    ],
  },
}
export const LongWordsInASmallPlace: Story = {
  args: {
    items: [
      { label: 'Search', state: 'done' },
      { label: 'Verification of the documents', state: 'current' },
      { label: 'Answer', state: 'todo' },
    ],
  },
  render: (args) => (
    <div className="w-70">
      <Steps {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
