import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cache, root } from './paths.ts'
import { CliError, expectOk, pnpm } from './shell.ts'

/**
 * `pnpm bills`: writes the software bill of materials of each product into reports/bills and lists its licences; `--check`
 * does neither. Fails when a licence is not allowed.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const isCheck = args.includes('--check')
  const bills = await writeBills(isCheck ? join(cache, 'bills') : join(root, 'reports/bills'))
  if (!isCheck) {
    const named = new Map<string, Set<string>>()
    for (const one of [...bills.values()].flatMap(({ components = [] }) => components))
      named.set(licenceOf(one), (named.get(licenceOf(one)) ?? new Set()).add(nameOf(one)))
    for (const [name, names] of [...named].toSorted(([one], [other]) => one.localeCompare(other)))
      console.log(`${name} (${names.size}): ${[...names].toSorted().join(', ')}\n`)
    console.log(`reports/bills: ${bills.size} products.`)
  }
  const refused = refusedLicences(bills)
  for (const line of refused) console.log(line)
  if (refused.length > 0) console.log('Replace the package, or add its licence to tools/src/bills.ts with a reason.')
  return refused.length === 0 ? 0 : 1
}

// The parts of CycloneDX that are read here.
type Licence = { license: { id?: string; name?: string } } | { expression: string }
type Component = { group?: string; name: string; version: string; licenses?: Licence[] }
export type Bill = { metadata: { component: Component }; components?: Component[] }

export const nameOf = ({ group, name }: Component): string => (group === undefined ? name : `${group}/${name}`)

/** What customers and operators get: the published packages, and the programs of a site with contract and domain inside them. */
const shipped = ['packages/{brand,conformance,contract,countries,domain,tokens,ui}', 'apps/{portal,sandbox,server}']

/**
 * Writes the software bill of materials of each product into `folder`, as CycloneDX JSON: all that is installed with it or
 * built into it. Returns the bills by package name (`@voie-libre/ui`).
 */
export async function writeBills(folder: string): Promise<Map<string, Bill>> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const packages = shipped.map((path) => `--filter=./${path}`)
  const options = ['--sbom-format=cyclonedx', '--prod', '--split', `--out=${join(folder, '%s-%v.cdx.json')}`]
  await expectOk(pnpm(...packages, 'sbom', ...options))
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
  const read = texts.map((text): Bill => JSON.parse(text))
  const bills = new Map(read.map((one) => [nameOf(one.metadata.component), one]))
  // The tokens are built into the brand's commands and bring their dependencies along.
  const [whole, inner] = [bills.get('@voie-libre/brand'), bills.get('@voie-libre/tokens')]
  if (whole === undefined) throw new CliError('pnpm wrote no bill of brand.')
  whole.components = [...(whole.components ?? []), ...(inner?.components ?? [])]
  const file = `voie-libre-brand-${whole.metadata.component.version}.cdx.json`
  await writeFile(join(folder, file), `${JSON.stringify(whole, undefined, 2)}\n`)
  return bills
}

/** Licences that a product under MIT may contain: they ask for a notice, not for the source of the whole. OFL-1.1: fonts. */
const allowed = new Set('0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT OFL-1.1'.split(' '))

/** Packages that come with a licence but do not name it. */
const unnamed: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }

/** The licence of a component as an SPDX expression; empty when it is not known. */
const licenceOf = ({ licenses = [], ...one }: Component): string =>
  unnamed[`${nameOf(one)}@${one.version}`] ??
  licenses
    .map((each) => ('expression' in each ? each.expression : (each.license.id ?? each.license.name ?? '')))
    .join(' AND ')

const lineOf = (one: Component) => `${nameOf(one)}@${one.version}: ${licenceOf(one) || 'names no licence'}`

/** Whether an SPDX expression can be fulfilled by allowed licences: of `OR` one, of `AND` all. */
export function isAllowed(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression)
  if (inner !== null) return isAllowed(expression.replace(inner[0], isAllowed(inner[1] ?? '') ? 'MIT' : 'none'))
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every((id) => allowed.has(id.trim())))
}

/** Components whose licence is not allowed or not known, each with the products that contain it. */
export function refusedLicences(bills: ReadonlyMap<string, Bill>): string[] {
  const refused = [...bills].flatMap(([product, { components = [] }]) =>
    components.filter((one) => !isAllowed(licenceOf(one))).map((one) => ({ product, line: lineOf(one) })),
  )
  return [...Map.groupBy(refused, ({ line }) => line)]
    .map(([line, uses]) => `${line} (in ${uses.map(({ product }) => product).join(', ')})`)
    .toSorted()
}
