import type { Guide } from '../guide.ts'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const guide: Guide = {
  entry: '@voie-libre/ui/radio-group',
  purpose: 'One of a few choices whose words say enough.',
  when: ['Two to six short answers to one question.'],
  notFor: [
    'Choices that people compare, with an icon or a description: RadioCards.',
    'More than six choices: a Select.',
    'Several choices at once: a CheckboxGroup.',
    'A yes that takes effect when the form is sent: a Checkbox.',
  ],
  pairs: [
    {
      do: {
        show: <RadioGroup legend="Did you sell the vehicle?" name="do" options={options} />,
        because: 'The legend is a question, and nothing is chosen before it has been read.',
      },
      dont: {
        show: <RadioGroup legend="Sale" name="dont" options={options} defaultValue="yes" />,
        because: 'The answer is given in advance, so many send it without a look.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Enters the group at the selected choice, or at the first; the next Tab leaves it.'],
    ['Arrow keys', 'Move and select.'],
    ['Space', 'Selects.'],
  ],
  accessibility: [
    'Native radios in a `fieldset` with role `radiogroup`; the legend names it, hint and error describe it.',
    'The ring’s width shows the selection, not its colour alone; with forced colours the system draws its own radios.',
    '`id` belongs to the first radio, so that an ErrorSummary can link to it; `ref` gets them all, as a form library expects.',
  ],
  see: ['Forms/RadioCards', 'Forms/CheckboxGroup'],
}
