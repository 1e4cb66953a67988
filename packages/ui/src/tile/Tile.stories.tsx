import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tile } from './Tile.tsx'

const meta = {
  title: 'Actions/Tile',
  component: Tile,
  args: {
    href: '/form/payment',
    title: 'Payer',
    subtitle: 'Un trajet en flux libre ou un avis de paiement',
    icon: 'wallet',
  },
} satisfies Meta<typeof Tile>
export default meta
type Story = StoryObj<typeof meta>

export const WithIcon: Story = {}
export const TextOnly: Story = { render: () => <Tile href="/help" title="Centre d’aide" /> }
export const Row: Story = {
  render: (args) => (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Tile {...args} />
      <Tile href="/form/prepayment" icon="calendar" title="Prépayer" subtitle="Un trajet à venir" />
      <Tile href="/form/claim" icon="shield-question" title="Contester" subtitle="Un avis de paiement ou un trajet" />
    </div>
  ),
}
export const LongWordsInASmallPlace: Story = {
  args: {
    title: 'Contester un avis de paiement',
    subtitle: 'Pour un véhicule vendu, volé, loué ou immobilisé au moment du passage sous le portique',
  },
  render: (args) => (
    <div className="w-70">
      <Tile {...args} />
    </div>
  ),
}
