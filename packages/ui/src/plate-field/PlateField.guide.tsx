import type { Guide } from '../guide.ts'
import { TextField } from '../text-field/TextField.tsx'
import { PlateField } from './PlateField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/plate-field',
  purpose: 'An input that looks like a number plate, so that a driver can compare it with the car at a glance.',
  when: [
    'Wherever a driver enters a plate: search, alert, account.',
    'Beside a CountrySelect, whose code you pass as `country`, which changes the band.',
  ],
  notFor: [
    'Showing a plate: a Plate.',
    'Validation or normalisation: the field accepts any text, and the host applies its rules.',
  ],
  pairs: [
    {
      do: {
        show: <PlateField label="Number plate" country="FR" hint="As on the car." defaultValue="AB-123-CD" />,
        because: 'The label stays visible while typing, and the hint says where to look.',
      },
      dont: {
        show: <TextField label="Registration mark of the vehicle" defaultValue="ab123cd" />,
        because: 'It does not look like a plate, and its label is not the common term.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Focuses the input; the outline surrounds the whole plate.'],
    ['Text', 'Appears in upper case; the value is the typed text.'],
  ],
  accessibility: [
    'The band is decorative: a field beside it asks for the country.',
    'Spell check, automatic capitals and autocorrection are off, because a corrected plate is another car.',
  ],
  see: ['Toll/Plate', 'Forms/CountrySelect'],
}
