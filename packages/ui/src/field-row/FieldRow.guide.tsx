import { Select } from '../select/Select.tsx'
import { TextField } from '../text-field/TextField.tsx'
import type { Guide } from '../guide.ts'
import { FieldRow } from './FieldRow.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/field-row',
  purpose: 'Two fields that belong together, beside each other where there is room.',
  when: ['Country and plate, first and last name, entrance and exit.'],
  notFor: ['Unrelated fields: people read them faster one below the other.', 'A DateRangeSelector.'],
  pairs: [
    {
      do: {
        show: (
          <FieldRow>
            <TextField label="First name" />
            <TextField label="Last name" />
          </FieldRow>
        ),
        because: 'The two fields form one answer.',
      },
      dont: {
        show: (
          <FieldRow>
            <TextField label="Last name" />
            <Select label="How many journeys" options={[{ value: '1', label: '1' }]} />
          </FieldRow>
        ),
        because: 'With two subjects on one line, people overlook the second.',
      },
    },
  ],
  keyboard: 'The fields take the focus in their order.',
  accessibility: [
    'The reading order is the order of the fields, in every layout.',
    'At high zoom, the fields are below each other.',
  ],
  see: ['Forms/TextField', 'Toll/PlateField', 'Forms/CountrySelect'],
}
