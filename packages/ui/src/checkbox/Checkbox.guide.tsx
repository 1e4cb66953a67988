import type { Guide } from '../guide.ts'
import { Checkbox } from './Checkbox.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/checkbox',
  purpose: 'A yes or no that takes effect when the form is submitted.',
  when: ['An agreement or an option of a form: “I drove a rental car”.', 'Several of a list that may be combined.'],
  notFor: [
    'A setting that takes effect at once: a Switch.',
    'One of several: a RadioGroup or RadioCards.',
    'Several of a list: a CheckboxGroup.',
    'A journey to pay: a JourneyCard contains its own checkbox.',
  ],
  pairs: [
    {
      do: {
        show: <Checkbox label="Send me an alert for each journey of this vehicle" />,
        because: 'A checked box means yes.',
      },
      dont: {
        show: <Checkbox label="Do not send me alerts for journeys of this vehicle" defaultChecked />,
        because: 'A checked box means no, and it is checked before anybody has read it.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it.'],
    ['Space', 'Checks or clears it.'],
  ],
  accessibility: [
    'A native checkbox, drawn in the brand’s colours; with forced colours, the system draws its own.',
    'The text is its label, and a press on it checks the box. Links in the text stay links.',
    'Never check an agreement in advance: consent must be an action.',
  ],
  see: ['Forms/Switch', 'Forms/RadioCards'],
}
