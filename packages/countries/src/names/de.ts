import type { CountryNames } from '../index.ts'
import nameByCode from './de.json' with { type: 'json' }

export const names: CountryNames = Object.entries(nameByCode)
