import type { Guide } from '../guide.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { languages } from './sampleLanguages.ts'

export const guide: Guide = {
  entry: '@voie-libre/ui/language-switch',
  purpose: 'Leads to the same page in another language.',
  when: ['In the Header’s top bar.', 'Up to six languages, each named in itself.'],
  notFor: [
    'Choosing a country: a CountrySelect.',
    'Many languages: a list of names, since flags are countries and not languages.',
  ],
  pairs: [
    {
      do: {
        show: <LanguageSwitch languages={languages} />,
        because: 'Each is called by its own name, in its own language, for those who hear it and those who point.',
      },
      dont: {
        show: (
          <LanguageSwitch
            languages={languages.map((language) => ({ ...language, label: language.code.toUpperCase() }))}
          />
        ),
        because: 'A screen reader says “D E”: name the language, not its code.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Goes through the languages.'],
    ['Enter', 'Switches; with Ctrl or Shift the browser opens a tab or a window, as for any link.'],
  ],
  accessibility: [
    'Links with `lang` and `hreflang`, so that each name is pronounced right.',
    'The current one has `aria-current` and an edge.',
    'The names are text; flags are decoration.',
  ],
  see: ['Navigation/Header'],
}
