import type { ReactNode } from 'react'

/** Row of figures with their labels. */
export function Figures({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={`flex flex-wrap gap-x-10 gap-y-4 ${className ?? ''}`}>{children}</dl>
}

export function Figure({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-sm text-text-soft">{term}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
