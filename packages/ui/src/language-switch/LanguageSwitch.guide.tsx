import type { Guide } from '../guide.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import languages from './sampleLanguages.json' with { type: 'json' }

export const guide: Guide = {
  entry: '@voie-libre/ui/language-switch',
  purpose: 'Links to the same page in other languages.',
  when: ['In the Header’s top bar.', 'Up to six languages, each with its native name.'],
  notFor: [
    'Choosing a country: a CountrySelect.',
    'Many languages: a list of names, because flags represent countries, not languages.',
  ],
  pairs: [
    {
      do: {
        show: <LanguageSwitch languages={languages} />,
        because: 'Each language has its native name, for screen readers and as a tooltip.',
      },
      dont: {
        show: (
          <LanguageSwitch
            languages={languages.map((language) => ({ ...language, label: language.code.toUpperCase() }))}
          />
        ),
        because: 'A screen reader spells “D E”. Use the name of the language, not its code.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the languages.'],
    ['Enter', 'Switches the language; with Ctrl or Shift the browser opens a tab or a window, as for any link.'],
  ],
  accessibility: [
    'Links with `lang` and `hreflang`, so that screen readers pronounce each name correctly.',
    'The current one has `aria-current` and a border.',
    'The names are text; flags are decorative.',
  ],
  see: ['Navigation/Header'],
}
