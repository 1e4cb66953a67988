import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search the help', hint: 'For example: badge, receipt, surcharge.' },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'surcharge' } }
export const WithSubmit: Story = { args: { submit: true, defaultValue: 'surcharge' } }
export const Wrong: Story = { args: { submit: true, error: 'Enter two letters at least.' } }
export const Disabled: Story = { args: { submit: true, disabled: true, defaultValue: 'surcharge' } }
export const LongWordsInASmallPlace: Story = {
  args: { submit: true, defaultValue: 'bartholomew-winterton-smythe@example.org' },
  render: (args) => (
    <div className="w-50">
      <SearchField {...args} />
    </div>
  ),
}
