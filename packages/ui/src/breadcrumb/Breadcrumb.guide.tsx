import type { Guide } from '../guide.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/breadcrumb',
  purpose: 'The position of a page in the site, with links to the levels above. A single item is a back link.',
  when: [
    'Pages two or more levels below home; CoverBanner takes its items directly.',
    'Below 1024 px, more than two items collapse to the first, an ellipsis and the last.',
  ],
  notFor: ['The order of a task: Steps.', 'Home, which has no level above it.'],
  pairs: [
    {
      do: {
        show: (
          <Breadcrumb
            items={[{ label: 'Home', href: '#home' }, { label: 'Pay', href: '#pay' }, { label: 'My journeys' }]}
          />
        ),
        because: 'The last item is the current page, has the page’s title, and is not a link.',
      },
      dont: {
        show: <Breadcrumb items={[{ label: 'You are here: Home > Pay' }]} />,
        because: 'The text repeats what the component already exposes, and contains no links.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the links, and the ellipsis if there is one.'],
    ['Enter', 'Follows the link; on the ellipsis, reveals the hidden items and focuses the first of them.'],
  ],
  accessibility: [
    'A named `nav` with an ordered list; the last item has `aria-current="page"`.',
    'The ellipsis is a button with a name. CSS collapses the items, so it works before scripts run.',
    'The accessible name of a single item is “Back: …”.',
  ],
  see: ['Content/CoverBanner', 'Toll/Steps'],
}
