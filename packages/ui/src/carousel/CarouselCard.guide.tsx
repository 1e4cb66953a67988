import type { Guide } from '../guide.ts'
import { CarouselCard } from './CarouselCard.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/carousel-card',
  purpose: 'A preview of an article: an image or icon, a title and a link.',
  when: ['As a slide of a Carousel, or in a grid of articles.'],
  notFor: ['One of the site’s main entries: a Tile.', 'Text without an image or icon: a Card.'],
  pairs: [
    {
      do: {
        show: (
          <CarouselCard title="Seventy-two hours to pay" icon="clock" button={{ href: '#72', label: 'Read' }}>
            What happens after, and how to be in time.
          </CarouselCard>
        ),
        because: 'The title carries the message, and the button’s name includes the title.',
      },
      dont: {
        show: <CarouselCard title="News" icon="info" button={{ href: '#news', label: 'Seventy-two hours to pay' }} />,
        because: 'The title is empty of meaning: the subject is in the button.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the button.'],
    ['Enter', 'Follows the link.'],
  ],
  accessibility: [
    'The image is decorative: it must not contain text that appears nowhere else.',
    'The button’s name ends with the title, so that a list of links does not repeat “Read”.',
    'The title is a heading of level 3: put an `h2` above.',
  ],
  see: ['Content/Carousel', 'Actions/Tile'],
}
