import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlateField } from '../plate-field/PlateField.tsx'
import { Select } from '../select/Select.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { FieldRow } from './FieldRow.tsx'

const countries = [
  { value: 'FR', label: 'France' },
  { value: 'DE', label: 'Allemagne' },
]

const meta = { title: 'Forms/FieldRow', component: FieldRow } satisfies Meta<typeof FieldRow>
export default meta
type Story = StoryObj<typeof meta>

export const Names: Story = {
  args: {
    children: [
      <TextField key="first" label="Prénom" required />,
      <TextField key="last" label="Nom" required error="Le nom est obligatoire" />,
    ],
  },
}

export const LongLabels: Story = {
  args: {
    className: 'max-w-xl',
    children: [
      <Select
        key="country"
        label="Pays d’immatriculation du véhicule"
        hint="Choisissez le pays dans la liste, même si le véhicule est loué"
        options={countries}
        required
      />,
      <PlateField key="plate" label="Numéro de plaque" hint="Par exemple AB-123-CD" country="FR" band="F" required />,
    ],
  },
}

export const LittleRoom: Story = { args: { ...LongLabels.args, className: 'max-w-sm' } }
