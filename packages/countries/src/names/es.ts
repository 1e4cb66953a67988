import type { CountryNames } from '../index.ts'
import nameByCode from './es.json' with { type: 'json' }

export const names: CountryNames = Object.entries(nameByCode)
