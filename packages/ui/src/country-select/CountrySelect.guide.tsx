import type { Guide } from '../guide.ts'
import { Select } from '../select/Select.tsx'
import { CountrySelect } from './CountrySelect.tsx'

const options = [
  { code: 'DE', name: 'Germany', keywords: ['Deutschland', 'Allemagne', 'D'] },
  { code: 'FR', name: 'France', keywords: ['Frankreich', 'F'] },
  { code: 'NL', name: 'Netherlands', keywords: ['Holland', 'NL'] },
]
const nothing = () => {}

export const guide: Guide = {
  entry: '@voie-libre/ui/country-select',
  purpose: 'A country, found by any of its names, in any of five languages, or by the letters on its cars.',
  when: [
    'The country of a plate or of an address, out of fifty or two hundred and fifty.',
    'Give `keywords`: names in other languages, everyday names, signs in capitals. Signs match only whole.',
  ],
  notFor: ['The language of the site: a LanguageSwitch.', 'A handful of countries: RadioCards or a Select.'],
  pairs: [
    {
      do: {
        show: <CountrySelect label="Country of registration" options={options} value="NL" onValueChange={nothing} />,
        because: '“Holland”, “pays-bas”, “NL” all find it; accents and case do not matter.',
      },
      dont: {
        show: (
          <Select
            label="Country of registration"
            defaultValue="NL"
            options={options.map(({ code, name }) => ({ value: code, label: name }))}
          />
        ),
        because: 'Two hundred and fifty names to scroll, and “Holland” is not where one looks for it.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it and selects its text; leaves it with the chosen country’s name, whatever was typed.'],
    ['Text', 'Filters; the first match is ready for Enter.'],
    ['Down, Up', 'Open the list at the chosen country and move in it, round at both ends.'],
    ['Page Down, Page Up', 'Ten further, to the ends at most.'],
    ['Alt + Down, Alt + Up', 'Open with nothing highlighted; close, and the chosen country’s name returns.'],
    ['Enter', 'Chooses what is highlighted. While the list is open no form is sent.'],
    ['Escape', 'Closes, and the chosen country’s name returns. A dialog around it stays.'],
    ['Home, End, Left, Right', 'Move in the text, as in any field.'],
  ],
  accessibility: [
    'The editable combobox with list autocomplete of the ARIA Authoring Practices, to the letter.',
    'How many countries are found is spoken, also when it is none.',
    'The flag is decoration: the name is always there, and a missing flag changes nothing.',
  ],
  see: ['Forms/Select', 'Toll/PlateField'],
}
