import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Accueil', href: '/' },
      { label: 'Payer', href: '/form/payment' },
      { label: 'Mes trajets', href: '/journeys', query: { plate: 'AA-123-BB' } },
      { label: 'Paiement' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

/** Collapses below 1024 px. [WIDGET-14] */
export const Long: Story = {}
export const Short: Story = { args: { items: [{ label: 'Accueil', href: '/' }, { label: 'Centre d’aide' }] } }
/** A back link. [WIDGET-15] */
export const Single: Story = { args: { items: [{ label: 'Mes trajets', href: '/journeys' }] } }
/** Wraps where necessary. Two items never collapse. */
export const LongWordsInASmallPlace: Story = {
  args: {
    items: [{ label: 'Centre d’aide', href: '/help' }, { label: 'Pourquoi mon trajet n’apparaît-il pas encore ?' }],
  },
  render: (args) => (
    <div className="w-60">
      <Breadcrumb {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
