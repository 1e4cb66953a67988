import { buildBrands, buildPortal } from '../build.ts'
import { ensureChromium } from '../chromium.ts'
import { measureAnswers } from './answers.ts'
import { measureCards } from './cards.ts'
import { drawCharts } from './chart.ts'
import { measureComponents } from './components.ts'
import { measureDataTable } from './dataTable.ts'
import { measureDay } from './day.ts'
import { measureFleet } from './fleet.ts'
import { measureHome } from './home.ts'
import { measureImport } from './import.ts'
import { measurePages } from './pages.ts'
import { measurePresses } from './presses.ts'
import { measureProfile } from './profile.ts'
import { measureSizes } from './sizes.ts'
import { type Row, table } from './table.ts'
import { measureToll } from './toll.ts'

const measureAllSizes = async () => [...(await measureSizes()), ...(await measureComponents())]
const parts = {
  sizes: measureAllSizes,
  home: measureHome,
  pages: measurePages,
  cards: measureCards,
  table: measureDataTable,
  answers: measureAnswers,
  profile: measureProfile,
  toll: measureToll,
  fleet: measureFleet,
  import: measureImport,
  presses: measurePresses,
  day: measureDay,
} as const
const names = Object.keys(parts).filter((name): name is keyof typeof parts => name in parts)

/**
 * `pnpm bench [sizes] [home] [pages] [cards] [table] [answers] [profile] [toll] [fleet] [import] [presses] [day]`: measures
 * sizes and speeds. Speeds are ratios to a reference measured in the same run, since absolute values depend on the machine. An
 * exceeded budget is reported but does not fail the command. `pnpm bench --chart` measures nothing: it draws the tables of
 * docs/PERFORMANCE.md.
 */
export default async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--chart')) return drawCharts()
  const named = names.filter((name) => args.includes(name))
  const wanted = named.length > 0 ? named : names
  await ensureChromium()
  await (wanted.some((part) => !['cards', 'table', 'toll'].includes(part)) ? buildPortal() : buildBrands())
  const rows: Row[] = []
  for (const part of wanted) {
    console.log(`${part} ...`)
    rows.push(...(await parts[part](args)))
  }
  console.log(`\n${table(rows)}`)
}
