import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'

const meta = { title: 'Forms/Checkbox', component: Checkbox, args: { label: 'I drove a rental car' } } satisfies Meta<
  typeof Checkbox
>
export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {}
export const Ticked: Story = { args: { defaultChecked: true, hint: 'Give the dates of the rental below.' } }
export const Wrong: Story = { args: { required: true, error: 'Tick this box to go on.' } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const LongWordsInASmallPlace: Story = {
  args: {
    label: (
      <>
        I have read the <a href="#terms">terms of use</a> and certify that I am the owner or the main driver of the
        vehicle with this number plate, on the dates above
      </>
    ),
  },
  render: (args) => (
    <div className="w-70">
      <Checkbox {...args} />
    </div>
  ),
}
