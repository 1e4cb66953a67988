import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'When should we write to you?',
    options: [
      { value: 'journey', label: 'After each journey' },
      { value: 'deadline', label: 'Before a deadline', hint: 'The day before, at 9.' },
      { value: 'receipt', label: 'When a receipt is ready' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChecked: Story = { args: { hint: 'Several answers are possible.' } }
export const Checked: Story = { args: { defaultValue: ['journey', 'receipt'], optionalLabel: 'optional' } }
export const Wrong: Story = { args: { required: true, error: 'Check one answer at least.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: ['journey'] } }
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'journey', label: 'After each journey' },
      { value: 'deadline', label: 'Before a deadline', disabled: true },
    ],
  },
}
export const LongWordsInASmallPlace: Story = {
  args: {
    legend: 'For which vehicles of the fleet do you wish to receive notifications?',
    options: [{ value: 'all', label: 'Those whose end date was more than thirty days ago' }],
  },
  render: (args) => (
    <div className="w-50">
      <CheckboxGroup {...args} />
    </div>
  ),
}
