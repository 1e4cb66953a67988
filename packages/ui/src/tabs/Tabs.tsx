import { cva } from 'class-variance-authority'
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { isShortcut, readingStep } from '../field/direction.ts'

const tab = cva([
  'min-h-control min-w-0 cursor-pointer rounded-inner border-0 bg-transparent px-1 py-2 text-sm font-semibold',
  'text-text-soft text-balance hyphens-auto wrap-anywhere',
  'hover:text-text focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
  'aria-selected:bg-surface-raised aria-selected:text-action-text aria-selected:shadow-card',
  'sm:px-4 sm:text-base forced-colors:aria-selected:outline-2',
])

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** Accessible name of the set of tabs. */
  label: string
  /** The tabs and their panels. */
  items: readonly { id: string; label: ReactNode; panel: ReactNode }[]
  /** Id of the open tab, if the host holds it. */
  value?: string | undefined
  /** Id of the tab that is open at first. @default the first */
  defaultValue?: string | undefined
  /** Called with the id of the selected tab. */
  onValueChange?: ((id: string) => void) | undefined
}

/**
 * Several panels, one of which is visible. It follows the tabs pattern of the ARIA Authoring Practices: arrows, Home
 * and End open a tab.
 *
 * Every panel stays mounted, so that text typed in one panel is still there on return.
 */
export function Tabs({ label, items, value: heldValue, defaultValue, onValueChange, className, ...rest }: TabsProps) {
  const base = useId()
  const [own, setOwn] = useState(defaultValue ?? items[0]?.id)
  const value = heldValue ?? own
  const open = (id: string) => {
    setOwn(id)
    onValueChange?.(id)
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isShortcut(event)) return
    const at = items.findIndex((item) => item.id === value)
    const step = readingStep(event.currentTarget)
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    const next = items[(to + items.length) % items.length]
    if (!next) return
    event.preventDefault()
    open(next.id)
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
  }
  return (
    <div {...rest} className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        tabIndex={-1}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-surface-sunken p-1"
      >
        {items.map((item) => {
          const isOpen = item.id === value
          return (
            <button
              key={item.id}
              id={`${base}-tab-${item.id}`}
              type="button"
              role="tab"
              aria-selected={isOpen}
              aria-controls={`${base}-panel-${item.id}`}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => open(item.id)}
              className={tab()}
            >
              {item.label}
            </button>
          )
        })}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          id={`${base}-panel-${item.id}`}
          role="tabpanel"
          aria-labelledby={`${base}-tab-${item.id}`}
          hidden={item.id !== value}
          className="pt-6"
        >
          {item.panel}
        </div>
      ))}
    </div>
  )
}
