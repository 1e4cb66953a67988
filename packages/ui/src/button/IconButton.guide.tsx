import { Button } from './Button.tsx'
import type { Guide } from '../guide.ts'
import { IconButton } from './IconButton.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/icon-button',
  purpose: 'A button that shows a sign and no words, where the sign is known by everybody and room is short.',
  when: [
    'Closing, opening the menu, going to the previous or next slide.',
    '`outlined` where it stands alone, `plain` inside a box that already has an edge, `header` upon the brand’s band.',
  ],
  notFor: [
    'The step a driver came for: a Button, with words.',
    'A sign that only decorates: an Icon.',
    'A sign that explains something: a Tooltip, which is already a button.',
  ],
  pairs: [
    {
      do: {
        show: <IconButton icon="close" label="Close" />,
        because: 'Known everywhere, and named for those who hear it.',
      },
      dont: {
        show: <IconButton icon="wallet" label="Pay" variant="outlined" />,
        because: 'A wallet may mean pay, account or receipt. Nobody should have to guess about money.',
      },
    },
    {
      do: {
        show: (
          <Button variant="secondary" icon="download">
            Receipt
          </Button>
        ),
        because: 'There is room for a word: use it.',
      },
      dont: {
        show: <IconButton icon="download" label="Download the receipt" variant="outlined" />,
        because: 'The name shows on hover only, which a phone does not have.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it, also while it is disabled.'],
    ['Enter, Space', 'Presses it.'],
  ],
  accessibility: [
    '`label` is required by the type: it is the name, and the tip that shows on hover.',
    'Its target is the height of a control in every density, at least 24 by 24 CSS pixels (WCAG 2.5.8).',
    'Disabled keeps the focus it has: the last slide does not throw anybody to the top of the page.',
  ],
  see: ['Actions/Button', 'Content/Icon'],
}
