import type { Guide } from '../guide.ts'
import { Accordion } from './Accordion.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/accordion',
  purpose: 'Questions with answers that expand, for a list in which a driver looks for one.',
  when: [
    'The help centre: five to twenty questions.',
    'Answers are in the page while they are closed: the browser’s search opens the one it finds, and a server renders them.',
    'Answers that load on demand: pass `content` as a function and load in `onOpen`.',
    'Links to one answer: an address that ends in `#` and the id of an item opens it.',
    '`type="single"` only where answers exclude each other; `value` and `onValueChange` if the host holds which are open.',
    'Links among the questions: an item with `href` is a plain link.',
  ],
  notFor: [
    'Content that everybody must read: show it.',
    'A form: people forget fields in a closed panel.',
    'A single panel: Details. Two: Tabs, or two headings.',
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
        because: 'It hides a cost, and the titles do not say what is inside.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the questions and the links of open answers; skips closed answers.'],
    ['Enter, Space', 'Open or close an answer.'],
  ],
  accessibility: [
    'Each button is in a heading (`headingLevel`), with `aria-expanded` and `aria-controls`.',
    'A closing answer becomes inert immediately, before its 500 ms animation ends. Reduced motion removes the animation.',
    'A `disabled` question stays as it is; the browser’s search and addresses do not open it either.',
    'Several answers can be open, so that a driver can compare them.',
  ],
  see: ['Navigation/Tabs', 'Content/Card'],
}
