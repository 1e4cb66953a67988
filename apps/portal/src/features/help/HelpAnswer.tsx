import { articlePath } from '@voie-libre/domain/access/pages'
import { Link } from '@voie-libre/ui/link'
import { Spinner } from '@voie-libre/ui/spinner'
import { useTranslation } from 'react-i18next'
import { useResource } from '../../api/resource.ts'
import { faqArticleOf } from '../../api/whitelabel.ts'
import { LoadError } from '../../shared/feedback/LoadError.tsx'
import { RichText } from '../../shared/richText/RichText.tsx'
import { inShort } from './findHelp.ts'

/** The answer of an expanded question; requested on expansion. [HELP-08, HELP-09, HELP-15] */
export function HelpAnswer({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation(['help', 'common'])
  const { data: article, error, retrying, retry } = useResource(faqArticleOf(id))
  if (error) return <LoadError busy={retrying} onRetry={retry} />
  if (!article) return <Spinner label={t('common:loading')} />
  return (
    <div className="flex flex-col items-start gap-2">
      <RichText html={inShort(article)} className="max-w-prose" />
      <Link variant="standalone" href={articlePath(id)}>
        {t('category.whole')}
        <span className="sr-only">({title})</span>
      </Link>
    </div>
  )
}
