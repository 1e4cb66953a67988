import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { CoverBanner } from './CoverBanner.tsx'

const meta = {
  title: 'Content/CoverBanner',
  component: CoverBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Payer un trajet',
    breadcrumb: [{ label: 'Accueil', href: '/' }, { label: 'Payer' }],
  },
} satisfies Meta<typeof CoverBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const PageWithSubtitle: Story = {
  args: {
    subtitle: (
      <>
        Vous avez <strong>72 heures</strong> après le passage pour payer sans frais.
      </>
    ),
  },
}
/** Without an image, it shows the brand's illustration. */
export const Hero: Story = {
  args: {
    size: 'hero',
    breadcrumb: [],
    title: 'Votre trajet en flux libre, réglé en deux minutes',
    subtitle: 'Retrouvez vos passages avec votre plaque, payez en ligne et recevez votre reçu.',
    children: (
      <Button href="/form/payment" size="lg">
        Payer un trajet
      </Button>
    ),
  },
}
/** The operator's own image. [WIDGET-12] */
export const HeroWithImage: Story = { args: { ...Hero.args, image: '/brands/volcano/hero.svg' } }
export const LongWordsInASmallPlace: Story = {
  args: {
    title: 'Contester un avis de paiement reçu pour un véhicule vendu ou volé',
    subtitle: 'Les justificatifs peuvent être photographiés : 5 Mo au plus, en PNG, JPEG, GIF ou PDF.',
  },
  globals: { viewport: { value: 'mobile1' } },
}
