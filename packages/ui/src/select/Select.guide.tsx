import type { Guide } from '../guide.ts'
import { Select } from './Select.tsx'

const gates = ['Montmarault', 'Deux-Chaises', 'Digoin'].map((label) => ({ value: label, label }))

export const guide: Guide = {
  entry: '@voie-libre/ui/select',
  purpose: 'One of a list of names, in the system’s own list, which phones show as a wheel.',
  when: ['Seven to thirty names that need no explanation: toll gates, months.', 'The list does not need searching.'],
  notFor: [
    'Two to six choices: RadioCards show them all at once.',
    'Countries, or any list longer than a screen: a CountrySelect finds by typing.',
  ],
  pairs: [
    {
      do: {
        show: <Select label="Entrance" placeholder="Choose a toll gate" options={gates} defaultValue="" />,
        because: 'Nothing is chosen until the driver chooses.',
      },
      dont: {
        show: <Select label="Entrance" options={gates} defaultValue="Montmarault" />,
        because: 'The first of the list looks like an answer. Who overlooks it pays for another road.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it.'],
    ['Space, Arrow keys', 'Open the list or change the choice, as the system does.'],
    ['Letters', 'Go to the name that begins with them.'],
  ],
  accessibility: [
    'A native `select`: assistive technology, phones and browser translation know it.',
    'Names that are too long are cut in the box and whole in the list.',
  ],
  see: ['Forms/RadioCards', 'Forms/CountrySelect'],
}
