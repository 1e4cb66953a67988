import type { Guide } from '../guide.ts'
import { Tile } from './Tile.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/tile',
  purpose: 'One of the few things a driver can do on this site, large enough for a thumb.',
  when: ['On home: pay, prepay, contest, be told.', 'Two to six of them, in a grid of the host.'],
  notFor: [
    'A journey or an article: a JourneyCard, a CarouselCard.',
    'Several links in one block: a Card with Links. The whole tile is one link.',
  ],
  pairs: [
    {
      do: {
        show: <Tile href="#pay" icon="wallet" title="Pay" subtitle="A free-flow journey or a payment notice" />,
        because: 'A verb, and in one line for whom it is.',
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
        because: 'A text nobody reads hides the verb that everybody looks for.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the tile, once.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    'Title and subtitle together are the link’s name; icon and arrow are silent.',
    'The title is no heading: several tiles belong under one heading of the host.',
  ],
  see: ['Content/Card', 'Actions/Link'],
}
