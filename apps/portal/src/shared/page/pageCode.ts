import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'

const loads = new Map<string, () => Promise<unknown>>()

/** Makes the code and texts of a page known to `loadPageCode`; the route table does it for all pages. */
export function registerPageCode(page: string, load: () => Promise<unknown>): void {
  loads.set(page, load)
}

/**
 * Loads the code and texts of the page at a path, which the driver probably opens next. A failure counts for nothing: the
 * navigation loads again, and reports it.
 */
export async function loadPageCode(path: string): Promise<void> {
  const page = pageOf(splitLanguage(path).path)
  const load = page && loads.get(pages[typeof page === 'string' ? page : 'article'])
  await load?.().catch(() => undefined)
}
