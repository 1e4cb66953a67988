import type { Guide } from '../guide.ts'
import { TextField } from '../text-field/TextField.tsx'
import { PlateField } from './PlateField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/plate-field',
  purpose: 'A number plate one types into, so that a driver sees at once whether it is the one on the car.',
  when: [
    'Wherever a driver gives the plate: search, alert, account.',
    'Beside a CountrySelect, whose code goes to `country` and changes the band.',
  ],
  notFor: ['Showing a plate: a Plate.', 'Checking or cleaning it: no text is refused here; the rule is the host’s.'],
  pairs: [
    {
      do: {
        show: <PlateField label="Number plate" country="FR" hint="As on the car." defaultValue="AB-123-CD" />,
        because: 'The label stays while one types, and help says where to look.',
      },
      dont: {
        show: <TextField label="Registration mark of the vehicle" defaultValue="ab123cd" />,
        because: 'Does not look like what one compares it with, nor is it called what people call it.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the input; the outline goes round the whole plate.'],
    ['Text', 'Looks upper-case; the value is what was typed.'],
  ],
  accessibility: [
    'The band is decoration: the country is asked for, in words, beside it.',
    'Spelling, capitals and corrections of the device are off: a corrected plate is another car.',
  ],
  see: ['Toll/Plate', 'Forms/CountrySelect'],
}
