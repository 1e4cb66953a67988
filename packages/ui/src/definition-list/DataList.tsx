import type { ComponentProps, ReactNode } from 'react'

type DataListProps = ComponentProps<'dl'> & {
  /** The terms and values in display order; each term is unique. */
  items: readonly { term: string; value: ReactNode }[]
}

/** Terms and their values: a reference, an amount, a date. */
export function DataList({ items, className, ...rest }: DataListProps) {
  return (
    <dl {...rest} className={`divide-y divide-line ${className ?? ''}`}>
      {items.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 py-2.5">
          <dt className="text-text-soft">{term}</dt>
          <dd className="text-end font-semibold break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
