import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './Steps.tsx'

const meta = {
  title: 'Toll/Steps',
  component: Steps,
  args: {
    label: 'Étapes du paiement',
    items: [
      { label: 'Recherche', state: 'done' },
      { label: 'Trajets', state: 'done' },
      { label: 'Paiement', state: 'current' },
      { label: 'Reçu', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Payment: Story = {}
export const Beginning: Story = {
  args: {
    items: [
      { label: 'Recherche', state: 'current' },
      { label: 'Trajets', state: 'todo' },
      { label: 'Paiement', state: 'todo' },
    ],
  },
}
export const Over: Story = {
  args: {
    items: [
      { label: 'Recherche', state: 'done' },
      { label: 'Trajets', state: 'done' },
      { label: 'Reçu', state: 'done' },
    ],
  },
}
export const LongWordsInASmallPlace: Story = {
  args: {
    items: [
      { label: 'Recherche', state: 'done' },
      { label: 'Vérification des justificatifs', state: 'current' },
      { label: 'Réponse', state: 'todo' },
    ],
  },
  render: (args) => (
    <div className="w-70">
      <Steps {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
