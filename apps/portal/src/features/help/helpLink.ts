import type { FaqCategoryPage } from '@voie-libre/domain/content/content'
import { siteLink } from '../../shared/page/siteUrl.ts'

/**
 * Where an article leads that is nothing but a link; `undefined` for one to be read here, and for an address that must
 * not be followed: its article's page is the safe one. [HELP-10, OPEN-50]
 */
export const plainLink = (article: FaqCategoryPage['articles'][number]) =>
  article.articleType === 'URL' ? siteLink(article) : undefined

export const articlePath = (id: string): string => `/${encodeURIComponent(id)}`
