import { buildPortal } from '../build.ts'
import { ensureChromium } from '../chromium.ts'
import { measureCards } from './cards.ts'
import { measureHome } from './home.ts'
import { measureSizes } from './sizes.ts'
import { type Row, table } from './table.ts'

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
