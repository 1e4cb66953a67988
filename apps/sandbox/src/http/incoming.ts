import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiProblem } from './problem.ts'

const megabyte = 1024 * 1024
/** Files of a claim, a message or an import make up at most 5 MB; the form around them needs a little more. */
const largestUpload = 6 * megabyte
const largestJson = megabyte
/** Scripts may set a whole fleet at once. */
const largestScript = 16 * megabyte

const tooLarge = () => {
  throw new ApiProblem('body_too_large', 413)
}
const limits = {
  upload: bodyLimit({ maxSize: largestUpload, onError: tooLarge }),
  json: bodyLimit({ maxSize: largestJson, onError: tooLarge }),
  script: bodyLimit({ maxSize: largestScript, onError: tooLarge }),
}

/** Refuses a body that no client needs to send, before it is read: 413 `body_too_large`. */
export const limitedBody: MiddlewareHandler = (c, next) => {
  if (c.req.path.startsWith('/sandbox/')) return limits.script(c, next)
  const isForm = c.req.header('content-type')?.startsWith('multipart/form-data') === true
  return isForm ? limits.upload(c, next) : limits.json(c, next)
}

/**
 * Refuses a call with which a page of another site wants to change something: 403 `cross_site`. Browsers name the page's
 * origin; scripts name none, and pass whatever their content type.
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
