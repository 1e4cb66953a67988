import type { Guide } from '../guide.ts'
import { SearchField } from './SearchField.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/search-field',
  purpose: 'Words to search for, in the help centre or above a long list.',
  when: [
    'Results that follow the typing: without `submit`.',
    'Results on another page, or results that cost something: with `submit`, inside a form.',
  ],
  notFor: ['A number plate: a PlateField.', 'One of a known list: a CountrySelect or a Select.'],
  pairs: [
    {
      do: {
        show: <SearchField label="Search the help" hint="For example: badge, receipt." />,
        because: 'The label stays visible and says where it searches.',
      },
      dont: {
        show: <SearchField label="Search" placeholder="What are you looking for?" />,
        because: 'It does not say where it searches, and the question disappears with the first letter.',
      },
    },
  ],
  keyboard: [
    ['Enter', 'Submits the form.'],
    ['Escape', 'Empties the field, in browsers that do so.'],
    ['Tab', 'Reaches the button that empties the field, then the submit button.'],
  ],
  accessibility: [
    'A native search input. Put it into a `search` element, which is a landmark.',
    'The focus stays in the field when it is emptied, and `onChange` runs as after a deletion by hand.',
    'It announces no results: say their number in a live region.',
  ],
  see: ['Forms/TextField', 'Content/DataTable'],
}
