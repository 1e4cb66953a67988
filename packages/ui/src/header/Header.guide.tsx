import type { Guide } from '../guide.ts'
import { Header } from './Header.tsx'

const logo = { alt: 'Rivage, home', href: '#home' }

export const guide: Guide = {
  entry: '@voie-libre/ui/header',
  purpose: 'Whose site this is and what it offers; below 1024 px a low bar that stays, with a menu.',
  when: ['Once, at the top of every page, after the SkipLink.'],
  notFor: ['A page’s own title: a CoverBanner.', 'Parts of one page: Tabs.'],
  pairs: [
    {
      do: {
        show: (
          <Header
            logo={logo}
            tabs={[
              { label: 'Pay', href: '#pay', current: true, icon: 'wallet' },
              { label: 'Help', href: '#help', icon: 'help' },
            ]}
            account={{ label: 'Sign in', href: '#account' }}
          />
        ),
        because: 'Verbs and nouns of the driver; the page one is on is marked.',
      },
      dont: {
        show: (
          <Header
            logo={logo}
            tabs={[
              { label: 'Services', href: '#services' },
              { label: 'Products', href: '#products' },
              { label: 'Your space', href: '#space' },
            ]}
          />
        ),
        because: 'The operator’s departments. Nobody comes to a toll site for products.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Logo, tabs, account; below 1024 px the logo and the menu button.'],
    ['Enter, Space', 'Open the menu; focus goes in.'],
    ['Tab, Shift + Tab', 'Within the menu, round and round.'],
    ['Escape', 'Closes the menu; focus returns to its button.'],
  ],
  accessibility: [
    'The current tab has `aria-current="page"` and an edge, not a colour alone.',
    'Following a link, or changing the page by any other way, closes the menu.',
    'The page scrolls clear of the low bar, so that what has focus is never behind it (WCAG 2.4.11).',
  ],
  see: ['Navigation/Footer', 'Navigation/SkipLink', 'Overlays/Drawer'],
}
