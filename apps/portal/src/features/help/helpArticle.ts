import type { Article, FaqCategoryPage } from '@voie-libre/contract/schemas/content'
import { siteLink } from '../../shared/page/siteUrl.ts'

/** Target of an article that is only a link; undefined for content or an unsafe URL. [HELP-10, OPEN-50] */
export const plainLink = (article: FaqCategoryPage['articles'][number]) =>
  article.articleType === 'URL' ? siteLink(article) : undefined

/** The extract, else the catchphrase. [HELP-08] */
export const inShort = (article: Article | undefined): string => article?.extract ?? article?.catchphrase ?? ''
