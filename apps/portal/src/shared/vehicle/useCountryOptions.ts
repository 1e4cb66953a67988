import { countryKeywords, sortedCountries } from '@voie-libre/domain/reference/countries'
import { useMemo } from 'react'
import { currentLanguage } from '../../i18n/setup.ts'

export function useCountryOptions(countries: Parameters<typeof sortedCountries>[0]) {
  const language = currentLanguage()
  return useMemo(
    () =>
      sortedCountries(countries, language).map(({ code, name }) => ({ code, name, keywords: countryKeywords(code) })),
    [countries, language],
  )
}
