import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RadioCards } from './RadioCards.tsx'

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Means of payment',
    name: 'method',
    onValueChange: () => {},
    options: [
      { value: 'card', label: 'Bank card', description: 'Visa, Mastercard, Carte Bancaire', icon: 'card' },
      { value: 'total', label: 'TotalEnergies card', description: 'Fuel card for professionals', icon: 'fuel' },
      { value: 'dkv', label: 'DKV card', description: 'Not for prepaid journeys', icon: 'fuel', disabled: true },
    ],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return <RadioCards {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = { args: { required: true } }
export const Chosen: Story = { args: { value: 'card' } }
export const Wrong: Story = { args: { required: true, error: 'Choose a means of payment.' } }
export const LongWordsInASmallPlace: Story = {
  args: {
    value: 'card',
    options: [
      {
        value: 'card',
        label: 'Bank card of any European or international network, by the secured page of our provider',
        description: 'You will confirm with the application of your bank, then come back here for your receipt.',
        icon: 'card',
      },
    ],
  },
  render: (args) => (
    <div className="w-70">
      <RadioCards {...args} />
    </div>
  ),
}
export const NoneAvailable: Story = {
  args: {
    hint: 'Payment is closed for maintenance until 6 in the morning.',
    options: [
      { value: 'card', label: 'Bank card', icon: 'card', disabled: true },
      { value: 'total', label: 'TotalEnergies card', icon: 'fuel', disabled: true },
    ],
  },
}
export const CompactChoices: Story = {
  args: {
    value: 'card',
    options: [
      { value: 'card', label: 'Bank card', description: 'Visa, Mastercard, Carte Bancaire', icon: 'card' },
      ...['TOTAL', 'DKV', 'SHELL', 'ESSO'].map((name) => ({
        value: name,
        label: `${name} card`,
        description: 'Fuel card',
        icon: 'fuel' as const,
        compact: true,
        disabled: name === 'DKV',
      })),
    ],
  },
}
export const RightToLeft: Story = { args: { value: 'card' }, globals: { direction: 'rtl' } }
