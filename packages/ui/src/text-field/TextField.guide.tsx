import type { Guide } from '../guide.ts'
import { TextField } from './TextField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/text-field',
  purpose: 'One line of text with its label, its hint and its error, linked for screen readers.',
  when: [
    'A name, a street, the number of a notice.',
    '`hint` for a format or where to look, before an error happens.',
    '`limit` for the maximum length the server accepts: it counts and warns, and never truncates.',
  ],
  notFor: [
    'An e-mail address, a password, a plate, a date, grouped digits, words to search for: use the specific fields, which have the right keyboard and rules.',
    'One option of a known list: a Select, a CountrySelect or RadioCards.',
  ],
  pairs: [
    {
      do: {
        show: <TextField label="Notice number" hint="Twelve digits, at the top right of the letter." />,
        because: 'The hint stays visible while typing.',
      },
      dont: {
        show: <TextField label="Notice number" placeholder="Twelve digits, at the top right" />,
        because: 'The help disappears with the first key, exactly when people need it.',
      },
    },
    {
      do: {
        show: <TextField label="Postal code" required error="Enter the postal code, such as 63000." />,
        because: 'The error says what to do, and gives an example.',
      },
      dont: {
        show: <TextField label="Postal code" required error="Invalid input" />,
        because: 'The error does not say what to do.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Focuses the input, then a `trailing` button if there is one.'],
    ['Any text key', 'Inserts text; the field never rejects or truncates typed or pasted text.'],
  ],
  accessibility: [
    'The label is the name; hint, error and counter are the description. Screen readers announce the error when it appears.',
    '`aria-required` and `aria-invalid` instead of native validation, whose messages are in the browser’s language.',
    'Text is 16 CSS pixels at least, otherwise iOS zooms into the page.',
    'Set `autoComplete` wherever the browser can fill in the value (WCAG 1.3.5).',
  ],
  see: ['Forms/EmailField', 'Forms/MaskedField', 'Forms/ErrorSummary'],
}
