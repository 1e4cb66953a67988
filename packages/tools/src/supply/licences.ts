import { type Bill, type Component, nameOf } from './bills.ts'

/** Licences that a product under MIT may contain: they ask for a notice, not for the source of the whole. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Fonts.
  'OFL-1.1',
])

/** Packages that come with a licence but do not name it. */
const unnamed: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }

/** The licence of a component as an SPDX expression; empty when it is not known. */
export const licenceOf = ({ licenses = [], ...component }: Component): string =>
  unnamed[`${nameOf(component)}@${component.version}`] ??
  licenses
    .map((one) => ('expression' in one ? one.expression : (one.license.id ?? one.license.name ?? '')))
    .join(' AND ')

/** Whether an SPDX expression can be fulfilled by allowed licences: of `OR` one, of `AND` all. */
export function isAllowed(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression)
  if (inner !== null) return isAllowed(expression.replace(inner[0], isAllowed(inner[1] ?? '') ? 'MIT' : 'none'))
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every((id) => allowed.has(id.trim())))
}

/** Components whose licence is not allowed or not known, each with the products that contain it. */
export function refusedLicences(bills: ReadonlyMap<string, Bill>): string[] {
  const products = new Map<string, string[]>()
  for (const [product, { components = [] }] of bills) {
    for (const component of components) {
      const licence = licenceOf(component)
      if (isAllowed(licence)) continue
      const line = `${nameOf(component)}@${component.version}: ${licence === '' ? 'names no licence' : licence}`
      products.set(line, [...(products.get(line) ?? []), product])
    }
  }
  return [...products].map(([line, names]) => `${line} (in ${names.join(', ')})`).toSorted()
}
