import type { Guide } from '../guide.ts'
import { Button } from '../button/Button.tsx'
import { Drawer } from './Drawer.tsx'

const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/drawer',
  purpose: 'A panel that slides in over the page: the menu of a phone, filters of a list.',
  when: [
    'Content of the page that users need occasionally.',
    '`start` or `end` follow the direction of writing.',
    '`trigger`, `initialFocus`, `container` and the vetoes are those of the Modal.',
  ],
  notFor: [
    'A question: a Modal.',
    'A short text beside a button: a Popover.',
    'Content that fits into the page: put it there.',
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
        because: 'The button names the content, and states that two filters are set while it is closed.',
      },
      dont: {
        show: (
          <>
            <Button>Total and payment</Button>
            <Drawer open={false} onOpenChange={nothing} title="Payment" />
          </>
        ),
        because: 'The main content of a page must not be behind a button: a SummaryPanel stays visible.',
      },
    },
  ],
  keyboard: [
    ['Escape', 'Closes what is uppermost: a popover or dialog above it first. Focus returns to its opener.'],
    ['Tab, Shift + Tab', 'Moves within the panel, from the last element to the first.'],
    ['Enter', 'On a link inside: follows it and closes the drawer.'],
  ],
  accessibility: [
    'A modal `dialog` named by its title: the page behind is inert and does not scroll. Toasts above it stay visible, announced and reachable.',
    'A press outside closes it. With reduced motion it neither slides nor fades.',
  ],
  see: ['Overlays/Modal', 'Navigation/Header'],
}
