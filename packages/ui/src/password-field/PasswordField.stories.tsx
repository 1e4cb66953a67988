import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = { title: 'Forms/PasswordField', component: PasswordField, args: { label: 'Password' } } satisfies Meta<
  typeof PasswordField
>
export default meta
type Story = StoryObj<typeof meta>

export const Current: Story = { args: { defaultValue: 'secret' } }
export const Wrong: Story = { args: { required: true, error: 'Enter your password.' } }
/** The rules update while typing. */
export const New: Story = {
  args: { label: 'New password', autoComplete: 'new-password', required: true },
  render: function NewPassword(args) {
    const [password, setPassword] = useState('road1')
    return (
      <PasswordField
        {...args}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        rules={[
          { label: '8 characters at least', met: password.length >= 8 },
          { label: 'a lower-case letter', met: /[a-z]/.test(password) },
          { label: 'an upper-case letter', met: /[A-Z]/.test(password) },
          { label: 'a digit', met: /\d/.test(password) },
        ]}
      />
    )
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'secret' } }
export const Shown: Story = {
  parameters: { docs: { story: { inline: false, height: '180px' } } },
  args: { defaultValue: 'secret of the road' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveAttribute('type', 'text')
  },
}
