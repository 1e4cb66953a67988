import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    links: [
      { label: 'Mentions légales', href: '/articles/1' },
      { label: 'Protection des données personnelles', href: '/articles/2' },
      { label: 'Plan du site', href: '/articles/3' },
      { label: 'CGU', href: 'https://example.org/cgu', newWindow: true },
      { label: 'Accessibilité : partiellement conforme', href: '/articles/5' },
      { label: 'Centre d’aide', href: '/help' },
    ],
    actions: (
      <Button variant="header" icon="cookie">
        Paramètres des cookies
      </Button>
    ),
    note: 'Paiement sécurisé. Vos données restent en Europe.',
  },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
/** The footer when the server's links cannot load. [OPEN-56] */
export const WithoutServer: Story = { args: { links: [{ label: 'Centre d’aide', href: '/help' }] } }
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
