import type { PropsWithChildren } from 'react'

/** A figure beside its label, for a line of figures. */
export function LineFigure({
  term,
  className = '',
  children,
}: PropsWithChildren<{ term: string; className?: string }>) {
  return (
    <div className={`flex flex-wrap items-baseline gap-x-1.5 ${className}`}>
      <dt className="text-text-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
