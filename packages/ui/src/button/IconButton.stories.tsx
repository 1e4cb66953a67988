import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close' },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Outlined: Story = { args: { variant: 'outlined', icon: 'chevron-right', label: 'Next' } }
export const Disabled: Story = {
  args: { variant: 'outlined', icon: 'chevron-left', label: 'Previous', disabled: true },
}
export const Header: Story = {
  args: { variant: 'header', icon: 'menu', label: 'Menu' },
  decorators: [
    (Story) => (
      <div className="on-brand bg-surface-brand p-4 text-on-brand">
        <Story />
      </div>
    ),
  ],
}
