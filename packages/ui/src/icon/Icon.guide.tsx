import type { Guide } from '../guide.ts'
import { Icon } from './Icon.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/icon',
  purpose: 'A sign of the sprite, in the colour of the words around it.',
  when: [
    'Beside words, to be found faster.',
    '`adp`, `cnp` and `plate` with their `-selected` twins are pictograms of choices, in the brand’s own colours.',
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
        because: 'Word and sign say the same.',
      },
      dont: {
        show: (
          <p className="flex items-center gap-2">
            <Icon name="clock" label="Two days left to pay" /> 2
          </p>
        ),
        because: 'Only those who cannot see it are told what it means.',
      },
    },
  ],
  keyboard: 'No stop: a sign is not a control.',
  accessibility: [
    'Without `label` it is decoration, hidden from assistive technology; with it, an image of that name.',
    'Give a `label` only where no word beside it says the same.',
  ],
  see: ['Foundations/Icons', 'Actions/IconButton'],
}
