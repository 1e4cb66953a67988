import axe from 'axe-core'
import { brands, dress } from './globals.ts'

export const isTest = '__vitest_browser__' in globalThis

// A colour half-way between two brands is nobody's: what is measured stands still.
if (isTest) {
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important; animation-duration: 0s !important }'
  document.head.append(still)
}

/**
 * Every brand by day and night. Densities take turns, since the size of targets knows no light: each is looked at in
 * every brand, and the narrow one is the one that matters.
 */
const looks = brands.flatMap((brand) => [
  { brand, mode: 'light', density: 'comfortable', rules: ['color-contrast', 'link-in-text-block'] },
  { brand, mode: 'dark', density: 'compact', rules: ['color-contrast', 'link-in-text-block', 'target-size'] },
])

/**
 * What a brand alone can spoil in a story that is otherwise sound: contrast and the size of targets. The same document
 * is dressed anew and looked at again, which costs a tenth of rendering every story once per look.
 */
export async function faultsOfLooks(page: Document, globals: Readonly<Record<string, unknown>>): Promise<string[]> {
  const faults: string[] = []
  for (const { rules, ...look } of looks) {
    dress(page.documentElement, { ...globals, ...look })
    const { violations } = await axe.run(page.body, { runOnly: { type: 'rule', values: rules } })
    for (const { nodes } of violations) {
      for (const { html, failureSummary } of nodes) {
        faults.push(`${look.brand} ${look.mode}: ${html}\n  ${failureSummary ?? ''}`)
      }
    }
  }
  dress(page.documentElement, globals)
  return faults
}
