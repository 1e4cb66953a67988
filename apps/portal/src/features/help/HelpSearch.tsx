import { Button } from '@voie-libre/ui/button'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { Icon } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { Spinner } from '@voie-libre/ui/spinner'
import { TextField } from '@voie-libre/ui/text-field'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { helpArticles, helpTitles } from '../../api/help.ts'
import { useResource } from '../../api/resource.ts'
import { LoadError } from '../../shared/feedback/LoadError.tsx'
import { type Findable, findable, findHelp, isQuery } from './findHelp.ts'
import { articlePath, plainLink } from './helpLink.ts'

/** The search of the help centre; while nothing is looked for, what is given shows. Ours, beyond §2.11. */
export function HelpSearch({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['help', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  // Most visitors choose a subject: the articles are only fetched for one who turns to the field.
  const [wanted, setWanted] = useState(false)
  const { index, complete, error, retrying, retry } = useHelpIndex(wanted)

  const asking = isQuery(query)
  const found = useMemo(() => findHelp(index ?? [], query), [index, query])
  const sure = found.length > 0 || complete
  const spoken = !asking || error || !sure ? '' : t('search.count', { count: found.length })

  return (
    <div className="flex flex-col gap-8">
      <search>
        <TextField
          ref={input}
          type="search"
          label={t('search.label')}
          hint={t('search.hint')}
          autoComplete="off"
          enterKeyHint="search"
          className="max-w-2xl"
          value={query}
          onFocus={() => setWanted(true)}
          onChange={(event) => {
            setWanted(true)
            setQuery(event.currentTarget.value)
          }}
          trailing={<Icon name="search" size={22} className="me-2 text-text-soft" />}
        />
        {/* Always there, so that a change of its text is spoken. */}
        <output className="mt-3 block min-h-6 text-text-soft">{spoken}</output>
      </search>
      {!asking ? (
        children
      ) : error ? (
        <LoadError busy={retrying} onRetry={retry} />
      ) : found.length > 0 ? (
        <Results key={query} found={found} />
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
        <div className="grid min-h-40 place-items-center">
          <Spinner label={t('common:loading')} />
        </div>
      )}
    </div>
  )
}

/** Titles first, extracts as soon as they are there. */
function useHelpIndex(wanted: boolean) {
  const { data: entries, error, retrying, retry } = useResource(wanted ? helpTitles() : undefined)
  const ids = entries?.filter(({ article }) => plainLink(article) === undefined).map(({ article }) => article.id)
  const { data: articles, error: failed } = useResource(ids ? helpArticles(ids) : undefined)
  const index = useMemo(() => entries && findable(entries, articles ?? new Map()), [entries, articles])
  return { index, complete: articles !== undefined || failed !== undefined, error, retrying, retry }
}

/** As many as one reads; the rest is drawn on request, so that a letter is answered at once whatever the help holds. */
const atFirst = 15

function Results({ found }: { found: readonly Findable[] }) {
  const { t } = useTranslation('help')
  const headingId = useId()
  const [all, setAll] = useState(false)
  const rest = found.length - atFirst
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 font-heading text-2xl">
        {t('search.results')}
      </h2>
      <ul className="divide-y divide-line rounded-card border-card border-edge bg-surface-raised shadow-card">
        {(all ? found : found.slice(0, atFirst)).map(({ article, category, extract }, place) => (
          <li key={article.id} className="px-5 py-4">
            {/* The button that asked for more is gone: whoever pressed it goes on at the first new result. */}
            <Link
              className="font-semibold"
              ref={place === atFirst ? focus : undefined}
              {...(plainLink(article) ?? { href: articlePath(article.id) })}
            >
              {article.title}
            </Link>
            {extract !== '' && <p className="mt-1 max-w-prose">{extract}</p>}
            <p className="mt-1 text-sm text-text-soft">{category}</p>
          </li>
        ))}
      </ul>
      {!all && rest > 0 && (
        <Button variant="secondary" className="mt-4" onClick={() => setAll(true)}>
          {t('search.more', { count: rest })}
        </Button>
      )}
    </section>
  )
}

const focus = (link: HTMLElement | null) => link?.focus()
