import type { Guide } from '../guide.ts'
import { CoverBanner } from './CoverBanner.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/cover-banner',
  purpose: 'The brand’s band at the top of a page, with the heading, the breadcrumb and an image.',
  when: [
    'Once per page: `hero` for home, `page` for all others.',
    'Without `image` it shows the brand’s illustration.',
  ],
  notFor: [
    'A heading further down: an `h2`.',
    'Lists and tables that people work in all day: one line with an `h1` leaves room for their rows.',
    'Advertising: the title is the page’s heading.',
  ],
  pairs: [
    {
      do: {
        show: <CoverBanner title="Pay a journey" subtitle="Within 72 hours there are no fees." />,
        because: 'It names the task and the most important fact.',
      },
      dont: {
        show: (
          <CoverBanner title="Welcome to our online service platform" subtitle="Your satisfaction is our priority." />
        ),
        because: 'It uses the most visible place of the page without any information.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches only the breadcrumb and the children. The host focuses the heading after a change of page.'],
  ],
  accessibility: [
    'Renders the page’s only `h1`, with `tabIndex={-1}` for the host’s focus.',
    'The image is decorative and fades into the band behind the text, so that the title is legible on any image.',
    'Sanitise a subtitle that comes from a server.',
  ],
  see: ['Navigation/Breadcrumb', 'Navigation/Header'],
}
