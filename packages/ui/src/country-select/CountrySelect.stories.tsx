import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent } from 'storybook/test'
import { CountrySelect } from './CountrySelect.tsx'

const meta = {
  title: 'Forms/CountrySelect',
  component: CountrySelect,
  args: {
    label: 'Country of registration',
    value: 'FR',
    onValueChange: () => {},
    options: [
      { code: 'DE', name: 'Germany', keywords: ['Deutschland', 'D'] },
      { code: 'AT', name: 'Austria', keywords: ['Österreich', 'A'] },
      { code: 'BE', name: 'Belgium', keywords: ['Belgique', 'B'] },
      { code: 'ES', name: 'Spain', keywords: ['España', 'E'] },
      { code: 'FR', name: 'France', keywords: ['F'] },
      { code: 'IT', name: 'Italy', keywords: ['Italia', 'I'] },
      { code: 'NL', name: 'Netherlands', keywords: ['Holland', 'NL'] },
      { code: 'GB', name: 'United Kingdom of Great Britain and Northern Ireland', keywords: ['England', 'UK'] },
      { code: 'CH', name: 'Switzerland', keywords: ['Suisse', 'CH'] },
    ],
  },
  render: function Choosing(args) {
    const [code, setCode] = useState(args.value)
    return (
      <div className="max-w-md pb-80">
        <CountrySelect {...args} value={code} onValueChange={setCode} />
      </div>
    )
  },
} satisfies Meta<typeof CountrySelect>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { required: true } }
export const NothingChosen: Story = { args: { value: '' } }
export const Wrong: Story = { args: { error: 'This country is not served.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
}
export const Filtered: Story = {
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  play: async ({ canvas }) => userEvent.type(canvas.getByRole('combobox'), 'an'),
}
export const NothingFound: Story = {
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  play: async ({ canvas }) => userEvent.type(canvas.getByRole('combobox'), 'xyz'),
}
export const LongNameInASmallPlace: Story = {
  args: { value: 'GB' },
  render: (args) => (
    <div className="w-60">
      <CountrySelect {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
