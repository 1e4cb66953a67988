import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/help', children: 'Help centre' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: (args) => (
    <p>
      A question? The <Link {...args} /> answers it.
    </p>
  ),
}
export const Standalone: Story = { args: { variant: 'standalone' } }
export const Back: Story = { args: { variant: 'back', children: 'Change my selection' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const NewWindow: Story = { args: { newWindow: true, href: 'https://example.org' } }
export const OnTheBrand: Story = {
  args: { variant: 'quiet' },
  decorators: [
    (Story) => (
      <div className="on-brand bg-surface-brand p-4 text-on-brand">
        <Story />
      </div>
    ),
  ],
}
export const LongWordsInASmallPlace: Story = {
  args: {
    variant: 'standalone',
    children: 'Understand why a journey does not appear in the list of journeys to pay yet',
  },
  render: (args) => (
    <div className="w-50">
      <Link {...args} />
    </div>
  ),
}
