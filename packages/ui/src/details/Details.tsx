import { useState, type ComponentProps, type ReactNode } from 'react'
import { both } from '../field/both.ts'
import { Icon, type IconName } from '../icon/Icon.tsx'

interface DetailsProps extends Omit<ComponentProps<'details'>, 'children' | 'open'> {
  /** The line that opens and closes it. */
  summary: ReactNode
  /**
   * The content, which find in page also searches while it is closed. Pass a function if rendering is expensive: it is
   * called at the first opening, and find in page knows nothing of it before.
   */
  children: ReactNode | (() => ReactNode)
  /** Whether it starts open. @default false */
  defaultOpen?: boolean | undefined
  /** An icon before the summary. */
  icon?: IconName | undefined
}

/** A part of the text that only some readers need. A native `details`, which works without scripts too. */
export function Details({ summary, children, defaultOpen = false, icon, onToggle, ...rest }: DetailsProps) {
  const [rendered, setRendered] = useState(defaultOpen)
  return (
    <details
      {...rest}
      open={defaultOpen} // The element keeps its state itself: React writes the attribute only when the prop changes.
      onToggle={both(onToggle, ({ currentTarget }) => currentTarget.open && setRendered(true))}
    >
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 rounded-control text-sm font-semibold text-text hover:text-action-text [&::-webkit-details-marker]:hidden">
        {icon && <Icon name={icon} size={20} />}
        <span className="min-w-0 break-words">{summary}</span>
        <Icon name="chevron-down" size={20} className="ms-auto text-action-text in-open:rotate-180" />
      </summary>
      <div className="pt-3 pb-1">{typeof children === 'function' ? rendered && children() : children}</div>
    </details>
  )
}
