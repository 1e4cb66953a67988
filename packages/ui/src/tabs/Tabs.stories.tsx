import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextField } from '../text-field/TextField.tsx'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Search',
    value: 'plate',
    onValueChange: () => {},
    items: [
      { id: 'plate', label: 'By number plate', panel: <TextField label="Plate" /> },
      { id: 'notice', label: 'By number of notice or file', panel: <TextField label="Number" /> },
    ],
  },
  render: function Opening(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="max-w-xl">
        <Tabs {...args} value={value} onValueChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Second: Story = { args: { value: 'notice' } }
export const Three: Story = {
  args: {
    value: 'a',
    items: [
      { id: 'a', label: 'Journeys', panel: 'Journeys' },
      { id: 'b', label: 'Payments', panel: 'Payments' },
      { id: 'c', label: 'Claims', panel: 'Claims' },
    ],
  },
}
export const LongWordsInASmallPlace: Story = {
  render: (args) => (
    <div className="w-70">
      <Tabs {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
