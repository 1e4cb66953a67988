import type { Guide } from '../guide.ts'
import { Tooltip } from './Tooltip.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/tooltip',
  purpose: 'An icon button that shows an explanation: why a field is necessary, how the data is used.',
  when: ['Help that some people need, beside a label or a title.'],
  notFor: [
    'Help that everybody needs: a visible hint.',
    'The name of an icon: IconButton’s `label`.',
    'Links and other controls: a Popover. A screen reader reads the text of a tooltip, but offers no link in it.',
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
        because: 'Its name is the question it answers.',
      },
      dont: {
        show: (
          <p>
            Notice number <Tooltip label="Info">Twelve digits, at the top right of the letter. Required.</Tooltip>
          </p>
        ),
        because: 'Everybody needs this information to fill in the field, so it must be a hint.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Shows the text while the button has the focus.'],
    ['Enter, Space', 'Keep it open, or close it.'],
    ['Escape', 'Closes it without moving the focus.'],
  ],
  accessibility: [
    'Hover, focus and press show it, so it works on a phone; the pointer can move over the text (WCAG 1.4.13).',
    'While the text is visible, it is the button’s description.',
  ],
  see: ['Overlays/Popover', 'Forms/TextField'],
}
