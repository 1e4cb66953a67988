import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel } from './Carousel.tsx'
import { CarouselCard } from './CarouselCard.tsx'

const cards = [
  { title: 'How does free flow work?', icon: 'journey' as const },
  { title: 'Seventy-two hours to pay', icon: 'clock' as const, image: '/brands/volcano/hero.svg' },
  { title: 'A message for each journey', icon: 'bell' as const },
  { title: 'What to do with a rented vehicle' },
  { title: 'Contest a payment notice', icon: 'shield-question' as const, image: '/brands/harbour/hero.svg' },
].map((card, position) => ({
  id: String(position),
  node: (
    <CarouselCard {...card} button={{ href: `/articles/${position}`, label: 'Read more' }}>
      The essentials in one minute.
    </CarouselCard>
  ),
}))

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  args: { label: 'Good to know', items: cards },
  render: (args) => (
    <>
      <h2 className="mb-4 text-2xl">Good to know</h2>
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
      <h2 className="mb-4 text-2xl">Good to know</h2>
      <Carousel {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
