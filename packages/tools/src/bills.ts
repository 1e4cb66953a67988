import { join } from 'node:path'
import { cache, root } from './paths.ts'
import { nameOf, writeBills } from './supply/bills.ts'
import { licenceOf, refusedLicences } from './supply/licences.ts'

/**
 * `pnpm bills`: writes the software bill of materials of each product into reports/bills and lists its licences; `--check`
 * does neither. Fails when a licence is not allowed.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const isCheck = args.includes('--check')
  const bills = await writeBills(isCheck ? join(cache, 'bills') : join(root, 'reports/bills'))
  if (!isCheck) {
    const named = new Map<string, Set<string>>()
    for (const component of [...bills.values()].flatMap(({ components = [] }) => components)) {
      const licence = licenceOf(component)
      named.set(licence, (named.get(licence) ?? new Set()).add(nameOf(component)))
    }
    for (const [licence, names] of [...named].toSorted(([one], [other]) => one.localeCompare(other))) {
      console.log(`${licence} (${names.size}): ${[...names].toSorted().join(', ')}\n`)
    }
    console.log(`reports/bills: ${bills.size} products.`)
  }
  const refused = refusedLicences(bills)
  for (const line of refused) console.log(line)
  if (refused.length > 0) console.log('Replace the package, or add its licence to supply/licences.ts with a reason.')
  return refused.length === 0 ? 0 : 1
}
