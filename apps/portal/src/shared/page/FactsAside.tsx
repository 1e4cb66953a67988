import { Card } from '@voie-libre/ui/card'
import { Icon, type IconName } from '@voie-libre/ui/icon'
import type { ReactNode } from 'react'

interface FactsAsideProps {
  title: string
  facts: readonly (readonly [icon: IconName, text: string])[]
  children?: ReactNode
}

export const FactsAside = ({ title, facts, children }: FactsAsideProps) => (
  <aside aria-label={title}>
    <Card tone="sunken" title={title}>
      <ul className="flex flex-col gap-4">
        {facts.map(([icon, text]) => (
          <li key={icon} className="flex items-center gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-action-soft text-action-text">
              <Icon name={icon} size={24} />
            </span>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      {children && <div className="mt-5">{children}</div>}
    </Card>
  </aside>
)
