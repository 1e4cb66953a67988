import { buildPortal } from '@voie-libre/tools/build'
import { measureComponents, measureFirstCode } from './sizes.ts'
import { measurePages } from './pages.ts'
import { print, type Row } from './table.ts'
import { measureToll } from './toll.ts'

const parts = {
  sizes: async () => [...(await measureFirstCode()), ...(await measureComponents())],
  pages: measurePages,
  toll: measureToll,
} as const

/**
 * `pnpm bench [sizes] [pages] [toll]`: measures sizes and speeds. Speeds are ratios to a reference of the same run, since
 * absolute values depend on the machine. An exceeded budget is printed but does not fail the command.
 */
export default async function main(args: readonly string[]): Promise<void> {
  const named = Object.entries(parts).filter(([name]) => args.includes(name))
  await buildPortal()
  const rows: Row[] = []
  for (const [name, measure] of named.length > 0 ? named : Object.entries(parts)) {
    console.log(`${name} ...`)
    rows.push(...(await measure(args)))
  }
  print(rows)
}
