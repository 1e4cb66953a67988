import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './TextField.tsx'

const meta = { title: 'Forms/TextField', component: TextField, args: { label: 'Last name' } } satisfies Meta<
  typeof TextField
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Required: Story = { args: { required: true, hint: 'As on the registration document.' } }
export const Optional: Story = { args: { optionalLabel: 'optional' } }
export const Filled: Story = { args: { defaultValue: 'de La Tour d’Auvergne' } }
export const Wrong: Story = { args: { required: true, error: 'Enter your last name.' } }
export const NearTheLimit: Story = { args: { limit: 22, defaultValue: 'Bartholomew-Winterton' } }
/** The field truncates nothing: the counter and a text state the excess. */
export const BeyondTheLimit: Story = { args: { limit: 22, defaultValue: 'Bartholomew-Winterton-Smythe' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Martin' } }
export const LongWordsInASmallPlace: Story = {
  args: {
    label: 'Number of the payment notice or of the file, as printed at the top right of the letter',
    hint: 'Twelve characters, letters and digits, on the first page of the letter that reached you by post.',
    error: 'WithoutAnySpaceThisVeryLongNumberMustStillBreakSomewhereInASmallWindow is not a known number.',
    required: true,
  },
  render: (args) => (
    <div className="w-70">
      <TextField {...args} />
    </div>
  ),
}
export const RightToLeft: Story = {
  args: { limit: 22, defaultValue: 'Bartholomew-Winterton' },
  globals: { direction: 'rtl' },
}
