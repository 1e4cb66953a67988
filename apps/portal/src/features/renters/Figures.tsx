import type { ReactNode } from 'react'

/** Row of figures with their labels. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className="flex flex-wrap gap-x-10 gap-y-4">{children}</dl>
}

export function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-text-soft">{term}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** A figure beside its label, for a line of figures. */
export function LineFigure({
  term,
  className = '',
  children,
}: {
  term: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`flex flex-wrap items-baseline gap-x-1.5 ${className}`}>
      <dt className="text-text-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
