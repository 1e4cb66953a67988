import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { CoverBanner } from './CoverBanner.tsx'

const meta = {
  title: 'Content/CoverBanner',
  component: CoverBanner,
  // Each story has an `h1`, after which the name of the next one must not be an `h3`.
  parameters: { layout: 'fullscreen', docs: { components: { Subheading: 'h2' } } },
  args: {
    title: 'Pay a journey',
    breadcrumb: [{ label: 'Home', href: '/' }, { label: 'Pay' }],
  },
} satisfies Meta<typeof CoverBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const PageWithSubtitle: Story = {
  args: {
    subtitle: (
      <>
        You have <strong>72 hours</strong> after the journey to pay without a surcharge.
      </>
    ),
  },
}
/** Without an image, it shows the brand's illustration. */
export const Hero: Story = {
  args: {
    size: 'hero',
    breadcrumb: [],
    title: 'Your free-flow journey, paid in two minutes',
    subtitle: 'Find your journeys by your plate, pay online and get your receipt.',
    children: (
      <Button href="/form/payment" size="lg">
        Pay a journey
      </Button>
    ),
  },
}
/** The operator's own image. [WIDGET-12] */
export const HeroWithImage: Story = { args: { ...Hero.args, image: '/brands/volcano/hero.svg' } }
export const LongWordsInASmallPlace: Story = {
  args: {
    title: 'Contest a payment notice for a vehicle that was sold or stolen',
    subtitle: 'Photographs are accepted as proof: 5 MB at most, as PNG, JPEG, GIF or PDF.',
  },
  globals: { viewport: { value: 'mobile1' } },
}
