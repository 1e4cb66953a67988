import { useEffect, useEffectEvent } from 'react'
import useSWR, { mutate, SWRConfig, unstable_serialize } from 'swr'
import { currentLanguage } from '../i18n/setup.ts'
import { visitNumber } from '../session/visitor.ts'
import { ApiError, asApiError } from './errors.ts'

/** One thing the server knows: a key, and a way to load it. The language is part of every key. */
export interface Resource<Value> {
  key: readonly unknown[]
  /** It belongs to whoever is logged in: never shown to anybody else, and dropped when they leave. [F-SES-06] */
  own?: true
  load: () => Promise<Value>
}

const { cache } = SWRConfig.defaultValue
const keyOf = ({ key, own }: Resource<unknown>): readonly unknown[] =>
  own ? [currentLanguage(), ownMark, visitNumber(), ...key] : [currentLanguage(), ...key]
const ownMark = 'own'
const running = new Map<string, Promise<unknown>>()

/** Loaders and components that ask at the same time share one call. */
function loadOnce<Value>(resource: Resource<Value>): Promise<Value> {
  const name = unstable_serialize(keyOf(resource))
  const known = running.get(name) as Promise<Value> | undefined
  if (known) return known
  const fresh = resource.load().finally(() => running.delete(name))
  running.set(name, fresh)
  return fresh
}

/** Loads a resource unless it is there already: what a page's loader waits for. Throws `ApiError`. */
export async function ensureLoaded<Value>(resource: Resource<Value>): Promise<Value> {
  const key = keyOf(resource)
  const known = cache.get(unstable_serialize(key))?.data as Value | undefined
  if (known !== undefined) return known
  const value = await loadOnce(resource)
  await mutate(key, value, { revalidate: false })
  return value
}

/** A change that is answered with the resource's new value: kept for whoever was here when it was sent. [F-SES-06] */
export async function renewedBy<Value>(resource: Resource<Value>, change: () => Promise<Value>): Promise<void> {
  const key = keyOf(resource)
  await mutate(key, await change(), { revalidate: false })
}

/** Drops what was loaded for whoever was here. [HARDENING 7.2.4] */
export function dropOwn(): void {
  const isPast = (key: unknown) => Array.isArray(key) && key[1] === ownMark && key[2] !== visitNumber()
  void mutate(isPast, undefined, { revalidate: false })
}

export interface Loaded<Value> {
  data: Value | undefined
  error: ApiError | undefined
  loading: boolean
  /** Asked again after an error, which stays until there is an answer. */
  retrying: boolean
  retry: () => void
}

/** A resource for a component that shows a spinner itself. Not asked again until somebody drops or retries it. */
export function useResource<Value>(resource: Resource<Value> | undefined): Loaded<Value> {
  const {
    data,
    error,
    isLoading,
    isValidating,
    mutate: again,
  } = useSWR<Value, unknown>(
    resource ? keyOf(resource) : null,
    () => (resource ? loadOnce(resource) : Promise.reject(new ApiError('aborted'))),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  return {
    data,
    error: error === undefined ? undefined : asApiError(error),
    loading: isLoading,
    retrying: isValidating && error !== undefined,
    retry: () => void again(),
  }
}

/** A resource that is asked for anew each time its screen opens; what was known shows meanwhile. */
export function useFreshResource<Value>(resource: Resource<Value> | undefined): Loaded<Value> {
  const loaded = useResource(resource)
  const again = useEffectEvent(loaded.retry)
  const wanted = resource !== undefined
  useEffect(() => {
    if (wanted) again()
  }, [wanted])
  return loaded
}
