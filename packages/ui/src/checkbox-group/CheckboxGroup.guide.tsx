import type { Guide } from '../guide.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const options = [
  { value: 'journey', label: 'Each journey' },
  { value: 'deadline', label: 'A deadline' },
]

export const guide: Guide = {
  entry: '@voie-libre/ui/checkbox-group',
  purpose: 'Any number of a few choices that answer one question.',
  when: ['Two to ten answers that may be combined.'],
  notFor: [
    'A single yes or no: a Checkbox.',
    'One answer only: a RadioGroup.',
    'Rows of a table: a DataTable selects them.',
  ],
  pairs: [
    {
      do: {
        show: <CheckboxGroup legend="What should we write to you about?" name="do" options={options} />,
        because: 'The question stands above the answers, and each answer is understood alone.',
      },
      dont: {
        show: (
          <CheckboxGroup
            legend="E-mails"
            name="dont"
            options={[...options, { value: 'none', label: 'Nothing at all' }]}
          />
        ),
        because: 'The last answer contradicts the others, but all can be checked.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the checkboxes.'],
    ['Space', 'Checks or clears one.'],
  ],
  accessibility: [
    'Native checkboxes in a `fieldset`, which the legend names, with the word “required”; hint and error describe it.',
    'A form posts each checked value under the same name.',
    '`id` belongs to the first checkbox, so that an ErrorSummary can link to it; `ref` gets them all, as a form library expects.',
  ],
  see: ['Forms/Checkbox', 'Forms/RadioGroup'],
}
