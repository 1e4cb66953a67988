import { useSyncExternalStore } from 'react'
import type { Namespaces, TFunction } from './resources.ts'
import { subscribe, translator } from './texts.ts'

/**
 * `t` translates the keys of the first namespace by their path, those of the others as 'namespace:path'; without a
 * namespace those of `common`. Renders again when the language changes.
 */
export function useTranslation<const Names extends Namespaces = 'common'>(names?: Names): { t: TFunction<Names> } {
  const joined = [names ?? []].flat().join(' ')
  const current = () => translator(joined)
  return { t: useSyncExternalStore(subscribe, current, current) }
}
