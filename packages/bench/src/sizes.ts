import { writeFile } from 'node:fs/promises'
import { buildPortal } from '@voie-libre/tools/build'
import { budgetFile, componentSizes, most, readBudgets, type Size } from './components.ts'
import { measureFirstCode, overFirstCode } from './firstCode.ts'

/**
 * `pnpm sizes`: fails when a component, or the first code of a page of the portal, exceeds its budget.
 * `--write` sets the components' budgets to the current sizes.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const measured = await componentSizes()
  if (args.includes('--write')) {
    await writeFile(budgetFile, `${JSON.stringify(measured, rounded, 2)}\n`)
    console.log(`packages/ui/size-budgets.json: ${Object.keys(measured).length} budgets.`)
    return 0
  }
  await buildPortal()
  const faults = [...overBudget(measured, await readBudgets()), ...overFirstCode(await measureFirstCode())]
  for (const fault of faults) console.log(fault)
  if (faults.length > 0)
    console.log("Lighter, or worth it? `pnpm sizes --write` sets the components' budgets to these sizes.")
  return faults.length === 0 ? 0 : 1
}

/** Components that exceed their budget, have no budget, or no longer exist. */
export function overBudget(measured: Record<string, Size>, budgets: Record<string, Size>): string[] {
  const over = Object.entries(measured).flatMap(([name, size]) => {
    const budget = budgets[name]
    if (!budget) return [`${name} has no budget.`]
    return (['js', 'later', 'css'] as const)
      .filter((part) => size[part] > most(budget[part]))
      .map((part) => `${name}: ${part} is ${size[part].toFixed(2)} kB, its budget ${budget[part]} kB.`)
  })
  const removed = Object.keys(budgets).filter((name) => !(name in measured))
  return [...over, ...removed.map((name) => `${name} has a budget, but is no entry any more.`)]
}

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value)
