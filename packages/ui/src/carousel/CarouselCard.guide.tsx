import type { Guide } from '../guide.ts'
import { CarouselCard } from './CarouselCard.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/carousel-card',
  purpose: 'An article in short: a picture or a sign, a title, and where it leads.',
  when: ['As a slide of a Carousel, or in a grid of articles.'],
  notFor: ['One of the site’s main entries: a Tile.', 'Text without a picture or a sign: a Card.'],
  pairs: [
    {
      do: {
        show: (
          <CarouselCard title="Seventy-two hours to pay" icon="clock" button={{ href: '#72', label: 'Read' }}>
            What happens after, and how to be in time.
          </CarouselCard>
        ),
        because: 'The title says it all; the button is read out with the title.',
      },
      dont: {
        show: <CarouselCard title="News" icon="info" button={{ href: '#news', label: 'Seventy-two hours to pay' }} />,
        because: 'The subject is in the button and the title says nothing.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the button.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    'The picture is decoration: it must not carry words that stand nowhere else.',
    'The button’s name ends with the title, so that “Read” is not said five times over.',
    'The title is a heading of level 3: put an `h2` above.',
  ],
  see: ['Content/Carousel', 'Actions/Tile'],
}
