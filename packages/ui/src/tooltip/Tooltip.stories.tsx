import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    label: 'What is my e-mail address used for?',
    children: 'To send your receipt; it is kept for two years.',
  },
  render: (args) => (
    <p className="pb-32">
      E-mail <Tooltip {...args} />
    </p>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await within(canvasElement).findByRole('tooltip')
  },
}
export const LongInASmallPlace: Story = {
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: {
    children:
      'The data are used for the payment of journeys and to send the receipt; they are kept for two years, then deleted.',
  },
  render: (args) => (
    <p className="w-60 pb-40">
      E-mail <Tooltip {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await within(canvasElement).findByRole('tooltip')
  },
}
