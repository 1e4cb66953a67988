import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx'
import languages from '../language-switch/sampleLanguages.json' with { type: 'json' }
import { Header } from './Header.tsx'

const meta = {
  title: 'Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: {
    logo: { alt: 'Rivage, home', href: '/' },
    tabs: [
      { label: 'Pay', href: '/form/payment', current: true, icon: 'wallet' },
      { label: 'Prepay', href: '/form/prepayment', icon: 'calendar' },
      { label: 'Contest', href: '/form/claim', icon: 'shield-question' },
      { label: 'Journey alert', href: '/alert', icon: 'bell' },
      { label: 'Help centre', href: '/help', icon: 'help' },
    ],
    account: { label: 'Log in', href: '/account/login' },
    topBar: (
      <>
        <Button variant="header" href="/renters/login">
          Rental companies
        </Button>
        <LanguageSwitch languages={languages} />
      </>
    ),
  },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const Customer: Story = {
  args: { account: { label: 'My account', href: '/account/profile', current: true } },
}
export const WithoutFreeFlow: Story = { args: { account: undefined, topBar: <LanguageSwitch languages={languages} /> } }
export const OperatorsLogo: Story = {
  args: { logo: { src: '/brands/volcano/logo.svg', alt: 'Basalte, home', href: '/' } },
}
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const PhoneWithNotice: Story = {
  args: { compact: <a href="/de">Deutsch</a> },
  globals: { viewport: { value: 'mobile1' } },
}
export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).queryByRole('button', { name: 'Menu' })
    if (!menu) return // A wide window shows tabs instead of the menu.
    await userEvent.click(menu)
    const drawer = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Menu' })
    await expect(within(drawer).getByRole('link', { name: 'Pay' })).toHaveAttribute('aria-current', 'page')
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
