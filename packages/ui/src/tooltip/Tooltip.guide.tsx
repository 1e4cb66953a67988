import type { Guide } from '../guide.ts'
import { Tooltip } from './Tooltip.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/tooltip',
  purpose: 'A sign that explains more: why something is asked, what becomes of the answer.',
  when: ['Words that help some and not all, beside a label or a title.'],
  notFor: [
    'What everybody needs: a hint, in sight.',
    'Naming a sign: IconButton’s `label` does.',
    'Something to do: a Popover.',
  ],
  pairs: [
    {
      do: {
        show: (
          <p>
            E-mail address{' '}
            <Tooltip label="What is my address used for?">To send your receipt; it is kept for two years.</Tooltip>
          </p>
        ),
        because: 'Named by the question it answers.',
      },
      dont: {
        show: (
          <p>
            Notice number <Tooltip label="Info">Twelve digits, at the top right of the letter. Required.</Tooltip>
          </p>
        ),
        because: 'Nobody can fill the field without it: make it the hint.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Focus shows the text while it stays; the next Tab goes to links within.'],
    ['Enter, Space', 'Pin it open, or close it.'],
    ['Escape', 'Dismisses it without moving the focus.'],
  ],
  accessibility: [
    'Shown by hover, focus and press, so it works on a phone; the pointer may go over it (WCAG 1.4.13).',
    'The button’s description is the text while it shows.',
  ],
  see: ['Overlays/Popover', 'Forms/TextField'],
}
