import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel } from './Carousel.tsx'
import { CarouselCard } from './CarouselCard.tsx'

const cards = [
  { title: 'Le flux libre, comment ça marche ?', icon: 'journey' as const },
  { title: 'Soixante-douze heures pour payer', icon: 'clock' as const, image: '/brands/volcano/hero.svg' },
  { title: 'Être prévenu à chaque passage', icon: 'bell' as const },
  { title: 'Véhicule de location : que faire ?' },
  { title: 'Contester un avis de paiement', icon: 'shield-question' as const, image: '/brands/harbour/hero.svg' },
].map((card, position) => ({
  id: String(position),
  node: (
    <CarouselCard {...card} button={{ href: `/articles/${position}`, label: 'En savoir plus' }}>
      L’essentiel en une minute de lecture.
    </CarouselCard>
  ),
}))

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  args: { label: 'Bon à savoir', items: cards },
  render: (args) => (
    <>
      <h2 className="mb-4 text-2xl">Bon à savoir</h2>
      <Carousel {...args} />
    </>
  ),
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {}
export const Full: Story = { args: { perView: 'full' } }
export const OneSlide: Story = { args: { items: cards.slice(0, 1) } }
export const InASmallPlace: Story = {
  render: (args) => (
    <div className="w-70">
      <h2 className="mb-4 text-2xl">Bon à savoir</h2>
      <Carousel {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
