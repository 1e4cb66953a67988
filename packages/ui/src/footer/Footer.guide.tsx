import type { Guide } from '../guide.ts'
import { Footer } from './Footer.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/footer',
  purpose: 'Who runs the site, the pages that the law asks for, and help.',
  when: ['Once, at the end of every page.'],
  notFor: [
    'What a driver came for: it must not be looked for down here.',
    'The cookie banner itself: only the way back to it.',
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
        because: 'Short names; the state of accessibility stands in its link.',
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
        because: 'Three names for nothing in particular.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Goes through links, then actions.'],
    ['Enter', 'Follows or presses.'],
  ],
  accessibility: [
    'A `footer` with a named `nav`, upon the brand’s band; focus takes the colour of its text.',
    'Links that open a new window say so.',
  ],
  see: ['Navigation/Header'],
}
