import { wireframe } from './brands/wireframe.ts'
import type { Brand } from './contract.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Names of the tokens that a brand from outside lacks or holds in a wrong type, such as `color.onAction`.
 * A brand written in TypeScript cannot lack one; a JSON file can.
 */
export function missingTokens(brand: unknown, model: Fields = { ...wireframe }, path = ''): string[] {
  const found = isFields(brand) ? brand : {}
  return Object.entries(model).flatMap(([name, example]) => {
    const value = found[name]
    const here = `${path}${name}`
    if (isFields(example)) return missingTokens(value, example, `${here}.`)
    if (Array.isArray(example)) return Array.isArray(value) ? [] : [here]
    return typeof value === typeof example && value !== '' ? [] : [here]
  })
}

export const isBrand = (candidate: unknown): candidate is Brand => missingTokens(candidate).length === 0
