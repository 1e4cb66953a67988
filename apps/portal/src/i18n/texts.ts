import { defaultLanguage, type Language } from '@voie-libre/domain/reference/languages'
import type { Namespace } from './resources.ts'
import { type Texts, translated, type Values } from './translated.ts'

/** `TFunction` for any key. */
type Translator = (key: string, values?: Values) => string

/** The namespace of `t` without a name. */
const defaultNamespace: Namespace = 'common'
const spoken: { language: Language } = { language: defaultLanguage }
const texts = new Map<string, Texts>()
const translators = new Map<string, Translator>()
const listeners = new Set<() => void>()
/** Requests the texts of a namespace; `setup.ts`, which knows the files, sets it. */
export const onMissing: { request?: (namespace: string) => void } = {}

export const currentLanguage = (): Language => spoken.language

export function setLanguage(language: Language): void {
  spoken.language = language
  for (const listener of listeners) listener()
}

const nameOf = (language: Language, namespace: string) => `${language} ${namespace}`
export const hasTexts = (language: Language, namespace: string): boolean => texts.has(nameOf(language, namespace))

export function addTexts(language: Language, namespace: string, added: Texts): void {
  texts.set(nameOf(language, namespace), added)
  for (const listener of listeners) listener()
}

/** Calls `listener` when the language changes and when texts arrive. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The `t` of these namespaces, separated by spaces, in the current language. It stays the same function until one of them
 * arrives or the language changes.
 */
export function translator(names: string): Translator {
  const { language } = spoken
  const namespaces = names === '' ? [defaultNamespace] : names.split(' ')
  const arrived = namespaces.filter((namespace) => texts.has(nameOf(language, namespace)))
  const key = `${language} ${names}: ${arrived.join(' ')}`
  const known = translators.get(key)
  if (known) return known
  const [first = ''] = namespaces
  const fresh: Translator = (name, values = {}) => {
    const [path = '', namespace = first] = name.split(':').toReversed()
    const found = texts.get(nameOf(language, namespace))
    // Texts that only an action shows load when it shows them; the component then renders again.
    if (!found) onMissing.request?.(namespace)
    return found ? (translated(found, path, values, language) ?? path) : ''
  }
  translators.set(key, fresh)
  return fresh
}
