import type { Meta, StoryObj } from '@storybook/react-vite'
import { GatePicker } from './GatePicker.tsx'

const gates = ['Montmarault', 'Deux-Chaises', 'Le Montet', 'Cressanges', 'Bresnay', 'Molinet'].map((name, index) => ({
  value: `gate-${index}`,
  name,
  place: `km ${index * 15}`,
}))
const options = gates.map(({ value, name }) => ({ value, label: name }))

const meta = {
  title: 'Toll/GatePicker',
  component: GatePicker,
  args: {
    gates,
    entrance: { label: 'Entrance', placeholder: 'Choose a gate', options, required: true },
    exit: { label: 'Exit', placeholder: 'Choose a gate', options, required: true },
    mapLabel: 'Map of the road, from Montmarault to Molinet',
  },
} satisfies Meta<typeof GatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = {
  args: {
    entrance: { label: 'Entrance', options, defaultValue: 'gate-4' },
    exit: { label: 'Exit', options, defaultValue: 'gate-1' },
    mapLabel: 'Map of the road, from Bresnay to Deux-Chaises',
  },
}
export const WithAnError: Story = {
  args: { exit: { label: 'Exit', options, defaultValue: 'gate-1', error: 'Choose another gate than the entrance' } },
}
