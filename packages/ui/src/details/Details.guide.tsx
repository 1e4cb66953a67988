import type { Guide } from '../guide.ts'
import { Details } from './Details.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/details',
  purpose: 'A part of the text that only some readers need, closed at first.',
  when: [
    'Help beside a field that a hint would make too long.',
    'The parts of a total, or later costs, below their sum.',
  ],
  notFor: [
    'A list of questions: an Accordion.',
    'Something that everybody must read, such as a cost: plain text.',
    'A menu of actions: a Menu.',
  ],
  pairs: [
    {
      do: {
        show: <Details summary="Where is the notice number?">At the top right of the letter.</Details>,
        because: 'The line says what is inside, so that readers can decide.',
      },
      dont: {
        show: <Details summary="More">A surcharge of €90 applies after 60 days.</Details>,
        because: 'A cost is hidden behind a word that says nothing.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the line; content in an open part follows.'],
    ['Enter, Space', 'Open and close it.'],
  ],
  accessibility: [
    'A native `details`: it works without scripts, and screen readers announce whether it is open.',
    'Find in page searches closed content and opens it. Content that is a function is found only after the first opening.',
  ],
  see: ['Content/Accordion', 'Overlays/Tooltip'],
}
