import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from '../link/Link.tsx'
import { Alert } from './Alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'info', title: 'Bon à savoir', children: <p>Un trajet apparaît sous 24 heures.</p> },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', title: 'Reçu envoyé', live: true } }
export const Warning: Story = { args: { tone: 'warning', title: 'Dernier jour pour payer sans frais' } }
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Nous n’avons pas pu charger vos trajets',
    children: (
      <p>
        Les délais de paiement continuent de courir. <Link href="/help">Que faire ?</Link>
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Les délais de paiement')
  },
}
export const Silent: Story = { args: { tone: 'danger', live: false } }
export const TitleOnly: Story = { render: () => <Alert tone="success" title="Vos coordonnées sont à jour" /> }
export const LongWordsInASmallPlace: Story = {
  args: {
    tone: 'warning',
    title: 'Ce trajet sera transmis à l’officier du ministère public dans deux jours',
    children: (
      <p>Référence 260312-004417-ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789, à rappeler dans toute correspondance.</p>
    ),
  },
  render: (args) => (
    <div className="w-70 wrap-anywhere">
      <Alert {...args} />
    </div>
  ),
}
