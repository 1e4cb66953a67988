import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Sending', value: 0.42 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Percentage: Story = {}
export const Counted: Story = {
  args: { label: 'Reading the file', value: 12, max: 40, valueText: '12 of 40 rows' },
}
export const Beginning: Story = { args: { value: 0 } }
export const Complete: Story = { args: { value: 1 } }
export const UnknownLength: Story = { render: () => <ProgressBar label="Searching" /> }
export const LongWordsInASmallPlace: Story = {
  args: { label: 'Verification of the vehicles with the motorway operator', valueText: '12,000 of 40,000 rows' },
  render: (args) => (
    <div className="w-60">
      <ProgressBar {...args} />
    </div>
  ),
}
