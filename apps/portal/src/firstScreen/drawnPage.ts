import { atom } from 'jotai'

/** Number that changes when a hydrated page must mount again with this browser's stored values. */
export const mountAtom = atom(0)

/** The data that the server embeds in a drawn page: the results of its loaders, and the operator's data by their cache keys. */
export interface DrawnPage {
  loaderData: Record<string, unknown>
  values: Record<string, unknown>
}

/**
 * Reads the embedded data. Undefined for a page that the server has not drawn, and for one whose history state has data that
 * the server did not know, such as a mailed link.
 */
export function drawnPage(): DrawnPage | undefined {
  if (document.documentElement.dataset['leaving'] === 'reopened') return undefined
  const text = document.getElementById('drawn-page')?.textContent
  return text ? JSON.parse(text) : undefined
}
