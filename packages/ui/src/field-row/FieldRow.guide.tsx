import { Select } from '../select/Select.tsx'
import { TextField } from '../text-field/TextField.tsx'
import type { Guide } from '../guide.ts'
import { FieldRow } from './FieldRow.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/field-row',
  purpose: 'Two fields that belong together, beside each other where there is room.',
  when: ['Country and plate, first and last name, entrance and exit.'],
  notFor: [
    'Fields that have nothing to do with each other: one below the other is read faster.',
    'A DateRangeSelector.',
  ],
  pairs: [
    {
      do: {
        show: (
          <FieldRow>
            <TextField label="First name" />
            <TextField label="Last name" />
          </FieldRow>
        ),
        because: 'One thing in two boxes.',
      },
      dont: {
        show: (
          <FieldRow>
            <TextField label="Last name" />
            <Select label="How many journeys" options={[{ value: '1', label: '1' }]} />
          </FieldRow>
        ),
        because: 'Two subjects in one line: the second is overlooked.',
      },
    },
  ],
  keyboard: 'No stop of its own; the fields in their order.',
  accessibility: [
    'The order of reading is that of the fields, whatever their places.',
    'Zoomed in, they stand below each other.',
  ],
  see: ['Forms/TextField', 'Toll/PlateField', 'Forms/CountrySelect'],
}
