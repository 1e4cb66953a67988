import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner.tsx'

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const Announced: Story = { args: { label: 'Searching for your journeys…' } }
export const Large: Story = { args: { size: 'lg', label: 'Verifying the payment…' } }
export const Small: Story = { args: { size: 'sm' } }
export const LongWordsInASmallPlace: Story = {
  args: { label: 'We are asking your bank; this may take up to a minute…' },
  render: (args) => (
    <div className="w-50">
      <Spinner {...args} />
    </div>
  ),
}
