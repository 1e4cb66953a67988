import type { Guide } from '../guide.ts'
import { Button } from './Button.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/button',
  purpose: 'Starts something: a payment, a search, a download. With `href` it is a link that looks like a button.',
  when: [
    'One `primary` per view, for the step that most drivers take next.',
    '`secondary` for what stands beside it, `tertiary` for what may be skipped, `header` upon the brand’s band.',
    '`loading` from the press until the answer: the button keeps its words, its width and its focus.',
  ],
  notFor: [
    'A word in a sentence that leads elsewhere: a Link.',
    'A sign without words: an IconButton, which insists on a name.',
    'A choice that stays chosen: a Switch, a Checkbox or RadioCards.',
  ],
  pairs: [
    {
      do: { show: <Button icon="card">Pay 24.60 €</Button>, because: 'Says what happens, and for how much.' },
      dont: {
        show: <Button>OK</Button>,
        because: 'Read out of its place, by a screen reader’s list of buttons, it says nothing.',
      },
    },
    {
      do: {
        show: (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary">Cancel</Button>
            <Button>Delete the vehicle</Button>
          </div>
        ),
        because: 'One primary button: the eye has one place to go.',
      },
      dont: {
        show: (
          <div className="flex flex-wrap gap-3">
            <Button>Cancel</Button>
            <Button>Delete the vehicle</Button>
          </div>
        ),
        because: 'Two of the same weight make a driver stop and compare.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it, also while it is disabled or loading, so that it can be found and its state heard.'],
    ['Enter, Space', 'Presses it. Nothing happens while it is disabled or loading. As a link: Enter alone.'],
  ],
  accessibility: [
    'Disabled is `aria-disabled`, not `disabled`: focus is never lost when a button goes idle. Say beside it what is missing.',
    'While loading, `aria-busy` and a description tell that it works; its name stays what it was.',
    'An address that starts with `http` or `mailto` opens a new window, and its name says so.',
  ],
  see: ['Actions/IconButton', 'Actions/Link'],
}
