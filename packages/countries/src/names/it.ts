import type { CountryNames } from '../index.ts'
import nameByCode from './it.json' with { type: 'json' }

export const names: CountryNames = Object.entries(nameByCode)
