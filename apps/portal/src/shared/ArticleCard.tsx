import type { Article } from '@voie-libre/domain/content/content'
import { opensNewWindow, safeUrl } from '@voie-libre/domain/content/url'
import { CarouselCard } from '@voie-libre/ui/carousel'
import { useTranslation } from 'react-i18next'

interface ArticleCardProps {
  article: Article
}

/** An article in short: picture, title, a line of text and its link; whatever the server left out is not shown. */
export function ArticleCard({ article }: ArticleCardProps) {
  const { t } = useTranslation()
  const picture = ownPicture(article.picture)
  const link = articleLink(article)
  return (
    <CarouselCard
      title={article.title}
      {...(picture !== undefined && { image: picture })}
      {...(article.catchphrase !== undefined && { text: article.catchphrase })}
      {...(link && { button: { ...link, label: article.buttonText ?? t('discover') } })}
    />
  )
}

/** A picture the page may show: only from the site itself. */
export function ownPicture(address: string | undefined): string | undefined {
  const url = address === undefined ? undefined : safeUrl(address, window.location.origin)
  return url?.kind === 'internal' ? url.to : undefined
}

/** Where an article leads, if anywhere safe. [OPEN-50] */
export function articleLink(article: Article): { href: string; newWindow: boolean } | undefined {
  const url = safeUrl(article.url ?? (article.id === undefined ? '' : `/${article.id}`), window.location.origin)
  if (!url) return undefined
  return { href: url.kind === 'internal' ? url.to : url.href, newWindow: opensNewWindow(article) }
}
