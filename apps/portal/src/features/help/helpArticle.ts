import type { FaqCategoryPage } from '@voie-libre/contract/schemas/content'
import { useEffect } from 'react'
import { wholeHelp } from '../../api/help.ts'
import { useResource } from '../../api/resource.ts'
import { siteLink } from '../../shared/page/siteUrl.ts'
import { useInBrowser, useIsDrawn } from '../../shared/page/useInBrowser.ts'
import { loadSanitiser } from '../../shared/richText/RichText.tsx'

/** Target of an article that is only a link; undefined for content or an unsafe URL. [HELP-10, OPEN-50] */
export const plainLink = (article: FaqCategoryPage['articles'][number]) =>
  article.articleType === 'URL' ? siteLink(article) : undefined

/**
 * The whole help, for the search and for paper; `articles` is undefined before it has arrived, and where the operator does not
 * offer it. Printing waits for nothing, so the browser loads it ahead. The server does not: its page would weigh twice as much.
 */
export function useWholeHelp() {
  const isDrawn = useIsDrawn()
  const { data, ...whole } = useResource(isDrawn ? undefined : wholeHelp())
  return { ...whole, isOffered: data !== 'notOffered', articles: data === 'notOffered' ? undefined : data }
}

const paper = { isAsked: false }
const beforePrint = (draw: () => void) => {
  const ask = () => {
    paper.isAsked = true
    draw()
  }
  window.addEventListener('beforeprint', ask)
  return () => window.removeEventListener('beforeprint', ask)
}

/** The articles for a sheet of paper, from the first printing on; undefined until then, so that a page draws them only for paper. */
export function useSheetArticles() {
  const { articles } = useWholeHelp()
  const isAsked = useInBrowser(() => paper.isAsked, beforePrint)
  useEffect(() => void Promise.allSettled([loadSanitiser()]), [])
  return isAsked ? articles : undefined
}
