import type { Meta, StoryObj } from '@storybook/react-vite'
import { VehicleClassPicker } from './VehicleClassPicker.tsx'

const meta = {
  title: 'Toll/VehicleClassPicker',
  component: VehicleClassPicker,
  args: {
    legend: 'Your vehicle',
    name: 'vehicle',
    vehicles: [
      { kind: 'car', label: 'Car', text: 'Class 1' },
      { kind: 'vanOver2m', label: 'Van higher than 2 m', text: 'Class 2' },
      { kind: 'motorhomeOver3m', label: 'Motorhome higher than 3 m', text: 'Class 3' },
      { kind: 'busOrTruckWith3Axles', label: 'Bus or truck with 3 axles or more', text: 'Class 4' },
      { kind: 'motorbike', label: 'Motorbike', text: 'Class 5' },
    ],
  },
} satisfies Meta<typeof VehicleClassPicker>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { defaultValue: 'motorbike' } }
export const WithZeroEmission: Story = { args: { zeroEmission: { label: 'My vehicle is electric' } } }
export const WithAnError: Story = { args: { error: 'Choose your vehicle', required: true } }
