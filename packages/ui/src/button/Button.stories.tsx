import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Search' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Tertiary: Story = { args: { variant: 'tertiary' } }
export const Danger: Story = { args: { variant: 'danger', icon: 'trash', children: 'Delete my account' } }
export const Header: Story = {
  args: { variant: 'header', href: '/renters/login', children: 'Rental companies' },
  decorators: [
    (Story) => (
      <div className="on-brand bg-surface-brand p-4 text-on-brand">
        <Story />
      </div>
    ),
  ],
}
/** As tall as any other button, where the header has room. */
export const HeaderWithRoom: Story = { ...Header, args: { ...Header.args, size: 'md' } }
export const Large: Story = { args: { size: 'lg', icon: 'card', children: 'Pay €24.60' } }
export const WithIcon: Story = { args: { icon: 'download', variant: 'secondary', children: 'Download the receipt' } }
export const Loading: Story = { args: { loading: true } }
export const Disabled: Story = { args: { disabled: true } }
export const PageOfTheHost: Story = { args: { href: '/form/payment', children: 'Pay' } }
export const OutsideAddress: Story = { args: { href: 'https://example.org', children: 'The operator’s site' } }
export const AllLooks: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Pay</Button>
      <Button variant="secondary">Cancel</Button>
      <Button variant="tertiary">Change</Button>
      <Button loading>Send</Button>
      <Button disabled>Continue</Button>
      <Button variant="secondary" disabled>
        Continue
      </Button>
      <Button href="mailto:contact@example.org" variant="tertiary" icon="mail">
        contact@example.org
      </Button>
    </div>
  ),
}
export const LongWordsInASmallPlace: Story = {
  args: { icon: 'card', children: 'Pay your 12 journeys, surcharges and compensations included' },
  render: (args) => (
    <div className="w-50">
      <Button {...args} />
    </div>
  ),
}
