import type { Guide } from '../guide.ts'
import { Footer } from './Footer.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/footer',
  purpose: 'The operator’s logo, legally required pages, and help.',
  when: ['Once, at the end of every page.'],
  notFor: [
    'A main task: drivers must not have to search for it at the bottom.',
    'The cookie banner itself: put only the button that reopens it here.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Footer
            links={[
              { label: 'Legal notice', href: '#legal' },
              { label: 'Accessibility: partially compliant', href: '#accessibility' },
              { label: 'Help', href: '#help' },
            ]}
            note="Secure payment."
          />
        ),
        because: 'The names are short, and the link states the accessibility level.',
      },
      dont: {
        show: (
          <Footer
            links={[
              { label: 'Learn more', href: '#1' },
              { label: 'Information', href: '#2' },
              { label: 'Read more', href: '#3' },
            ]}
          />
        ),
        because: 'The names do not say where the links go.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through links, then actions.'],
    ['Enter', 'Follows a link or presses a button.'],
  ],
  accessibility: [
    'A `footer` with a named `nav`, on the brand’s band; the focus outline has the colour of its text.',
    'Links to a new window announce it.',
  ],
  see: ['Navigation/Header'],
}
