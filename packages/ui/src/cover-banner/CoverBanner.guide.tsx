import type { Guide } from '../guide.ts'
import { CoverBanner } from './CoverBanner.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/cover-banner',
  purpose: 'The brand’s band at the top of a page, with its heading, its breadcrumb and a picture.',
  when: [
    'Once per page: `hero` for home, `page` for all others.',
    'Without `image` the brand’s own illustration shows.',
  ],
  notFor: ['A heading further down: an `h2`.', 'Advertising: the title is the page’s heading.'],
  pairs: [
    {
      do: {
        show: <CoverBanner title="Pay a journey" subtitle="Within 72 hours there are no fees." />,
        because: 'The task, and the one thing to know.',
      },
      dont: {
        show: (
          <CoverBanner title="Welcome to our online service platform" subtitle="Your satisfaction is our priority." />
        ),
        because: 'Takes the best place of the page to say nothing.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Only to what is inside: breadcrumb and children. The host focuses the heading after a change of page.'],
  ],
  accessibility: [
    'Renders the page’s only `h1`, with `tabIndex={-1}` for the host’s focus.',
    'The picture is silent and fades into the band where text stands, so that the title is legible upon any picture.',
    'Sanitise a subtitle that comes from a server.',
  ],
  see: ['Navigation/Breadcrumb', 'Navigation/Header'],
}
