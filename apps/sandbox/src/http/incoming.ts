import { importPlates } from '@voie-libre/contract/calls/renters'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiProblem } from './problem.ts'

const megabyte = 1024 * 1024
/** The files of a claim or message may have 5 MB together; the multipart form adds some overhead. */
const maxUploadSize = 6 * megabyte
/** A fleet's file may have 50 MB; a larger one up to here gets the import's own code. */
const maxImportSize = 52 * megabyte
const maxJsonSize = megabyte
/** A script may set up a whole fleet in one call. */
const largestScript = 16 * megabyte

const tooLarge = () => {
  throw new ApiProblem('body_too_large', 413)
}
const limits = {
  import: bodyLimit({ maxSize: maxImportSize, onError: tooLarge }),
  upload: bodyLimit({ maxSize: maxUploadSize, onError: tooLarge }),
  json: bodyLimit({ maxSize: maxJsonSize, onError: tooLarge }),
  script: bodyLimit({ maxSize: largestScript, onError: tooLarge }),
}

/** Refuses a body larger than any client needs, before reading it: 413 `body_too_large`. */
export const limitedBody: MiddlewareHandler = (c, next) => {
  // No handler reads the body of a GET, and looking for one makes Node build the whole request.
  if (c.req.method === 'GET') return next()
  if (c.req.path.startsWith('/sandbox/')) return limits.script(c, next)
  const isForm = c.req.header('content-type')?.startsWith('multipart/form-data') === true
  if (!isForm) return limits.json(c, next)
  return c.req.path === importPlates.path ? limits.import(c, next) : limits.upload(c, next)
}

/** No client nests deeper; code that follows a value by calling itself would overflow the stack. */
const deepest = 50

/** Refuses JSON that nests too deep: 400 `invalid_request`. */
export const shallowBody: MiddlewareHandler = async (c, next) => {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(c.req.header('content-type') ?? '')
  if (c.req.method !== 'GET' && !isForm) {
    // Handlers refuse text that is no JSON.
    const body: unknown = await c.req.json().catch(() => undefined)
    if (isDeep(body)) throw new ApiProblem('invalid_request')
  }
  await next()
}

function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= deepest && level.length > 0; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return level.length > 0
}

/**
 * Refuses a writing call from a page of another site: 403 `cross_site`. Browsers send the page's origin; scripts send
 * none and pass.
 */
export const ownSiteOnly: MiddlewareHandler = async (c, next) => {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && isCrossSite(c)) throw new ApiProblem('cross_site', 403)
  await next()
}

function isCrossSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  return origin !== undefined && URL.parse(origin)?.host !== new URL(c.req.url).host
}
