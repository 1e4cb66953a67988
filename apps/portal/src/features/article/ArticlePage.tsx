import type { Article } from '@voie-libre/contract/schemas/content'
import { helpCategoryPath, pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, replace, useLoaderData, useParams } from 'react-router'
import { ApiError } from '../../api/errors.ts'
import { rateArticle } from '../../api/help.ts'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { articleOf, faqArticleOf } from '../../api/whitelabel.ts'
import { localized } from '../../i18n/setup.ts'
import { useAction } from '../../shared/feedback/useAction.ts'
import { Page } from '../../shared/page/Page.tsx'
import { siteLink } from '../../shared/page/siteUrl.ts'
import { RichText } from '../../shared/richText/RichText.tsx'

/** Loads an article of the site, else of the help centre, else redirects home: there is no 404 page. [OPEN-06] */
export async function loader({ params }: LoaderFunctionArgs): Promise<Article | Response> {
  const id = params['articleId'] ?? ''
  const missing = (error: unknown): undefined => {
    // Only a refusal means that the article does not exist; an outage must reach the error page.
    if (error instanceof ApiError && error.kind === 'refused') return undefined
    throw error
  }
  const article =
    (await ensureLoaded(articleOf(id)).catch(missing)) ?? (await ensureLoaded(faqArticleOf(id)).catch(missing))
  return article ?? replace(localized(pages.home))
}

export function Component() {
  const { t } = useTranslation('common')
  const loaded: Article = useLoaderData()
  const { articleId = '' } = useParams()
  const { data: article = loaded } = useResource(loaded.faqCategory ? faqArticleOf(articleId) : articleOf(articleId))
  const { title, faqCategory: subject } = article
  const act = siteLink(article)
  return (
    <Page
      title={title}
      {...(subject && {
        parents: [
          { label: t('nav.help'), href: pages.help },
          { label: subject.title, href: helpCategoryPath(subject.id) },
        ],
      })}
      {...(article.catchphrase !== undefined && { subtitle: article.catchphrase })}
      image={article.picture}
    >
      <article className="mx-auto max-w-prose">
        <RichText html={article.content ?? article.extract ?? ''} />
        {act && (
          <Button {...act} className="mt-6">
            {article.buttonText ?? t('discover')}
          </Button>
        )}
        {article.asksFeedback && article.id !== undefined && <ArticleRating key={article.id} id={article.id} />}
        {subject && (
          <p className="mt-8 border-t border-line pt-4 print:hidden">
            <Button variant="tertiary" icon="arrow-left" className="-ms-4" href={helpCategoryPath(subject.id)}>
              {t('backTo', { subject: subject.title })}
            </Button>
          </p>
        )}
      </article>
    </Page>
  )
}

/** Asks whether an article was useful, if the operator wants to know. Sends nothing about the reader. */
function ArticleRating({ id }: { id: string }) {
  const { t } = useTranslation('help')
  const [answer, setAnswer] = useState<boolean>()
  const thanks = useRef<HTMLOutputElement>(null)
  const { busy, error, done, run } = useAction((useful: boolean) => rateArticle(id, useful), {
    onDone: () => thanks.current?.focus(), // The button that had the focus disappears.
  })
  const choose = (useful: boolean) => {
    setAnswer(useful)
    void run(useful)
  }
  return (
    <fieldset className="m-0 mt-8 min-w-0 border-0 border-t border-line p-0 pt-4 print:hidden">
      <legend className="float-left w-full p-0 font-semibold">{t('useful.question')}</legend>
      {!done && (
        <div className="clear-both flex gap-3 pt-2">
          <Button variant="secondary" loading={busy && answer === true} onClick={() => choose(true)}>
            {t('useful.yes')}
          </Button>
          <Button variant="secondary" loading={busy && answer === false} onClick={() => choose(false)}>
            {t('useful.no')}
          </Button>
        </div>
      )}
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <output ref={thanks} tabIndex={-1} className="clear-both block pt-2">
        {done ? t('useful.thanks') : error ? t('useful.failed') : ''}
      </output>
    </fieldset>
  )
}
