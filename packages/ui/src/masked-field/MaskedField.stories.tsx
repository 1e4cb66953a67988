import type { Meta, StoryObj } from '@storybook/react-vite'
import { MaskedField } from './MaskedField.tsx'

const meta = {
  title: 'Forms/MaskedField',
  component: MaskedField,
  args: { label: 'Card number', groups: [4, 4, 4, 4, 3], autoComplete: 'cc-number' },
} satisfies Meta<typeof MaskedField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { required: true, placeholder: '0000 0000 0000 0000 000' } }
export const Filled: Story = { args: { defaultValue: '7077123412341234567' } }
export const Wrong: Story = { args: { defaultValue: '7077', error: 'A card number has 19 digits.' } }
export const Expiry: Story = {
  args: {
    label: 'Expires',
    groups: [2, 2],
    separator: '/',
    hint: 'MM/YY',
    autoComplete: 'cc-exp',
    defaultValue: '0927',
  },
}
export const TooMany: Story = {
  args: { defaultValue: '70771234123412345678', error: 'A card number has 19 digits; this one has 20.' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '7077123412341234567' } }
