import type { Guide } from '../guide.ts'
import { Select } from './Select.tsx'

const gates = ['Montmarault', 'Deux-Chaises', 'Digoin'].map((label) => ({ value: label, label }))

export const guide: Guide = {
  entry: '@voie-libre/ui/select',
  purpose: 'One option of a list, shown by the system’s own control, such as a wheel on a phone.',
  when: ['Seven to thirty options without explanations: toll gates, months.', 'The list does not need searching.'],
  notFor: [
    'Two to six choices: a RadioGroup or RadioCards show them all at once.',
    'Countries, or any list longer than a screen: a CountrySelect, which searches while typing.',
  ],
  pairs: [
    {
      do: {
        show: <Select label="Entrance" placeholder="Choose a toll gate" options={gates} defaultValue="" />,
        because: 'Nothing is selected until the driver makes a choice.',
      },
      dont: {
        show: <Select label="Entrance" options={gates} defaultValue="Montmarault" />,
        because: 'The preselected gate looks like an answer. A driver who overlooks it pays for another road.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Focuses the select.'],
    ['Space, Arrow keys', 'Open the list or change the selection, as the system defines.'],
    ['Letters', 'Go to the option that begins with them.'],
  ],
  accessibility: [
    'A native `select`: assistive technology, phones and browser translation support it.',
    'Long options are shortened in the closed select and complete in the list.',
  ],
  see: ['Forms/RadioCards', 'Forms/CountrySelect'],
}
