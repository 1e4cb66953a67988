import { Link } from '../link/Link.tsx'
import type { Guide } from '../guide.ts'
import { NoticeBanner } from './NoticeBanner.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/notice-banner',
  purpose: 'A message about the whole site, across the page: works at night, a strike, false text messages.',
  when: [
    'Something that concerns every visitor, for some days.',
    'With `live`: a change that concerns the whole visit, such as the end of a login.',
  ],
  notFor: [
    'A message about a part of the page: an Alert beside it.',
    'The result of an action: a Toast or a ConfirmationPanel.',
    'Advertising: readers learn to overlook the banner.',
  ],
  pairs: [
    {
      do: {
        show: (
          <NoticeBanner tone="warning" label="False messages" title="False text messages ask for a toll">
            <p>
              We never send payment links. <Link href="#messages">How to recognise them</Link>
            </p>
          </NoticeBanner>
        ),
        because: 'It says what happens and what to do, in two sentences.',
      },
      dont: {
        show: (
          <NoticeBanner tone="danger" label="Welcome" title="Welcome to our new site!">
            <p>Discover all that we have prepared.</p>
          </NoticeBanner>
        ),
        because: 'Nobody needs it, and the tone says that something is wrong.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches its links, then the closing button.'],
    ['Enter, Space', 'On the closing button: close it. The host moves the focus on and remembers the choice.'],
  ],
  accessibility: [
    'A landmark with a name, so that screen readers can go to it. Two banners on a page need two labels.',
    'The icon carries the same meaning as the colour.',
    'The title is no heading, because the page’s heading comes after the banner.',
  ],
  see: ['Feedback/Alert', 'Feedback/Toast'],
}
