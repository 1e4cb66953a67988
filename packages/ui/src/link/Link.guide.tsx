import type { Guide } from '../guide.ts'
import { Link } from './Link.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/link',
  purpose: 'Leads somewhere. In the page of the host it becomes the host’s own link, so nothing reloads.',
  when: [
    '`inline` within a sentence: underlined, since colour alone does not tell a link from its words.',
    '`standalone` on a line of its own, with an arrow; `quiet` among others of its kind, as in a footer.',
    '`newWindow` where the server asks for it: the name says that a window opens.',
  ],
  notFor: [
    'Doing something: a Button.',
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
        because: 'The link’s words say where it goes, alone and in a list of links.',
      },
      dont: {
        show: (
          <p>
            Your journey is not here? To read why, <Link href="#why">click here</Link>.
          </p>
        ),
        because: '“Click here” five times over is a list of nothing.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    'Inline links are underlined always, not on hover (WCAG 1.4.1).',
    'A new window is told in the name, with `rel="noopener noreferrer"`.',
    'Standalone and quiet links are at least 24 CSS pixels high.',
  ],
  see: ['Actions/Button', 'Actions/Tile'],
}
