import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Who drove?',
    options: [
      { value: 'owner', label: 'The registered keeper' },
      { value: 'other', label: 'Somebody else', hint: 'We ask for the name.' },
      { value: 'nobody', label: 'The vehicle was sold' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = { args: { required: true, hint: 'On the day of the journey.' } }
export const Chosen: Story = { args: { defaultValue: 'other', optionalLabel: 'optional' } }
export const Wrong: Story = { args: { required: true, error: 'Choose an answer.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'owner' } }
export const OneDisabled: Story = {
  args: {
    defaultValue: 'owner',
    options: [
      { value: 'owner', label: 'The registered keeper' },
      { value: 'other', label: 'Somebody else', disabled: true },
    ],
  },
}
export const LongWordsInASmallPlace: Story = {
  args: {
    legend: 'Have you registered the transfer of ownership on the administration’s website?',
    options: [
      { value: 'yes', label: 'Yes, before the day of the journey above' },
      { value: 'no', label: 'No' },
    ],
  },
  render: (args) => (
    <div className="w-50">
      <RadioGroup {...args} />
    </div>
  ),
}
