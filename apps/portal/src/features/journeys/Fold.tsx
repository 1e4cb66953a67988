import { Details } from '@voie-libre/ui/details'
import type { IconName } from '@voie-libre/ui/icon'
import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  icon: IconName
  defaultOpen?: boolean
  className?: string
  children: ReactNode
}

/** Section that few drivers need, collapsed by default. */
export function Fold({ title, icon, defaultOpen = false, className, children }: FoldProps) {
  return (
    <section
      aria-label={title}
      className={`rounded-card border-card border-edge bg-surface-raised px-5 py-1 shadow-card lg:px-6 ${className ?? ''}`}
    >
      <Details icon={icon} defaultOpen={defaultOpen} summary={<h2 className="text-base">{title}</h2>}>
        <div className="pb-3">{children}</div>
      </Details>
    </section>
  )
}
