import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlateField } from './PlateField.tsx'

const meta = {
  title: 'Toll/PlateField',
  component: PlateField,
  args: { label: 'Number plate', country: 'FR', placeholder: 'AB-123-CD' },
} satisfies Meta<typeof PlateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { required: true } }
export const Filled: Story = { args: { defaultValue: 'ab-123-cd', hint: 'As on the car.' } }
export const Wrong: Story = { args: { required: true, error: 'Enter the number plate.' } }
export const Swiss: Story = { args: { country: 'CH', defaultValue: 'ZH 123 456' } }
export const Slovenian: Story = { args: { country: 'SI', defaultValue: 'LJ AB-123' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'AB-123-CD' } }
export const InASmallPlace: Story = {
  args: { defaultValue: 'AB-123-CD' },
  render: (args) => (
    <div className="w-70">
      <PlateField {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { args: { defaultValue: 'AB-123-CD' }, globals: { direction: 'rtl' } }
