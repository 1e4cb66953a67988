import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from './Switch.tsx'

function Held({ checked: first, onCheckedChange, ...rest }: ComponentProps<typeof Switch>) {
  const [checked, setChecked] = useState(first)
  return (
    <Switch
      {...rest}
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next)
        onCheckedChange?.(next)
      }}
    />
  )
}

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'E-mail alert', checked: false, onCheckedChange: () => {} },
  render: (args) => (
    <div className="max-w-prose">
      <Held {...args} />
    </div>
  ),
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { checked: true, hint: 'One message per journey, at name@example.org.' } }
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('switch', { name: 'E-mail alert' })
    await userEvent.click(button)
    await expect(button).toBeChecked()
  },
}
export const Pending: Story = { args: { checked: true, pending: true } }
export const Refused: Story = { args: { error: 'The alert could not be turned on. Try again.' } }
export const Disabled: Story = { args: { disabled: true, hint: 'The vehicle is not valid any more.' } }
export const DisabledOn: Story = { args: { disabled: true, checked: true } }
export const LongWordsInASmallPlace: Story = {
  args: {
    label: 'Tell me by e-mail whenever a journey of this vehicle waits to be paid',
    hint: 'At bartholomew-winterton-smythe@a-very-long-domain-name.example.org',
    error: 'The alert could not be turned on.',
  },
  render: (args) => (
    <div className="w-70">
      <Held {...args} />
    </div>
  ),
}
