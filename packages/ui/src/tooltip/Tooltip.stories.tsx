import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    label: 'À quoi sert mon adresse e-mail ?',
    children: 'Elle sert à vous envoyer votre reçu ; elle est gardée deux ans.',
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
      'Les données recueillies servent au paiement des trajets et à l’envoi du reçu ; elles sont conservées deux ans, puis effacées.',
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
