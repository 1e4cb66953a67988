import type { Guide } from '../guide.ts'
import { Accordion } from './Accordion.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/accordion',
  purpose: 'Questions whose answers unfold, where a driver looks for one of many.',
  when: [
    'The help centre: five to twenty questions.',
    '`content` as a function, and `onOpen`, for answers that are loaded when asked for.',
    'An item with `href` is a plain link among them.',
  ],
  notFor: [
    'What everybody must read: show it.',
    'A form: fields that are folded away are forgotten.',
    'Two panels: Tabs, or simply two headings.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Accordion
            items={[
              { id: 'do-1', title: 'How long do I have to pay?', content: <p>Seventy-two hours.</p> },
              { id: 'do-2', title: 'My plate is not found', content: <p>Mind the letters O and I.</p> },
            ]}
          />
        ),
        because: 'The driver’s questions, in the driver’s words.',
      },
      dont: {
        show: (
          <Accordion
            items={[
              { id: 'dont-1', title: 'Important', content: <p>A surcharge applies after 72 hours.</p> },
              { id: 'dont-2', title: 'More', content: <p>Mind the letters O and I.</p> },
            ]}
          />
        ),
        because: 'Hides what costs money, and says not what is inside.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Goes from question to question, through the links of open answers; never into folded ones.'],
    ['Enter, Space', 'Unfold or fold.'],
  ],
  accessibility: [
    'Each button stands in a heading (`headingLevel`), with `aria-expanded` and `aria-controls`.',
    'A folding answer is inert at once, not when its 500 ms are over. With reduced motion nothing moves.',
    'Several may be open: one can compare.',
  ],
  see: ['Navigation/Tabs', 'Content/Card'],
}
