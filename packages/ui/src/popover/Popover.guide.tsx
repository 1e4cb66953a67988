import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { Popover } from './Popover.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/popover',
  purpose: 'A small panel beside the button that opens it, with something to do inside.',
  when: ['A choice or a small form that belongs to one button.'],
  notFor: ['An explanation: a Tooltip.', 'A question that must be answered: a Modal.', 'A menu of pages: the Header.'],
  pairs: [
    {
      do: {
        show: (
          <Popover label="Share the receipt" trigger={<Button variant="secondary">Share</Button>}>
            By mail, or as a file.
          </Popover>
        ),
        because: 'The button says what opens; the panel has a name.',
      },
      dont: {
        show: (
          <Popover label="Conditions" trigger={<Button variant="tertiary">*</Button>}>
            A surcharge applies after 72 hours.
          </Popover>
        ),
        because: 'What costs money is hidden behind a star.',
      },
    },
  ],
  keyboard: [
    ['Enter, Space', 'Upon the button: open, and focus goes in.'],
    ['Tab', 'Through the panel.'],
    ['Escape', 'Closes; focus returns to the button.'],
  ],
  accessibility: [
    'A dialog named by `label`; its button says by `aria-expanded` whether it is open.',
    'It keeps within the window, at 320 px too.',
  ],
  see: ['Overlays/Tooltip', 'Overlays/Modal'],
}
