import type { Article } from '@voie-libre/contract/schemas/content'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { articleLink, ownPicture } from '../../shared/page/siteUrl.ts'
import { RichText } from '../../shared/richText/RichText.tsx'

/** One article of the home slider: picture beside text. */
export function ArticleSlide({ article }: { article: Article }) {
  const { t } = useTranslation('home')
  const picture = ownPicture(article.picture)
  const link = articleLink(article)
  return (
    <article
      className={`grid h-full overflow-hidden rounded-card md:grid-cols-2 ${article.darkMode ? 'bg-surface-brand text-on-brand' : 'border-card border-edge bg-surface-raised shadow-card'}`}
    >
      {picture !== undefined && (
        <img src={picture} alt="" loading="lazy" className="aspect-video size-full object-cover" />
      )}
      <div className="flex flex-col items-start gap-4 p-6 lg:p-10">
        <h3 className="font-heading text-xl">{article.title}</h3>
        <RichText html={article.extract ?? article.catchphrase ?? article.content ?? ''} />
        {link && (
          <Button {...link} variant={article.darkMode ? 'header' : 'secondary'}>
            {article.buttonText ?? t('discover')}
          </Button>
        )}
      </div>
    </article>
  )
}
