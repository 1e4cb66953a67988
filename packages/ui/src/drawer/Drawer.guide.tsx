import type { Guide } from '../guide.ts'
import { Button } from '../button/Button.tsx'
import { Drawer } from './Drawer.tsx'

const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/drawer',
  purpose: 'A panel that slides in over the page: the menu of a phone, filters of a list.',
  when: ['Something of the page that one needs now and then.', '`start` or `end` follow the direction of writing.'],
  notFor: [
    'A question: a Modal.',
    'A short text beside a button: a Popover.',
    'What fits into the page: put it there.',
  ],
  pairs: [
    {
      do: {
        show: (
          <>
            <Button variant="secondary">Filter (2)</Button>
            <Drawer open={false} onOpenChange={nothing} title="Filter" />
          </>
        ),
        because: 'The button says what opens, and that two filters are set while it is closed.',
      },
      dont: {
        show: (
          <>
            <Button>Total and payment</Button>
            <Drawer open={false} onOpenChange={nothing} title="Payment" />
          </>
        ),
        because: 'What one came for must not be behind a button: a SummaryPanel stays in sight.',
      },
    },
  ],
  keyboard: [
    ['Escape', 'Closes; focus returns to what opened it.'],
    ['Tab, Shift + Tab', 'Within the panel, round and round.'],
    ['Enter', 'Upon a link inside: follows it, and closes.'],
  ],
  accessibility: [
    'A modal `dialog` named by its title: the page behind is inert and does not scroll. Toasts stay visible, spoken and reachable above it.',
    'A press beside it closes it. With reduced motion it does not slide.',
  ],
  see: ['Overlays/Modal', 'Navigation/Header'],
}
