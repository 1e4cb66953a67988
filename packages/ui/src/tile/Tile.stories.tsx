import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tile } from './Tile.tsx'

const meta = {
  title: 'Actions/Tile',
  component: Tile,
  args: {
    href: '/form/payment',
    title: 'Pay',
    subtitle: 'A free-flow journey or a payment notice',
    icon: 'wallet',
  },
} satisfies Meta<typeof Tile>
export default meta
type Story = StoryObj<typeof meta>

export const WithIcon: Story = {}
export const TextOnly: Story = { render: () => <Tile href="/help" title="Help centre" /> }
export const Row: Story = {
  render: (args) => (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Tile {...args} />
      <Tile href="/form/prepayment" icon="calendar" title="Prepay" subtitle="A future journey" />
      <Tile href="/form/claim" icon="shield-question" title="Contest" subtitle="A payment notice or a journey" />
    </div>
  ),
}
export const LongWordsInASmallPlace: Story = {
  args: {
    title: 'Contest a payment notice',
    subtitle: 'For a vehicle that was sold, stolen, rented out or off the road at the time of the journey',
  },
  render: (args) => (
    <div className="w-70">
      <Tile {...args} />
    </div>
  ),
}
