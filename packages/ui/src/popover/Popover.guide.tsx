import { Button } from '../button/Button.tsx'
import type { Guide } from '../guide.ts'
import { Popover } from './Popover.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/popover',
  purpose: 'A small panel beside the button that opens it, with controls inside.',
  when: [
    'A choice or a small form that belongs to one button.',
    'Children that are a function receive `close`, for a button such as “Apply”; `open` and `onOpenChange` if the host holds its state.',
    '`side` and `align` where a panel below the button would cover what it is about.',
  ],
  notFor: [
    'An explanation: a Tooltip.',
    'A question that must be answered: a Modal.',
    'A list of actions: a Menu. The pages of the site: the Header.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Popover label="Share the receipt" trigger={<Button variant="secondary">Share</Button>}>
            By mail, or as a file.
          </Popover>
        ),
        because: 'The button names its purpose, and the panel has a name.',
      },
      dont: {
        show: (
          <Popover label="Conditions" trigger={<Button variant="tertiary">*</Button>}>
            A surcharge applies after 72 hours.
          </Popover>
        ),
        because: 'A cost is hidden behind an asterisk.',
      },
    },
  ],
  keyboard: [
    ['Enter, Space', 'On the button: open the panel and move the focus into it.'],
    ['Tab', 'Moves through the panel.'],
    ['Escape', 'Closes the panel; focus returns to the button.'],
  ],
  accessibility: [
    'A dialog named by `label`; its button exposes the state by `aria-expanded`.',
    'Focus moves to the first control in it, or to `initialFocus`; it returns to the button.',
    'It stays within the window, down to a width of 320 px.',
  ],
  see: ['Overlays/Tooltip', 'Overlays/Modal'],
}
