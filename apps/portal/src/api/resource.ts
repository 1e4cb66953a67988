import useSWR, { mutate, SWRConfig, unstable_serialize } from 'swr'
import { currentLanguage } from '../i18n/setup.ts'
import { ApiError } from './errors.ts'

/** One thing the server knows: a key, and a way to load it. The language is part of every key. */
export interface Resource<Value> {
  key: readonly unknown[]
  load: () => Promise<Value>
}

const { cache } = SWRConfig.defaultValue
const keyOf = (resource: Resource<unknown>): readonly unknown[] => [currentLanguage(), ...resource.key]
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
export async function prime<Value>(resource: Resource<Value>): Promise<Value> {
  const key = keyOf(resource)
  const known = cache.get(unstable_serialize(key))?.data as Value | undefined
  if (known !== undefined) return known
  const value = await loadOnce(resource)
  await mutate(key, value, { revalidate: false })
  return value
}

export interface Loaded<Value> {
  data: Value | undefined
  error: ApiError | undefined
  loading: boolean
  retry: () => void
}

/** A resource for a component that shows a spinner itself. Not asked again until somebody drops or retries it. */
export function useResource<Value>(resource: Resource<Value> | undefined): Loaded<Value> {
  const {
    data,
    error,
    isLoading,
    mutate: again,
  } = useSWR<Value, unknown>(
    resource ? keyOf(resource) : null,
    () => (resource ? loadOnce(resource) : Promise.reject(new ApiError('aborted'))),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  return {
    data,
    error: error === undefined || error instanceof ApiError ? error : new ApiError('outage'),
    loading: isLoading,
    retry: () => void again(),
  }
}
