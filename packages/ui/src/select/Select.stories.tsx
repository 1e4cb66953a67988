import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Toll gate',
    options: [
      { value: '23', label: 'Montmarault' },
      { value: '24', label: 'Deux-Chaises' },
      { value: '25', label: 'Cressanges', disabled: true },
      { value: '34', label: 'Digoin, by the national road and both of its former crossings' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { args: { defaultValue: '24', hint: 'Where you entered.' } }
export const NothingChosen: Story = { args: { placeholder: 'Choose a gate', required: true } }
export const Wrong: Story = { args: { placeholder: 'Choose a gate', required: true, error: 'Choose a gate.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongWordsInASmallPlace: Story = {
  args: { defaultValue: '34' },
  render: (args) => (
    <div className="w-60">
      <Select {...args} />
    </div>
  ),
}
export const NoOptions: Story = {
  args: { options: [], placeholder: 'No gate in this direction', hint: 'Choose the direction first.' },
}
