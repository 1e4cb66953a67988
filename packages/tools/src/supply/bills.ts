import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CliError, expectOk, pnpm } from '../shell.ts'

const licence = z.union([
  z.object({ license: z.object({ id: z.optional(z.string()), name: z.optional(z.string()) }) }),
  z.object({ expression: z.string() }),
])
const component = z.looseObject({
  group: z.optional(z.string()),
  name: z.string(),
  version: z.string(),
  licenses: z.optional(z.array(licence)),
})
const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component }),
  components: z.optional(z.array(component)),
})
export type Component = z.infer<typeof component>
export type Bill = z.infer<typeof bill>

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
  const bills = new Map<string, Bill>()
  const files = new Map<string, string>()
  for (const file of await readdir(folder)) {
    const read = bill.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
    bills.set(nameOf(read.metadata.component), read)
    files.set(nameOf(read.metadata.component), join(folder, file))
  }
  // The tokens are built into the brand's commands and bring their dependencies along.
  const [whole, inner] = [bills.get('@voie-libre/brand'), bills.get('@voie-libre/tokens')]
  const file = files.get('@voie-libre/brand')
  if (whole === undefined || file === undefined) throw new CliError('pnpm wrote no bill of brand.')
  whole.components = [...(whole.components ?? []), ...(inner?.components ?? [])]
  await writeFile(file, `${JSON.stringify(whole, undefined, 2)}\n`)
  return bills
}
