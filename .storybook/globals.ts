import type { Language } from '@voie-libre/ui/provider'

export const brands = ['harbour', 'volcano', 'wireframe']

export const languages: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español',
}
export const isLanguage = (code: unknown): code is Language => typeof code === 'string' && code in languages

/** Attributes of `<html>` that choose within a brand, each with what it may say; `auto` leaves it to system or brand. */
const attributes = {
  mode: ['auto', 'light', 'dark'],
  contrast: ['auto', 'more'],
  density: ['auto', 'comfortable', 'compact'],
} as const

/** Dresses the whole document. */
export function dress(html: HTMLElement, globals: Readonly<Record<string, unknown>>): void {
  html.dataset['brand'] = String(globals['brand'])
  for (const name of Object.keys(attributes)) {
    const value = globals[name]
    if (typeof value === 'string' && value !== 'auto') html.dataset[name] = value
    else delete html.dataset[name]
  }
  html.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
}
