import type { Guide } from '../guide.ts'
import { Carousel } from './Carousel.tsx'
import { CarouselCard } from './CarouselCard.tsx'

const slide = (id: string, title: string) => ({
  id,
  node: <CarouselCard title={title} icon="clock" button={{ href: `#${id}`, label: 'Read' }} />,
})

export const guide: Guide = {
  entry: '@voie-libre/ui/carousel',
  purpose: 'Slides in a row, moved by touch, wheel or buttons. Nothing moves automatically.',
  when: ['Three to eight optional articles.', '`full` for one large picture at a time.'],
  notFor: [
    'The main task, or necessary information: many people see only the first slide.',
    'One or two items: show them. Journeys: a list.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Carousel
            label="Good to know"
            items={[
              slide('do-1', 'Seventy-two hours to pay'),
              slide('do-2', 'An alert for each journey'),
              slide('do-3', 'Rental cars'),
            ]}
          />
        ),
        because: 'A visible part of the next card shows that there are more.',
      },
      dont: {
        show: (
          <Carousel
            label="Carousel"
            perView="full"
            items={[slide('dont-1', 'Pay a journey'), slide('dont-2', 'Surcharge after 72 hours')]}
          />
        ),
        because: 'The warning is hidden behind the main task, and the name “Carousel” says nothing about the content.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the visible slides, then the dots, then previous and next. Skips hidden slides.'],
    ['Enter, Space', 'On a dot or a button: moves the slides. Focus stays there.'],
  ],
  accessibility: [
    'A named `section` with the role description “carousel”; each slide is a group “2 of 5”.',
    'After a move, screen readers announce the new slide politely.',
    'Hidden slides are `inert`. With reduced motion, slides change without an animation.',
    'No autoplay, so nothing needs a pause (WCAG 2.2.2).',
  ],
  see: ['Content/CarouselCard', 'Content/Card'],
}
