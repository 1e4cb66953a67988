import type { Article } from '@voie-libre/contract/schemas/content'
import { CarouselCard } from '@voie-libre/ui/carousel-card'
import { useTranslation } from 'react-i18next'
import { articleLink, ownPicture } from './siteUrl.ts'

/** Teaser of an article: picture, title and link; omits what the server does not provide. */
export function ArticleCard({ article }: { article: Article }) {
  const { t } = useTranslation()
  const picture = ownPicture(article.picture)
  const link = articleLink(article)
  return (
    <CarouselCard
      title={article.title}
      {...(picture !== undefined && { image: picture })}
      {...(link && { button: { ...link, label: article.buttonText ?? t('discover') } })}
    />
  )
}
