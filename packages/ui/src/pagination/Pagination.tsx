import { cva } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { grouped } from '../locales/grouped.ts'
import { HostLink, useLanguage, useWords } from '../provider/UiProvider.tsx'
import { InlineSelect } from './InlineSelect.tsx'
import { pagesShown } from './pagesShown.ts'

const box = cva(
  [
    'inline-flex h-control cursor-pointer items-center justify-center gap-1 rounded-control border text-sm tabular-nums no-underline transition-colors',
    'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-text-soft aria-disabled:opacity-60',
    'motion-reduce:transition-none forced-colors:aria-[current]:outline-2',
  ],
  {
    variants: {
      kind: {
        step: 'min-w-control border-line-strong bg-surface-raised text-action-text hover:bg-action-soft @3xl:px-3',
        current:
          'min-w-9 border-action-edge bg-action-fill font-semibold text-on-action-fill forced-color-adjust-none @xl:min-w-control',
        page: 'min-w-9 border-transparent text-action-text hover:bg-action-soft @xl:min-w-control',
      },
    },
  },
)

type Going =
  | {
      /** Returns the address of a page: pages are then links, so that new tabs and the Back button work. */
      href: (page: number) => string
      /** Called with the page, if pages have no addresses. */
      onPageChange?: undefined
    }
  | { href?: undefined; onPageChange: (page: number) => void }

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> &
  Going & {
    /** Accessible name: the content that is paged, such as “Pages of journeys”. */
    label: string
    /** Current page, from 1. */
    page: number
    /** Number of items on a page. */
    pageSize: number
    /** Number of all items. */
    total: number
    /** Called with the chosen page size. Without it, the choice of page sizes is hidden. */
    onPageSizeChange?: ((pageSize: number) => void) | undefined
  }

const usualSizes = [10, 25, 50]

/** Navigation through the pages of a long list. A single page shows no navigation. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageSize, total, onPageSizeChange, href, onPageChange, className, ...rest } = props
  const words = useWords()
  const language = useLanguage()
  const format = (number: number) => grouped(number, language)
  const sizeId = useId()
  // The current size must be visible, also if an address or a host sets one that is not an option.
  const sizes = [...new Set([...usualSizes, pageSize])].toSorted((a, b) => a - b)
  const count = Math.max(1, Math.ceil(total / pageSize))
  const place = (to: number, children: ReactNode, named?: number) => {
    const nowhere = to < 1 || to > count
    const current = named === page
    const shared = {
      className: box({ kind: named === undefined ? 'step' : current ? 'current' : 'page' }),
      'aria-label': named === undefined ? undefined : `${words.page} ${format(named)}`,
      'aria-current': current ? ('page' as const) : undefined,
      'aria-disabled': nowhere || undefined,
      children,
    }
    if (href === undefined) {
      return <button type="button" {...shared} onClick={nowhere || current ? undefined : () => onPageChange(to)} />
    }
    // A disabled link stays a link, so that it keeps the focus of the user who pressed it.
    return (
      <HostLink {...shared} href={href(nowhere ? page : to)} onClick={(event) => nowhere && event.preventDefault()} />
    )
  }
  const step = (to: number, word: string, icon: 'chevron-left' | 'chevron-right') => {
    const sign = <Icon name={icon} size={20} className="rtl:[scale:-1_1]" />
    return place(
      to,
      <>
        {icon === 'chevron-left' && sign}
        <span className="sr-only @3xl:not-sr-only">{word}</span>
        {icon === 'chevron-right' && sign}
      </>,
    )
  }
  return (
    // A container query, because a narrow column of a wide page has as little room as a phone.
    <nav {...rest} aria-label={label} className={`@container ${className ?? ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-text-soft">
          <p className="tabular-nums">
            {total === 0
              ? words.results(0)
              : words.rangeOf(
                  format((page - 1) * pageSize + 1),
                  format(Math.min(total, page * pageSize)),
                  format(total),
                )}
          </p>
          {onPageSizeChange && (
            <div className="flex items-center gap-2">
              <label htmlFor={sizeId}>{words.pageSize}</label>
              <InlineSelect
                id={sizeId}
                value={pageSize}
                onChange={(event) => onPageSizeChange(Number(event.target.value))}
                className="relative"
              >
                {sizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </InlineSelect>
            </div>
          )}
        </div>
        {count > 1 && (
          <div className="ms-auto flex items-center gap-1 @max-xl:w-full @max-xl:flex-wrap @max-xl:justify-between">
            {step(page - 1, words.previousPage, 'chevron-left')}
            <ol className="flex items-center @xl:gap-1">
              {pagesShown(page, count).map(({ at, narrow, wide }) => (
                <li key={at} className={narrow ? (wide ? '' : '@xl:hidden') : '@max-xl:hidden'}>
                  {typeof at === 'string' ? (
                    <span className="block min-w-8 text-center text-text-soft">…</span>
                  ) : (
                    place(at, format(at), at)
                  )}
                </li>
              ))}
            </ol>
            {step(page + 1, words.nextPage, 'chevron-right')}
          </div>
        )}
      </div>
    </nav>
  )
}
