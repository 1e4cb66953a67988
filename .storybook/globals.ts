import axe from 'axe-core'
import type { Words } from '@voie-libre/ui/provider'
import { words as de } from '@voie-libre/ui/words/de'
import { words as en } from '@voie-libre/ui/words/en'
import { words as es } from '@voie-libre/ui/words/es'
import { words as fr } from '@voie-libre/ui/words/fr'
import { words as it } from '@voie-libre/ui/words/it'

export const brands = ['harbour', 'volcano', 'wireframe']

export const isTest = '__vitest_browser__' in globalThis

// Storybook's own boxes (loading, no preview, error) stay hidden in a test. axe would visit their elements in each check,
// more than most stories have.
if (isTest) for (const box of document.querySelectorAll('body > .sb-wrapper')) box.remove()

// axe must not measure a colour in the middle of a transition between two brands.
if (isTest) {
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important; animation-duration: 0s !important }'
  document.head.append(still)
}

const colourRules = ['color-contrast', 'link-in-text-block']
/** What only the brand can break: contrast and the size of targets. */
export const rulesOfLooks = [...colourRules, 'target-size']

/** Every brand in light and dark mode. Targets are checked in the compact density alone, where they are smallest. */
const looks = brands.flatMap((brand) => [
  { brand, mode: 'light', density: 'comfortable', rules: colourRules },
  { brand, mode: 'dark', density: 'compact', rules: rulesOfLooks },
])

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

export const languages = { fr: 'Français', en: 'English', de: 'Deutsch', it: 'Italiano', es: 'Español' }

const words = { de, en, es, fr, it }
const isLanguage = (code: unknown): code is keyof typeof words => typeof code === 'string' && code in words
/** The library's words in the language that the toolbar selects. */
export const wordsIn = (language: unknown): Words => (isLanguage(language) ? words[language] : en)

/**
 * Attributes of `<html>` that select a variant of the brand; `auto` lets the system or the brand decide, which for all but the
 * mode needs no attribute.
 */
const attributes = ['mode', 'contrast', 'density']

/** Applies brand, mode, contrast, density and direction to the whole document. */
export function applyGlobals(html: HTMLElement, globals: Readonly<Record<string, unknown>>): void {
  html.dataset['brand'] = String(globals['brand'])
  for (const name of attributes) {
    const value = globals[name]
    if (typeof value === 'string' && (value !== 'auto' || name === 'mode')) html.dataset[name] = value
    else delete html.dataset[name]
  }
  html.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
}
