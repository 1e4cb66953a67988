import type { Meta, StoryObj } from '@storybook/react-vite'
import { CarouselCard } from './CarouselCard.tsx'

const meta = {
  title: 'Content/CarouselCard',
  component: CarouselCard,
  args: {
    title: 'Seventy-two hours to pay',
    button: { href: '/articles/2', label: 'Read more' },
    children: 'The essentials in one minute.',
  },
  decorators: [
    (Story) => (
      <div className="w-72">
        <h2 className="mb-4 text-xl">Good to know</h2>
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
  args: { icon: 'info', button: { href: 'https://example.org', label: 'Read more', newWindow: true } },
}
export const TitleOnly: Story = { render: () => <CarouselCard title="A message for each journey" /> }
export const LongWords: Story = {
  args: {
    icon: 'shield-question',
    title: 'Contesting a payment notice for a vehicle that was sold, stolen or rented out before the journey',
  },
}
