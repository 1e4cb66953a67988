import type { Words } from '@voie-libre/ui/provider'
import { words as de } from '@voie-libre/ui/words/de'
import { words as en } from '@voie-libre/ui/words/en'
import { words as es } from '@voie-libre/ui/words/es'
import { words as fr } from '@voie-libre/ui/words/fr'
import { words as it } from '@voie-libre/ui/words/it'

export const brands = ['harbour', 'volcano', 'wireframe']

export const isTest = '__vitest_browser__' in globalThis

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
