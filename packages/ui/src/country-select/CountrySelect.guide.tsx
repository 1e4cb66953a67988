import { countryOptions } from '@voie-libre/countries'
import { names } from '@voie-libre/countries/names/en'
import type { Guide } from '../guide.ts'
import { Select } from '../select/Select.tsx'
import { CountrySelect } from './CountrySelect.tsx'

const options = countryOptions(names, ['DE', 'FR', 'NL'])
const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/country-select',
  purpose: 'A country, found by any of its names in five languages, or by its international vehicle code.',
  when: [
    'The country of a plate or of an address, from a list of 50 or 250.',
    'Take the options from `@voie-libre/countries`: `countryOptions(names, plateCountries)`, with the `names` of one language.',
    'For a list of your own give `keywords`: names in other languages, common names, vehicle codes in capitals. Codes match only as a whole.',
  ],
  notFor: ['The language of the site: a LanguageSwitch.', 'A few countries: RadioCards or a Select.'],
  pairs: [
    {
      do: {
        show: <CountrySelect label="Country of registration" options={options} value="NL" onValueChange={nothing} />,
        because: '“Holland”, “pays-bas”, “NL” all match; accents and case do not matter.',
      },
      dont: {
        show: (
          <Select
            label="Country of registration"
            defaultValue="NL"
            options={options.map(({ code, name }) => ({ value: code, label: name }))}
          />
        ),
        because: 'The driver must scroll through 250 names, and does not find “Holland”.',
      },
    },
  ],
  keyboard: [
    [
      'Tab',
      'Focuses the input and selects its text; on leaving, the name of the selected country replaces typed text.',
    ],
    ['Text', 'Filters the list and highlights the first match.'],
    ['Down, Up', 'Open the list at the selected country and move in it, wrapping at both ends.'],
    ['Page Down, Page Up', 'Move by ten, stopping at the ends.'],
    ['Alt + Down, Alt + Up', 'Open without a highlight; close and restore the selected country’s name.'],
    ['Enter', 'Selects the highlighted country. While the list is open, the form is not submitted.'],
    ['Escape', 'Closes the list and restores the selected country’s name. A surrounding dialog stays open.'],
    ['Home, End, Left, Right', 'Move in the text, as in any field.'],
  ],
  accessibility: [
    'It follows the editable combobox with list autocomplete of the ARIA Authoring Practices exactly.',
    'Screen readers announce the number of matches, zero included.',
    'The flag is decorative: the name is always visible, and a missing flag changes nothing.',
  ],
  see: ['Forms/Select', 'Toll/PlateField'],
}
