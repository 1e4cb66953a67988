import type { Guide } from '../guide.ts'
import { Icon } from './Icon.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/icon',
  purpose: 'An icon of the sprite, in the colour of the text around it.',
  when: [
    'Beside a text, so that people find it faster.',
    '`adp`, `cnp` and `plate` with their `-selected` variants are pictograms of choices, in the brand’s colours.',
  ],
  notFor: [
    'Something to press: an IconButton.',
    'A scene: an Illustration.',
    'A country: a flag file, with the name beside it.',
  ],
  pairs: [
    {
      do: {
        show: (
          <p className="flex items-center gap-2">
            <Icon name="clock" /> Two days left to pay
          </p>
        ),
        because: 'Text and icon say the same.',
      },
      dont: {
        show: (
          <p className="flex items-center gap-2">
            <Icon name="clock" label="Two days left to pay" /> 2
          </p>
        ),
        because: 'Only screen reader users learn what it means.',
      },
    },
  ],
  keyboard: 'It takes no focus: an icon is not a control.',
  accessibility: [
    'Without `label` it is decorative and hidden from assistive technology; with it, it is an image with that name.',
    'Pass a `label` only if no text beside it says the same.',
  ],
  see: ['Foundations/Icons', 'Actions/IconButton'],
}
