import { countryOptions, plateCountries } from '@voie-libre/countries'
import { names } from '@voie-libre/countries/names/en'
import { CountrySelect } from '@voie-libre/ui/country-select'
import { useState } from 'react'

const countries = countryOptions(names, plateCountries)

export function Example() {
  const [code, setCode] = useState('FR')
  return <CountrySelect label="Country of registration" options={countries} value={code} onValueChange={setCode} />
}
