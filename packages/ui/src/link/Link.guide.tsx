import type { Guide } from '../guide.ts'
import { Link } from './Link.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/link',
  purpose: 'A link. For pages of the host it renders the host’s link component, so that the browser does not reload.',
  when: [
    '`inline` within a sentence: underlined, because colour alone does not mark a link.',
    '`back` to the previous step, with an arrow that points back.',
    '`standalone` on a line of its own, with an arrow; `quiet` in a list of links, as in a footer.',
    '`newWindow` where the server requests it: the accessible name announces the new window.',
  ],
  notFor: [
    'An action: a Button.',
    'The main step of a page: a Button with `href`.',
    'One of the site’s main entries: a Tile.',
  ],
  pairs: [
    {
      do: {
        show: (
          <p>
            Your journey is not here? Read <Link href="#why">why a journey may be missing</Link>.
          </p>
        ),
        because: 'The text says where the link goes, also in a list of links.',
      },
      dont: {
        show: (
          <p>
            Your journey is not here? To read why, <Link href="#why">click here</Link>.
          </p>
        ),
        because: 'A list of five “click here” links says nothing.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    'Inline links are always underlined, not only on hover (WCAG 1.4.1).',
    'The name announces a new window, which opens with `rel="noopener noreferrer"`.',
    'Standalone and quiet links are at least 24 CSS pixels high.',
  ],
  see: ['Actions/Button', 'Actions/Tile'],
}
