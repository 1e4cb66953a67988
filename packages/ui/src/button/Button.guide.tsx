import type { Guide } from '../guide.ts'
import { Button } from './Button.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/button',
  purpose: 'Starts something: a payment, a search, a download. With `href` it is a link that looks like a button.',
  when: [
    'One `primary` per view, for the step that most drivers take next.',
    '`secondary` for alternatives, `tertiary` for optional actions, `header` on the brand’s band.',
    '`danger` in a confirmation of what cannot be undone, such as deleting an account.',
    '`loading` from the press until the answer: the button keeps its words, its width and its focus.',
  ],
  notFor: [
    'A link within a sentence: a Link.',
    'An icon without text: an IconButton, which requires a name.',
    'A persistent choice: a Switch, a Checkbox or RadioCards.',
  ],
  pairs: [
    {
      do: { show: <Button icon="card">Pay €24.60</Button>, because: 'It says what happens, and for how much.' },
      dont: {
        show: <Button>OK</Button>,
        because: 'In a screen reader’s list of buttons it means nothing.',
      },
    },
    {
      do: {
        show: (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary">Cancel</Button>
            <Button>Add the vehicle</Button>
          </div>
        ),
        because: 'One primary button makes the main action obvious.',
      },
      dont: {
        show: (
          <div className="flex flex-wrap gap-3">
            <Button>Cancel</Button>
            <Button>Add the vehicle</Button>
          </div>
        ),
        because: 'Two equal buttons force the driver to stop and compare.',
      },
    },
  ],
  keyboard: [
    [
      'Tab',
      'Reaches it, also while it is loading, or disabled with a reason (`aria-describedby`), which screen readers then read.',
    ],
    ['Enter, Space', 'Presses it. Nothing happens while it is disabled or loading. As a link, only Enter works.'],
  ],
  accessibility: [
    'A button that becomes disabled keeps its focus: it is `aria-disabled` until the focus leaves. Write beside it what is missing.',
    'While loading, `aria-busy` and a description expose the state; the name does not change.',
    'An address that starts with `http` or `mailto` opens a new window, and the link’s name announces it.',
  ],
  see: ['Actions/IconButton', 'Actions/Link'],
}
