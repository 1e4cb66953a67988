import type { Faq } from '@voie-libre/contract/schemas/content'
import { articlePath, helpCategoryPath, pages } from '@voie-libre/domain/access/pages'
import { Button } from '@voie-libre/ui/button'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { isIconName } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { SearchField } from '@voie-libre/ui/search-field'
import { Spinner } from '@voie-libre/ui/spinner'
import { Tile } from '@voie-libre/ui/tile'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contactEntries, helpArticles, helpTitles } from '../../api/help.ts'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { faqData } from '../../api/whitelabel.ts'
import { currentLanguage, localized } from '../../i18n/setup.ts'
import { LoadError } from '../../shared/feedback/LoadError.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useContactOffered } from '../../shared/page/useContactOffered.ts'
import { useShown } from '../../shared/page/useShown.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { findable, findHelp, type HelpArticle, isQuery, plainText } from './findHelp.ts'
import { plainLink, useSheetArticles, useWholeHelp } from './helpArticle.ts'
import synonyms from './helpSynonyms.json'
import { inShort } from './inShort.ts'

export const preload = () => Promise.allSettled([ensureLoaded(faqData()), ensureLoaded(contactEntries())])

/** help: the categories, and a search in all of them. [§2.11] */
export function Component() {
  const { t } = useTranslation(['help', 'common'])
  const { data, error, retrying, retry } = useResource(faqData())
  const faq = useShown(data)
  const title = faq?.title || t('title')
  return (
    <Page
      title={title}
      {...(faq?.subtitle !== undefined && { subtitle: <RichText html={faq.subtitle} /> })}
      image={faq?.picture}
    >
      {error ? (
        <LoadError busy={retrying} onRetry={retry} />
      ) : faq ? (
        <HelpSearch>
          <Subjects categories={faq.categories} />
        </HelpSearch>
      ) : (
        <Spinner size="lg" label={t('common:loading')} className="min-h-64 w-full justify-center" />
      )}
    </Page>
  )
}

function Subjects({ categories }: Pick<Faq, 'categories'>) {
  const { t } = useTranslation('help')
  const contact = useContactOffered()
  const articles = useSheetArticles()
  return (
    <section>
      <h2 className={`mb-5 font-heading text-2xl ${articles ? 'print:hidden' : ''}`}>{t('subjects')}</h2>
      {articles && (
        <div className="hidden leading-snug print:block">
          {categories.map(({ id, title }) => (
            <section key={id} className="mb-5">
              <h2 className="mb-2 font-heading text-lg">{title}</h2>
              <ul className="space-y-2">
                {articles.map(
                  (article) =>
                    article.faqCategory?.id === id &&
                    inShort(article) !== '' && (
                      <li key={article.id}>
                        <b className="font-semibold">{article.title}</b>
                        <RichText html={inShort(article)} />
                      </li>
                    ),
                )}
              </ul>
            </section>
          ))}
          {contact && (
            <p className="font-semibold">{`${t('contact')} · ${location.host}${localized(pages.contactChatbot)}`}</p>
          )}
        </div>
      )}
      <ul className={`grid gap-4 *:flex sm:grid-cols-2 lg:grid-cols-3 ${articles ? 'print:hidden' : ''}`}>
        {categories.map(({ id, title, icon }) => (
          <li key={id}>
            <Tile
              className="w-full"
              href={helpCategoryPath(id)}
              title={title}
              icon={icon !== undefined && isIconName(icon) ? icon : 'help'}
            />
          </li>
        ))}
        {contact && (
          <li className="sm:col-span-full sm:mt-4">
            <Tile className="w-full" href={pages.contactChatbot} title={t('contact')} icon="mail" />
          </li>
        )}
      </ul>
    </section>
  )
}

/** Searches the help centre; shows `children` while the query is empty. An addition to §2.11. */
function HelpSearch({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['help', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  // Where each article is a request of its own, they load only after the search field gets the focus.
  const [active, setActive] = useState(false)
  const { index, complete, error, retrying, retry } = useHelpIndex(active)

  const asking = isQuery(query)
  const found = useMemo(() => (index ? findHelp(index, query, synonyms[currentLanguage()]) : []), [index, query])
  const sure = found.length > 0 || complete
  const status = !asking || error || !sure ? '' : t('search.count', { count: found.length })

  return (
    <div className="flex flex-col gap-4 sm:gap-8">
      <search>
        <SearchField
          ref={input}
          label={t('search.label')}
          hint={t('search.hint')}
          className="max-w-2xl"
          value={query}
          onFocus={() => setActive(true)}
          onChange={(event) => {
            setActive(true)
            setQuery(event.currentTarget.value)
          }}
        />
        {/* Always rendered: screen readers announce only changes of an existing live region. */}
        <output className="mt-3 block min-h-6 text-text-soft">{status}</output>
      </search>
      {!asking ? (
        children
      ) : error ? (
        <LoadError busy={retrying} onRetry={retry} />
      ) : found.length > 0 ? (
        <Results found={found} />
      ) : complete ? (
        <EmptyState
          illustration="search"
          title={t('search.emptyTitle')}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setQuery('')
                input.current?.focus()
              }}
            >
              {t('search.clear')}
            </Button>
          }
        >
          <p>{t('search.emptyText')}</p>
        </EmptyState>
      ) : (
        <Spinner label={t('common:loading')} className="min-h-40 w-full justify-center" />
      )}
    </div>
  )
}

/** Indexes the whole help from one request if the operator offers it, else titles first and then articles. */
function useHelpIndex(active: boolean) {
  const { isOffered, ...whole } = useWholeHelp()
  const titles = useResource(active && !isOffered ? helpTitles() : undefined)
  const ids = titles.data?.filter(({ article }) => plainLink(article) === undefined).map(({ article }) => article.id)
  const texts = useResource(ids ? helpArticles(ids) : undefined)
  const index = useMemo(() => {
    const help = isOffered
      ? whole.articles?.flatMap(({ id, ...article }) =>
          id === undefined ? [] : { ...article, id, category: article.faqCategory?.title ?? '' },
        )
      : titles.data?.map(({ article, category }) => ({ ...texts.data?.get(article.id), ...article, category }))
    return help && findable(help)
  }, [isOffered, whole.articles, titles.data, texts.data])
  const complete = isOffered ? index !== undefined : texts.data !== undefined || texts.error !== undefined
  return { ...(isOffered ? whole : titles), index, complete }
}

function Results({ found }: { found: readonly HelpArticle[] }) {
  const { t } = useTranslation('help')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 font-heading text-2xl">
        {t('search.results')}
      </h2>
      <ul className="divide-y divide-line rounded-card border-card border-edge bg-surface-raised shadow-card">
        {found.map((article) => (
          <li key={article.id} className="px-5 py-4">
            <Link className="font-semibold" {...(plainLink(article) ?? { href: articlePath(article.id) })}>
              {article.title}
            </Link>
            <p className="mt-1 max-w-prose empty:hidden">{plainText(inShort(article))}</p>
            <p className="mt-1 text-sm text-text-soft">{article.category}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
