import { articlePath, pages } from '@voie-libre/domain/access/pages'
import { Accordion } from '@voie-libre/ui/accordion'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { Link } from '@voie-libre/ui/link'
import { Spinner } from '@voie-libre/ui/spinner'
import { useTranslation } from 'react-i18next'
import { type Params, useParams } from 'react-router'
import { contactEntries, faqCategoryOf } from '../../api/help.ts'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { faqArticleOf } from '../../api/whitelabel.ts'
import { LoadError } from '../../shared/feedback/LoadError.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { RichText } from '../../shared/richText/RichText.tsx'
import { plainLink, useSheetArticles } from './helpArticle.ts'
import { inShort } from './inShort.ts'
import { useContactOffered } from '../../shared/page/useContactOffered.ts'

const answerOf = (id: string, title: string) => () => <HelpAnswer id={id} title={title} />

export const preload = ({ categoryId = '' }: Params) =>
  Promise.allSettled([ensureLoaded(faqCategoryOf(categoryId)), ensureLoaded(contactEntries())])

/** help/{id}: the questions of one category. [§2.11] */
export function Component() {
  const { t } = useTranslation(['help', 'common'])
  const { categoryId = '' } = useParams()
  const { data: category, error, retrying, retry } = useResource(faqCategoryOf(categoryId))
  const contact = useContactOffered()
  const answers = useSheetArticles()
  return (
    <Page title={category?.title ?? t('title')} breadcrumb={[{ label: t('category.back'), href: pages.help }]}>
      <div className="mx-auto flex max-w-3xl flex-col gap-8">
        {error ? (
          <LoadError busy={retrying} onRetry={retry} />
        ) : !category ? (
          <Spinner size="lg" label={t('common:loading')} className="min-h-64 w-full justify-center" />
        ) : category.articles.length === 0 ? (
          <EmptyState title={t('category.empty')} />
        ) : (
          <>
            <Accordion
              key={categoryId}
              className={`noscript:hidden ${answers ? 'print:hidden' : ''}`}
              headingLevel={2}
              items={category.articles.map((article) => {
                const { id, title } = article
                return { id, title, ...(plainLink(article) ?? { content: answerOf(id, title) }) }
              })}
            />
            <div className="hidden space-y-4 text-sm leading-snug print:block">
              {category.articles.map(({ id, title }) => {
                const answer = answers?.find((article) => article.id === id)
                const html = answer?.content ?? inShort(answer)
                return (
                  html !== '' && (
                    <section key={id} className="break-inside-avoid">
                      <h2 className="mb-1 text-lg">{title}</h2>
                      <RichText html={html} />
                    </section>
                  )
                )
              })}
            </div>
            {/* Without scripts no question unfolds, so each leads to its article. */}
            <noscript>
              <ul className="flex flex-col gap-4">
                {category.articles.map((article) => (
                  <li key={article.id}>
                    <Link {...(plainLink(article) ?? { href: articlePath(article.id) })}>{article.title}</Link>
                  </li>
                ))}
              </ul>
            </noscript>
          </>
        )}
        {contact && (
          <p className="print-links text-center print:text-start">
            {t('category.noAnswer')} <Link href={pages.contactChatbot}>{t('category.contact')}</Link>
          </p>
        )}
      </div>
    </Page>
  )
}

/** Loads and shows the answer when its question expands. [HELP-08, HELP-09, HELP-15] */
function HelpAnswer({ id, title }: { id: string; title: string }) {
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
