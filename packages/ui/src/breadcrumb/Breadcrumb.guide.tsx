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
        because: 'The last one is the page itself, named like its title, and no link.',
      },
      dont: {
        show: <Breadcrumb items={[{ label: 'You are here: Home > Pay' }]} />,
        because: 'Words for what the component says by itself, and nothing to follow.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Goes through the links, and the ellipsis where there is one.'],
    ['Enter', 'Follows the link; upon the ellipsis, shows the hidden steps and goes on to the first of them.'],
  ],
  accessibility: [
    'A named `nav` with an ordered list; the last item has `aria-current="page"`.',
    'The ellipsis is a button with a name. Collapsing is a matter of style, not of measuring: it also works before scripts do.',
    'A single item is called “Back: …”.',
  ],
  see: ['Content/CoverBanner', 'Toll/Steps'],
}
