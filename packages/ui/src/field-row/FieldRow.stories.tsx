import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlateField } from '../plate-field/PlateField.tsx'
import { Select } from '../select/Select.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { FieldRow } from './FieldRow.tsx'

const countries = [
  { value: 'FR', label: 'France' },
  { value: 'DE', label: 'Germany' },
]

const meta = { title: 'Forms/FieldRow', component: FieldRow } satisfies Meta<typeof FieldRow>
export default meta
type Story = StoryObj<typeof meta>

export const Names: Story = {
  args: {
    children: [
      <TextField key="first" label="First name" required />,
      <TextField key="last" label="Last name" required error="Enter your last name" />,
    ],
  },
}

export const LongLabels: Story = {
  args: {
    className: 'max-w-xl',
    children: [
      <Select
        key="country"
        label="Country in which the vehicle is registered"
        hint="Choose the country from the list, even if the vehicle is rented"
        options={countries}
        required
      />,
      <PlateField key="plate" label="Number plate" hint="For example AB-123-CD" country="FR" band="F" required />,
    ],
  },
}

export const LittleRoom: Story = { args: { ...LongLabels.args, className: 'max-w-sm' } }
