import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import { ApiError } from './errors.ts'
import type { Resource } from './resource.ts'
import { type Answer, type Call, send } from './send.ts'
import { bearer, onUnauthorized } from './token.ts'

/** Calls the operator's API, and sends a valid access token if a user is logged in. Throws `ApiError`. [§7] */
export async function call<E extends Endpoint>(endpoint: E, given: Call<E>): Promise<Answer<E>> {
  const token = await bearer()
  try {
    return await send(endpoint, given, token)
  } catch (error) {
    if (token && error instanceof ApiError && error.status === 401) onUnauthorized(token)
    throw error
  }
}

/** The answer of a call as a resource. That of a call with a `caller` belongs to the logged-in user. */
export const resource = <E extends Endpoint>(endpoint: E, given: Call<E>): Resource<Answer<E>> => ({
  key: [endpoint.name, given],
  ...(endpoint.caller && { own: true }),
  load: () => call(endpoint, given),
})
