import type { Guide } from '../guide.ts'
import { Tile } from './Tile.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/tile',
  purpose: 'A link to one of the main tasks of the site, large enough for a thumb.',
  when: ['On home: pay, prepay, contest, set up an alert.', 'Two to six of them, in the host’s grid.'],
  notFor: [
    'A journey or an article: a JourneyCard, a CarouselCard.',
    'Several links in one block: a Card with Links. The whole tile is one link.',
  ],
  pairs: [
    {
      do: {
        show: <Tile href="#pay" icon="wallet" title="Pay" subtitle="A free-flow journey or a payment notice" />,
        because: 'It has a verb, and one line that says who it is for.',
      },
      dont: {
        show: (
          <Tile
            href="#pay"
            icon="wallet"
            title="Access the payment service for your free-flow journeys"
            subtitle="With this service you may, at any time, settle the amounts due for the journeys that you have made on our network without stopping."
          />
        ),
        because: 'A long text hides the verb that people look for.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Focuses the tile, which is one tab stop.'],
    ['Enter', 'Follows the link.'],
  ],
  accessibility: [
    'Title and subtitle together are the link’s name; icon and arrow are decorative.',
    'The title is not a heading: put several tiles under one heading of the host.',
  ],
  see: ['Content/Card', 'Actions/Link'],
}
