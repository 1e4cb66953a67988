import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea.tsx'

const meta = { title: 'Forms/TextArea', component: TextArea, args: { label: 'Comment', limit: 2000 } } satisfies Meta<
  typeof TextArea
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Required: Story = { args: { required: true, hint: 'What happened, when, and to which vehicle.' } }
export const Filled: Story = {
  args: { defaultValue: 'I sold this car in May.\n\nThe certificate is attached, with the buyer’s address.' },
}
export const Wrong: Story = { args: { required: true, error: 'Say what happened.' } }
/** The field truncates nothing: the counter and a text say how much to shorten. */
export const BeyondTheLimit: Story = {
  args: { limit: 40, defaultValue: 'I sold this car in May, long before that day.' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'I sold this car in May.' } }
export const LongWordsInASmallPlace: Story = {
  args: {
    label: 'What happened, when and where, and to which of the vehicles of your account',
    error: 'Say what happened, in your own words.',
  },
  render: (args) => (
    <div className="w-60">
      <TextArea {...args} />
    </div>
  ),
}
