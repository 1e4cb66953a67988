import type { CountryNames } from '../index.ts'
import nameByCode from './fr.json' with { type: 'json' }

export const names: CountryNames = Object.entries(nameByCode)
