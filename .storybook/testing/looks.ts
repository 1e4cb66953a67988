import axe from 'axe-core'
import { applyGlobals, brands } from '../globals.ts'

const colourRules = ['color-contrast', 'link-in-text-block']
/** What only the brand can break: contrast and the size of targets. */
export const rulesOfLooks = [...colourRules, 'target-size']

/** Every brand in light and dark mode. Targets are checked in the compact density alone, where they are smallest. */
const looks = brands.flatMap((brand) => [
  { brand, mode: 'light', density: 'comfortable', rules: colourRules },
  { brand, mode: 'dark', density: 'compact', rules: rulesOfLooks },
])

/** Prepares the page of the story tests for axe. */
export function readyForAxe(): void {
  // Storybook's own boxes (loading, no preview, error) stay hidden in a test. axe would visit their elements in each
  // check, more than most stories have.
  for (const box of document.querySelectorAll('body > .sb-wrapper')) box.remove()
  // axe must not measure a colour in the middle of a transition between two brands.
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important; animation-duration: 0s !important }'
  document.head.append(still)
}

/** Checks the rules of looks in a rendered story, at a tenth of the cost of rendering it once per look. */
export async function faultsOfLooks(page: Document, globals: Readonly<Record<string, unknown>>): Promise<string[]> {
  const faults: string[] = []
  for (const { rules, ...look } of looks) {
    applyGlobals(page.documentElement, { ...globals, ...look })
    const { violations } = await axe.run(page.body, {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations'], // computes no selectors for the elements that pass
    })
    for (const { nodes } of violations) {
      for (const { html, failureSummary } of nodes) {
        faults.push(`${look.brand} ${look.mode}: ${html}\n  ${failureSummary ?? ''}`)
      }
    }
  }
  applyGlobals(page.documentElement, globals)
  return faults
}
