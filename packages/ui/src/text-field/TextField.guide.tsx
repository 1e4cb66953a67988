import type { Guide } from '../guide.ts'
import { TextField } from './TextField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/text-field',
  purpose: 'One line of text with its label, its hint and its error, tied together for eyes and ears alike.',
  when: [
    'A name, a street, the number of a notice.',
    '`hint` for a format or a place to look, before anything goes wrong.',
    '`limit` for the longest text the server takes: it counts and warns, and never cuts.',
  ],
  notFor: [
    'An address for mail, a password, a plate, grouped digits: the fields made for them know the right keyboard and rules.',
    'One of a known list: a Select, a CountrySelect or RadioCards.',
  ],
  pairs: [
    {
      do: {
        show: <TextField label="Notice number" hint="Twelve digits, at the top right of the letter." />,
        because: 'Help stays in sight while one types.',
      },
      dont: {
        show: <TextField label="Notice number" placeholder="Twelve digits, at the top right" />,
        because: 'The help is gone with the first key, which is when it is needed.',
      },
    },
    {
      do: {
        show: <TextField label="Postal code" required error="Enter the postal code, such as 63000." />,
        because: 'Says what to do, and shows how.',
      },
      dont: {
        show: <TextField label="Postal code" required error="Invalid input" />,
        because: 'Blames, and leaves the driver to find out.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the input, then a `trailing` button if there is one.'],
    ['Any text key', 'Types; nothing is refused or cut while typing or pasting.'],
  ],
  accessibility: [
    'The label is the name; hint, error and counter are the description. The error is spoken when it appears.',
    '`aria-required` and `aria-invalid` instead of the browser’s own bubbles, which speak the browser’s language.',
    'Text is 16 CSS pixels at least, or iOS would zoom into the page.',
    'Set `autoComplete` wherever the browser may know the answer (WCAG 1.3.5).',
  ],
  see: ['Forms/EmailField', 'Forms/MaskedField', 'Forms/ErrorSummary'],
}
