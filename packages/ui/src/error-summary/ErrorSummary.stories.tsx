import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../text-field/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Two fields need your attention',
    errors: [
      { id: 'last-name', text: 'Enter your last name' },
      { id: 'zip', text: 'Enter the postal code' },
    ],
  },
  render: (args) => (
    <div className="grid gap-4">
      <ErrorSummary {...args} />
      <TextField id="last-name" label="Last name" error="Enter your last name" />
      <TextField id="zip" label="Postal code" error="Enter the postal code" />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const TwoErrors: Story = {}
export const NoError: Story = { args: { errors: [] } }
export const LongWordsInASmallPlace: Story = {
  args: {
    title: 'The billing address is incomplete: either fill all of its parts, or none of them',
    errors: [{ id: 'zip', text: 'Enter the postal code as it is written in the country of the billing address' }],
  },
  render: (args) => (
    <div className="grid w-70 gap-4">
      <ErrorSummary {...args} />
      <TextField id="zip" label="Postal code" error="Enter the postal code" />
    </div>
  ),
}
