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
