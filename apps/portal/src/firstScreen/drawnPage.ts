import { atom } from 'jotai'

/** Changes when a hydrated page must start anew with what this browser stores. */
export const mountAtom = atom(0)

/** What a page carries that the server has drawn: the results of its loaders, and the operator's data by their cache keys. */
export interface DrawnPage {
  loaderData: Record<string, unknown>
  values: Record<string, unknown>
}

/** Name of the element with these data, and of the mark on `<html>` that goes when the application has taken over. */
export const dataElement = 'drawn-page'

/** The data of a page that the server has drawn; `undefined` for other pages, and for one whose history state tells more. */
export function drawnPage(): DrawnPage | undefined {
  if (document.documentElement.dataset['leaving'] === 'reopened') return undefined
  const text = document.getElementById(dataElement)?.textContent
  return text ? JSON.parse(text) : undefined
}
