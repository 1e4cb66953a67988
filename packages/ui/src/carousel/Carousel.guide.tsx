import type { Guide } from '../guide.ts'
import { Carousel } from './Carousel.tsx'
import { CarouselCard } from './CarouselCard.tsx'

const slide = (id: string, title: string) => ({
  id,
  node: <CarouselCard title={title} icon="clock" button={{ href: `#${id}`, label: 'Read' }} />,
})

export const guide: Guide = {
  entry: '@voie-libre/ui/carousel',
  purpose: 'Slides side by side that a finger, the wheel or the buttons move. Nothing moves by itself.',
  when: ['Three to eight articles that are welcome and not needed.', '`full` for one large picture at a time.'],
  notFor: [
    'What a driver came for, or must know: many see the first slide only.',
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
              slide('do-2', 'Be told of each journey'),
              slide('do-3', 'Rental cars'),
            ]}
          />
        ),
        because: 'A part of the next card shows that there is more.',
      },
      dont: {
        show: (
          <Carousel
            label="Carousel"
            perView="full"
            items={[slide('dont-1', 'Pay a journey'), slide('dont-2', 'Surcharge after 72 hours')]}
          />
        ),
        because: 'The main task and a warning, one hidden behind the other, in something called “Carousel”.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Into the slides in sight, then the dots, then previous and next. Slides out of sight are skipped.'],
    ['Enter, Space', 'Upon a dot or a button: moves. Focus stays there.'],
  ],
  accessibility: [
    'A named `section` with the role description “carousel”; each slide is a group “2 of 5”.',
    'After a move the slide reached is spoken, politely.',
    'Slides out of sight are `inert`. With reduced motion they change without sliding.',
    'No autoplay, so nothing needs a pause (WCAG 2.2.2).',
  ],
  see: ['Content/CarouselCard', 'Content/Card'],
}
