import { buildPortal } from '../build.ts'
import { ensureChromium } from '../chromium.ts'
import { measureCards } from './cards.ts'
import { measureHome } from './home.ts'
import { measureSizes } from './sizes.ts'

/** One line of the table. */
export interface Row {
  measure: string
  ours: string
  /** What it is compared with, measured in the same run. */
  reference?: string
  /** Ratio to the reference, or the value that the budget limits. */
  result: number
  budget?: number
}

const parts = { sizes: measureSizes, home: measureHome, cards: measureCards } as const
const isPart = (name: string): name is keyof typeof parts => name in parts

/**
 * `pnpm bench [sizes] [home] [cards]`: what the project keeps an eye on. Speeds are ratios taken side by side in one run,
 * since their absolute values say more about the machine. A budget that is over is told, never a failure.
 */
export default async function main(args: readonly string[]): Promise<void> {
  const wanted = args.filter(isPart)
  await ensureChromium()
  await buildPortal()
  const rows: Row[] = []
  for (const part of wanted.length > 0 ? wanted : (['sizes', 'home', 'cards'] as const)) {
    console.log(`${part} ...`)
    rows.push(...(await parts[part]()))
  }
  console.log(`\n${table(rows)}`)
}

function table(rows: readonly Row[]): string {
  const head = ['measure', 'ours', 'compared with', 'result', 'budget', '']
  const lines = rows.map(({ measure, ours, reference = '', result, budget }) => [
    measure,
    ours,
    reference,
    result.toFixed(2),
    budget === undefined ? '' : String(budget),
    budget === undefined ? '' : result <= budget ? 'ok' : 'over',
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => (line[column] ?? '').length)))
  return [head, widths.map((width) => '-'.repeat(width)), ...lines]
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
