import { type DestinationStream, pino, stdTimeFunctions } from 'pino'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import causes from './causes.json' with { type: 'json' }

// pino: the logger that most Node services use; fast, with levels and redaction.

/** What no line may hold. Lines name routes, hosts and causes only; this is the second guard. */
const personal = ['address', 'body', 'email', 'headers', 'ip', 'password', 'path', 'plate', 'query', 'token', 'url']

/** One line of JSON per event. */
export const createLog = (to?: DestinationStream) =>
  pino(
    {
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: personal.flatMap((name) => [name, `*.${name}`]), remove: true },
    },
    to,
  )

export const log = createLog()

/** A setting that the person who starts the server can correct: commands print its message alone and exit with 1. */
export class CliError extends Error {
  override name = 'CliError'
}

/** Why an operator's server does not answer, as a label of figures and in words. */
export function causeOf(error: unknown): { name: string; words: string } {
  const texts = [error, error instanceof Error ? error.cause : undefined].flatMap((one) =>
    one instanceof Error ? [one.name, 'code' in one ? String(one.code) : ''] : [],
  )
  for (const text of texts.toReversed()) {
    const known = causes.find(({ codes }) => new RegExp(codes).test(text))
    if (known) return { name: known.name, words: `${known.words} (${text})` }
  }
  return { name: 'other', words: texts.join(' ').trim() }
}

export type OperatorCall = { host: string; outcome: string; seconds: number }

const calls = allEndpoints.map(({ method, path }) => ({
  method,
  path,
  matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Returns the pattern of a path, so that no identifier of a driver gets into a log. */
export function routeOf(method: string, path: string): string {
  if (path.startsWith('/services/'))
    return calls.find((known) => known.method === method && known.matches.test(path))?.path ?? '/services/*'
  const [folder] = /^\/(assets|brands|flags)\//.exec(path) ?? []
  if (folder !== undefined) return `${folder}*`
  const page = pageOf(splitLanguage(path).path)
  if (page === undefined) return '/*'
  return typeof page === 'string' ? pages[page] : pages.article
}
