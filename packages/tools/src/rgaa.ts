import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Criterion, rgaa, rgaaRate } from '@voie-libre/domain/content/rgaa'
import { root } from './paths.ts'

const document = join(root, 'docs/RGAA.md')
const stateNames = { met: 'met', unmet: 'not met', unchecked: 'not audited', none: 'not applicable' } as const

/** `pnpm rgaa`: writes docs/RGAA.md from the audit sheet; with `--check` only reports whether it is outdated. */
export default async function main(args: readonly string[]): Promise<number> {
  const fresh = sheetDocument(rgaa)
  if (!args.includes('--check')) {
    await writeFile(document, fresh)
    console.log(`docs/RGAA.md: ${rgaa.length} criteria, ${rgaaRate(rgaa)} % of the applicable ones met`)
    return 0
  }
  const written = await readFile(document, 'utf8').catch(() => '')
  if (written === fresh) return 0
  console.log('docs/RGAA.md is not what the sheet says: run "pnpm rgaa" and commit the file.')
  return 1
}

/** The sheet as Markdown, with its rate and one row per criterion. */
export function sheetDocument(criteria: readonly Criterion[]): string {
  const count = (wanted: Criterion['state']) => criteria.filter(({ state }) => state === wanted).length
  const applicable = criteria.length - count('none')
  return `# Accessibility sheet (RGAA 4.1)

\`pnpm rgaa\` writes this page from \`packages/domain/src/content/rgaa.json\`, which also gives the accessibility statement its rate.
The team judged its own work, then an outside audit found the criteria that are not met. Nobody who uses assistive technology has assessed it yet.

**${rgaaRate(criteria)} %** of the ${applicable} applicable criteria are met: ${count('met')} met, ${count('unmet')} not met, ${count('unchecked')} not audited, which count
as not met. ${count('none')} criteria do not apply.

${table([
  ['Criterion', 'What it asks', 'State', 'Evidence', 'Note'],
  ...criteria.map(({ id, asks, state, evidence, note }) => [
    id,
    asks,
    stateNames[state],
    evidence === undefined ? '' : `\`${evidence}\``,
    note ?? '',
  ]),
])}
`
}

/** A Markdown table with columns of one width, as the formatter writes it. */
function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill: string) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head, ' '), line([], '-'), ...body.map((row) => line(row, ' '))].join('\n')
}
