import type { Guide } from '../guide.ts'
import { Checkbox } from './Checkbox.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/checkbox',
  purpose: 'Yes or no, which counts when the form is sent.',
  when: ['An agreement, an addition to a form: “I drove a rental car”.', 'Several of a list that may be combined.'],
  notFor: [
    'What takes effect at once: a Switch.',
    'One of several: RadioCards.',
    'A journey to pay: a JourneyCard brings its own.',
  ],
  pairs: [
    {
      do: {
        show: <Checkbox label="Tell me about each journey of this vehicle" />,
        because: 'Ticked means yes.',
      },
      dont: {
        show: <Checkbox label="Do not tell me about journeys of this vehicle" defaultChecked />,
        because: 'Ticked means no, and it was ticked before anybody read it.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it.'],
    ['Space', 'Ticks or clears it.'],
  ],
  accessibility: [
    'A native checkbox, drawn in the brand’s colours; where colours are forced, the system draws its own.',
    'The words are its label: they tick it too. Links within them stay links.',
    'Never tick an agreement beforehand: it would not be one.',
  ],
  see: ['Forms/Switch', 'Forms/RadioCards'],
}
