import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No journey to pay',
    illustration: 'done',
    children: <p>A journey appears within 24 hours: come back tomorrow if you have just driven.</p>,
    action: (
      <Button href="/form/payment" variant="secondary">
        New search
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const NothingToPay: Story = {}
export const NothingFound: Story = { args: { illustration: 'search', title: 'No results' } }
export const OutOfOrder: Story = { args: { illustration: 'closed', title: 'Service temporarily unavailable' } }
export const LongWordsInASmallPlace: Story = {
  args: {
    illustration: 'waiting',
    title: 'Your payment is still being verified by your bank',
    children: <p>Do not pay a second time: this page updates as soon as the answer is known.</p>,
  },
  render: (args) => (
    <div className="w-70">
      <EmptyState {...args} />
    </div>
  ),
}
