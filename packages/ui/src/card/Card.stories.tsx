import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = {
  title: 'Content/Card',
  component: Card,
  args: { title: 'Vos coordonnées', children: <p>Elles figurent sur votre reçu.</p> },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Sunken: Story = { args: { tone: 'sunken' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Untitled: Story = { render: () => <Card>Un bloc sans titre.</Card> }
export const LongWordsInASmallPlace: Story = {
  args: { title: 'Coordonnées de facturation imposées par les protocoles de sécurité bancaires', headingLevel: 3 },
  render: (args) => (
    <div className="w-60">
      <Card {...args} />
    </div>
  ),
}
