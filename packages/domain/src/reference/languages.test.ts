import { expect, it } from 'vitest'
import { languageToOffer } from './languages.ts'

it.each([
  ['offers German to a German browser', ['de-AT', 'en'], 'fr', 'de'],
  ['offers the first language that the site has', ['pt-PT', 'es', 'en'], 'fr', 'es'],
  ['offers nothing if the browser also accepts the current one', ['en-GB', 'fr-FR'], 'fr', undefined],
  ['offers nothing on a page in the browser’s language', ['it'], 'it', undefined],
  ['offers nothing to a browser of an unknown language', ['pl'], 'fr', undefined],
  ['offers nothing without preferences', [], 'fr', undefined],
] as const)('%s', { tags: ['OPEN-17'] }, (_, accepted, current, offered) =>
  expect(languageToOffer(accepted, current)).toBe(offered),
)
