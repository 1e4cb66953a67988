import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmailField } from './EmailField.tsx'

const meta = { title: 'Forms/EmailField', component: EmailField, args: { label: 'E-mail address' } } satisfies Meta<
  typeof EmailField
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { required: true, hint: 'Your receipt goes there.' } }
export const Filled: Story = { args: { defaultValue: 'marie.martin@example.org' } }
export const Wrong: Story = { args: { defaultValue: 'marie.martin@', error: 'This is no e-mail address.' } }
export const TooLong: Story = { args: { defaultValue: `${'a'.repeat(90)}@example.org` } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'marie.martin@example.org' } }
