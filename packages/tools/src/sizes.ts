import { writeFile } from 'node:fs/promises'
import { buildPortal } from './build.ts'
import { firstLoads, overFirstLoad } from './bench/firstLoad.ts'
import { budgetFile, componentSizes, most, readBudgets, type Size } from './bench/components.ts'

/**
 * `pnpm sizes`: fails when a component, or the first code of a page of the portal, exceeds its budget. `--write` sets the
 * components' budgets to the current sizes.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const measured = await componentSizes()
  if (args.includes('--write')) {
    await writeFile(budgetFile, `${JSON.stringify(rounded(measured), undefined, 2)}\n`)
    console.log(`packages/ui/size-budgets.json: ${Object.keys(measured).length} budgets.`)
    return 0
  }
  const faults = overBudget(measured, await readBudgets())
  for (const fault of faults) console.log(fault)
  if (faults.length > 0) console.log('Lighter, or worth it? `pnpm sizes --write` makes the sizes of now the budgets.')
  await buildPortal()
  const heavyPages = overFirstLoad(await firstLoads())
  for (const fault of heavyPages) console.log(fault)
  if (heavyPages.length > 0) console.log('Code that the first view does not need can load when the page is touched.')
  return faults.length + heavyPages.length === 0 ? 0 : 1
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

const rounded = (measured: Record<string, Size>) =>
  Object.fromEntries(
    Object.entries(measured).map(([name, { js, later, css }]) => [
      name,
      { js: Number(js.toFixed(2)), later: Number(later.toFixed(2)), css: Number(css.toFixed(2)) },
    ]),
  )
