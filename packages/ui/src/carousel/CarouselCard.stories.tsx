import type { Meta, StoryObj } from '@storybook/react-vite'
import { CarouselCard } from './CarouselCard.tsx'

const meta = {
  title: 'Content/CarouselCard',
  component: CarouselCard,
  args: {
    title: 'Soixante-douze heures pour payer',
    button: { href: '/articles/2', label: 'En savoir plus' },
    children: 'L’essentiel en une minute de lecture.',
  },
  decorators: [
    (Story) => (
      <div className="w-72">
        <h2 className="mb-4 text-xl">Bon à savoir</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CarouselCard>
export default meta
type Story = StoryObj<typeof meta>

export const WithIcon: Story = { args: { icon: 'clock' } }
export const WithImage: Story = { args: { image: '/brands/volcano/hero.svg' } }
export const WithImageAndIcon: Story = { args: { image: '/brands/harbour/hero.svg', icon: 'clock' } }
export const InANewWindow: Story = {
  args: { icon: 'info', button: { href: 'https://example.org', label: 'En savoir plus', newWindow: true } },
}
export const TitleOnly: Story = { render: () => <CarouselCard title="Être prévenu à chaque passage" /> }
export const LongWords: Story = {
  args: {
    icon: 'shield-question',
    title: 'Contestation d’un avis de paiement reçu pour un véhicule vendu, volé ou loué avant le passage',
  },
}
