import type { OperatorProfile } from '@voie-libre/contract/calls/about'
import { isOffered } from '@voie-libre/domain/access/pages'
import { defaultRoad } from '@voie-libre/domain/reference/defaultCountry'
import type { PageSettings } from '@voie-libre/domain/settings/pageSettings'
import { renderScope } from './renderScope.ts'

const read = new Map<string, PageSettings>()

/**
 * The settings of this host. The server has checked its configuration and writes them into the page's head; the page of a
 * host without settings has none.
 */
export function settings(): PageSettings {
  const scope = renderScope.current()
  if (scope) return scope.settings
  const text = document.head.querySelector('meta[name=settings]')?.getAttribute('content') ?? '{}'
  const known: PageSettings = read.get(text) ?? JSON.parse(text)
  read.set(text, known)
  return known
}

/** Whether the operator has this part, by its configuration. */
export const offers = (profile: OperatorProfile): boolean => isOffered(profile, settings().profiles)

/** Number of the motorway whose trips can be paid in advance. */
export const road = (): string => settings().stretch?.road ?? defaultRoad

/**
 * Returns the host of the operator whose brand a sandbox visitor chose with `?brand=`; the server writes it into the page.
 * Undefined outside the sandbox, where the page's own host identifies the operator.
 */
export const operatorHost = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['operatorHost']
