import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner.tsx'

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const Announced: Story = { args: { label: 'Recherche de vos trajets…' } }
export const Large: Story = { args: { size: 'lg', label: 'Paiement en cours de vérification…' } }
export const Small: Story = { args: { size: 'sm' } }
export const LongWordsInASmallPlace: Story = {
  args: { label: 'Nous interrogeons votre banque ; cela peut durer jusqu’à une minute…' },
  render: (args) => (
    <div className="w-50">
      <Spinner {...args} />
    </div>
  ),
}
