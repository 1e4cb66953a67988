import { Button } from './Button.tsx'
import type { Guide } from '../guide.ts'
import { IconButton } from './IconButton.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/icon-button',
  purpose: 'A button with an icon and no text, for icons that everybody knows, where space is short.',
  when: [
    'Closing, opening the menu, going to the previous or next slide.',
    '`outlined` on its own, `plain` inside a box with a border, `header` on the brand’s band.',
  ],
  notFor: [
    'The main action of a page: a Button with text.',
    'A decorative icon: an Icon.',
    'An icon that explains something: a Tooltip, which is already a button.',
  ],
  pairs: [
    {
      do: {
        show: <IconButton icon="close" label="Close" />,
        because: 'Everybody knows the icon, and screen readers announce its name.',
      },
      dont: {
        show: <IconButton icon="wallet" label="Pay" variant="outlined" />,
        because: 'A wallet may mean pay, account or receipt. Payment must never be ambiguous.',
      },
    },
    {
      do: {
        show: (
          <Button variant="secondary" icon="download">
            Receipt
          </Button>
        ),
        because: 'There is room for text, so use it.',
      },
      dont: {
        show: <IconButton icon="download" label="Download the receipt" variant="outlined" />,
        because: 'The name shows on hover only, and phones have no hover.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it, also while it is disabled.'],
    ['Enter, Space', 'Presses it.'],
  ],
  accessibility: [
    '`label` is required by the type: it is the accessible name, and the tooltip on hover.',
    'Its target is the height of a control in every density, at least 24 by 24 CSS pixels (WCAG 2.5.8).',
    'A disabled button keeps its focus, so that keyboard users do not lose their place at the last slide.',
  ],
  see: ['Actions/Button', 'Content/Icon'],
}
