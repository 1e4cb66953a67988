import { allEndpoints } from '@voie-libre/contract/calls/all'
import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'

export interface OperatorCall {
  host: string
  outcome: string
  seconds: number
}

const calls = allEndpoints.map(({ method, path }) => ({
  method,
  path,
  matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Returns the pattern of a path, so that no identifier of a driver gets into a log. */
export function routeOf(method: string, path: string): string {
  if (path.startsWith('/services/')) {
    const call = calls.find((known) => known.method === method && known.matches.test(path))
    return call?.path ?? '/services/*'
  }
  const [folder] = /^\/(assets|brands|flags)\//.exec(path) ?? []
  if (folder !== undefined) return `${folder}*`
  const page = pageOf(splitLanguage(path).path)
  if (page === undefined) return '/*'
  return typeof page === 'string' ? pages[page] : pages.article
}
