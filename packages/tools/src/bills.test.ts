import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.ts'
import { nameOf, writeBills } from './bills.ts'

it('every product has a bill of what is installed with it or built into it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bills-'))
  try {
    const bills = await writeBills(folder)
    const names = (product: string) => bills.get(product)?.components?.map(nameOf) ?? []
    for (const name of ['conformance', 'countries', 'tokens', 'ui']) {
      const { dependencies = {}, version } = JSON.parse(
        readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
      )
      const others = Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@voie-libre/'))
      expect(names(`@voie-libre/${name}`), name).toEqual(expect.arrayContaining(others))
      expect(readdirSync(folder)).toContain(`voie-libre-${name}-${version}.cdx.json`)
    }
    expect(names('@voie-libre/brand')).toEqual(expect.arrayContaining(['culori', 'zod']))
    expect(names('@voie-libre/portal')).toContain('react-dom')
    // Tools of this repository are in no product.
    expect(
      [...bills.keys()].flatMap(names).filter((name) => /^(vitest|playwright|vite|typescript)$/.test(name)),
    ).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
