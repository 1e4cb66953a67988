import useSWR, { mutate, SWRConfig, unstable_serialize } from 'swr'
import { currentLanguage } from '../i18n/setup.ts'
import { visitNumber } from '../session/visitor.ts'
import { ApiError, asApiError } from './errors.ts'
import { renderScope } from './renderScope.ts'

/** A cacheable server resource. The cache adds the language to each key. */
export interface Resource<Value> {
  key: readonly unknown[]
  /** The data belongs to the logged-in user: the cache separates it by visit and drops it on logout. [F-SES-06] */
  own?: true
  load: () => Promise<Value>
}

const { cache } = SWRConfig.defaultValue
const keyOf = ({ key, own }: Resource<unknown>): readonly unknown[] =>
  own ? [currentLanguage(), ownMark, visitNumber(), ...key] : [currentLanguage(), ...key]
const ownMark = 'own'
const running = new Map<string, Promise<unknown>>()

/** Deduplicates concurrent loads by loaders and components. */
async function loadOnce<Value>(resource: Resource<Value>): Promise<Value> {
  const name = unstable_serialize(keyOf(resource))
  const scope = renderScope.current()
  if (scope) {
    const value = await resource.load()
    scope.values.set(name, value)
    return value
  }
  const load = running.get(name) ?? resource.load().finally(() => running.delete(name))
  running.set(name, load)
  return load as Promise<Value>
}

/** Puts the data of a page that the server has drawn into the cache. */
export function loadEmbedded(values: Readonly<Record<string, unknown>>): void {
  for (const [name, data] of Object.entries(values)) cache.set(name, { data })
}

/** Loads the embedded data anew for the components that show them. */
export const renewEmbedded = (values: Readonly<Record<string, unknown>>): void =>
  void mutate((key) => Object.hasOwn(values, unstable_serialize(key)))

/** Returns a resource from the cache or loads it; for route loaders. Throws `ApiError`. */
export async function ensureLoaded<Value>(resource: Resource<Value>): Promise<Value> {
  const key = keyOf(resource)
  const name = unstable_serialize(key)
  const scope = renderScope.current()
  const known = (scope ? scope.values.get(name) : cache.get(name)?.data) as Value | undefined
  if (known !== undefined) return known
  const value = await loadOnce(resource)
  if (!scope) await mutate(key, value, { revalidate: false })
  return value
}

/** Runs a mutation that returns the resource's new value, and caches it for the visit that sent it. [F-SES-06] */
export async function renewedBy<Value>(resource: Resource<Value>, change: () => Promise<Value>): Promise<void> {
  const key = keyOf(resource)
  await mutate(key, await change(), { revalidate: false })
}

/** Drops the data of past visits from the cache. [HARDENING 7.2.4] */
export function dropOwn(): void {
  const isPast = (key: unknown) => Array.isArray(key) && key[1] === ownMark && key[2] !== visitNumber()
  void mutate(isPast, undefined, { revalidate: false })
}

/** Drops all values of this visit whose key starts with `name`; components that show one load it again. */
export function reloadOwn(name: string): void {
  const isNamed = (key: unknown) => Array.isArray(key) && key[1] === ownMark && key[3] === name
  void mutate(isNamed, undefined)
}

/**
 * A resource for a component with its own loading state. Unless `isFresh`, reloads only after a drop or a retry, and a failure
 * to renew what the server has embedded changes nothing.
 */
export function useResource<Value>(resource: Resource<Value> | undefined, isFresh = false) {
  const { error, ...swr } = useSWR<Value, unknown>(
    resource ? keyOf(resource) : null,
    () => (resource ? loadOnce(resource) : Promise.reject(new ApiError('aborted'))),
    {
      revalidateIfStale: isFresh,
      ...(isFresh && { dedupingInterval: 0 }),
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  )
  return {
    data: swr.data,
    error: error === undefined || (!isFresh && swr.data !== undefined) ? undefined : asApiError(error),
    loading: swr.isLoading,
    /** A retry is running; `error` stays until it completes. */
    retrying: swr.isValidating && error !== undefined,
    retry: () => void swr.mutate(),
  }
}

/** A resource that reloads on each mount and each change of its key; shows the cached value meanwhile. */
export const useFreshResource = <Value>(resource: Resource<Value> | undefined) => useResource(resource, true)
