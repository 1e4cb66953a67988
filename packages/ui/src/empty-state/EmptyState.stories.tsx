import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Aucun trajet à régler',
    illustration: 'done',
    children: <p>Un passage apparaît sous 24 heures : revenez demain si vous venez de rouler.</p>,
    action: (
      <Button href="/form/payment" variant="secondary">
        Nouvelle recherche
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const NothingToPay: Story = {}
export const NothingFound: Story = { args: { illustration: 'search', title: 'Aucun résultat' } }
export const OutOfOrder: Story = { args: { illustration: 'closed', title: 'Service momentanément indisponible' } }
export const LongWordsInASmallPlace: Story = {
  args: {
    illustration: 'waiting',
    title: 'Votre paiement est encore en cours de vérification auprès de votre banque',
    children: <p>Ne payez pas une seconde fois : cette page se met à jour dès que la réponse est connue.</p>,
  },
  render: (args) => (
    <div className="w-70">
      <EmptyState {...args} />
    </div>
  ),
}
