import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    links: [
      { label: 'Legal notice', href: '/articles/1' },
      { label: 'Protection of personal data', href: '/articles/2' },
      { label: 'Site map', href: '/articles/3' },
      { label: 'Terms of use', href: 'https://example.org/cgu', newWindow: true },
      { label: 'Accessibility: partially compliant', href: '/articles/5' },
      { label: 'Help centre', href: '/help' },
    ],
    actions: (
      <Button variant="header" icon="cookie">
        Cookie settings
      </Button>
    ),
    note: 'Secure payment. Your data stay in Europe.',
  },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
/** The footer when the server's links cannot load. [OPEN-56] */
export const WithoutServer: Story = { args: { links: [{ label: 'Help centre', href: '/help' }] } }
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
