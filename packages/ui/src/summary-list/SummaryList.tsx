import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import { useWords } from '../provider/UiProvider.tsx'

interface Row {
  /** Names the answer; unique in the list. */
  term: string
  /** The answer. If it is `undefined` or empty, the list says that nothing is given. */
  value?: ReactNode
  /** Leads to where the answer can be changed: a page's address, or a handler that opens a form. */
  change?: { href: string } | { onClick: () => void } | undefined
}

type SummaryListProps = ComponentProps<'dl'> & {
  /** The answers in display order. */
  items: readonly Row[]
}

/** Given answers, each with a way to change it: before sending a form, or in a profile. */
export function SummaryList({ items, className, ...rest }: SummaryListProps) {
  const words = useWords()
  return (
    <dl {...rest} className={`divide-y divide-line ${className ?? ''}`}>
      {items.map(({ term, value, change }) => (
        <div key={term} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
          <dt className="col-start-1 text-sm text-text-soft">{term}</dt>
          <dd className="col-start-1 min-w-0 break-words tabular-nums">
            {value === undefined || value === '' ? (
              <span className="text-text-soft">{words.notGiven}</span>
            ) : (
              <span className="font-semibold">{value}</span>
            )}
          </dd>
          {change && (
            <dd className="col-start-2 row-span-2 row-start-1 self-center">
              <Change {...change}>
                {words.change}
                <span className="sr-only">{words.about(term)}</span>
              </Change>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Change({ children, ...target }: NonNullable<Row['change']> & { children: ReactNode }) {
  if ('href' in target) return <Link href={target.href}>{children}</Link>
  return (
    <button
      type="button"
      onClick={target.onClick}
      className="min-h-target cursor-pointer rounded-control border-0 bg-transparent p-0 text-action-text underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </button>
  )
}
