import { cva } from 'class-variance-authority'
import { useCallback, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Button } from '../button/Button.tsx'
import { isShortcut } from '../field/direction.ts'
import { useSharedRef } from '../field/giveRef.ts'
import { useEscape } from '../field/useEscape.ts'
import { fold } from '../fold/fold.ts'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { showBeside } from '../overlay/showBeside.ts'
import { focused } from '../overlay/tree.ts'
import { HostLink } from '../provider/UiProvider.tsx'

const menuItem = cva(
  [
    'flex min-h-control w-full cursor-pointer items-center gap-3 rounded-inner border-0 bg-transparent px-3 py-2',
    'text-start text-base no-underline -outline-offset-2',
    'hover:bg-action-soft focus:bg-action-soft aria-disabled:cursor-not-allowed aria-disabled:text-text-soft',
  ],
  { variants: { tone: { danger: 'text-danger', plain: 'text-text' } }, defaultVariants: { tone: 'plain' } },
)
const menuPanel = cva([
  'fixed inset-auto z-50 m-0 max-h-[calc(100dvh-1rem)] w-max max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card',
  'border-card border-edge bg-surface-raised p-1 text-text shadow-raised',
])

type MenuItem = {
  /** The action in a few words; unique in the menu. */
  label: string
  icon?: IconName | undefined
  /** `danger` for an action that deletes something. */
  tone?: 'danger' | undefined
  /** It stays reachable by keyboard, so that everybody learns that it exists. */
  disabled?: boolean | undefined
} & ({ onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined })

interface MenuProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** The words of the button. */
  label: string
  /** The actions in display order. */
  items: readonly MenuItem[]
  /** Visual weight of the button. @default secondary */
  variant?: 'primary' | 'secondary' | 'tertiary' | undefined
  /** An icon before the words. */
  icon?: IconName | undefined
}

/**
 * A button that opens a list of actions, after the menu button pattern of the ARIA Authoring Practices. `ref` and all
 * further props reach the button.
 */
export function Menu({ label, items, variant = 'secondary', icon, ref, onClick, onKeyDown, ...rest }: MenuProps) {
  const id = useId()
  const [button, shared] = useSharedRef(ref)
  const [open, setOpen] = useState(false)
  // The item that takes the focus on opening: the first or the last one.
  const start = useRef<0 | -1>(0)
  const openAt = (edge: 0 | -1) => {
    start.current = edge
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useEscape(open, button, close)
  const show = useCallback(
    (panel: HTMLDivElement) => {
      const hide = showBeside(button.current, panel, 'start', () => setOpen(false))
      itemsIn(panel).at(start.current)?.focus()
      return hide
    },
    [button],
  )

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isShortcut(event)) return
    const stops = itemsIn(event.currentTarget)
    const at = stops.findIndex((stop) => stop === focused())
    const next = reached(event.key, at, items)
    if (next !== undefined) {
      event.preventDefault()
      stops.at(next)?.focus()
    } else if (event.key === 'Tab') {
      close() // Tab then moves on from the button.
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault() // a link follows Space too
      stops[at]?.click()
    }
  }
  return (
    <>
      <Button
        {...rest}
        ref={shared}
        variant={variant}
        {...(icon && { icon })}
        id={rest.id ?? `${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => {
          onClick?.(event)
          if (event.defaultPrevented) return
          if (open) setOpen(false)
          else openAt(0)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          const { key } = event
          if ((key !== 'ArrowDown' && key !== 'ArrowUp') || isShortcut(event) || rest.disabled) return
          event.preventDefault()
          openAt(key === 'ArrowDown' ? 0 : -1)
        }}
      >
        {label}
        <Icon name="chevron-down" size={20} className="ms-2 inline-block align-middle" />
      </Button>
      {open && (
        <div
          id={id}
          aria-labelledby={rest.id ?? `${id}-button`}
          ref={show}
          role="menu"
          tabIndex={-1}
          popover="manual"
          data-state="open"
          onKeyDown={move}
          className={menuPanel()}
        >
          {items.map((item) => (
            <Item key={item.label} item={item} onClose={close} />
          ))}
        </div>
      )}
    </>
  )
}

function Item({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { label, icon, tone, disabled = false, href, onSelect } = item
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    className: menuItem({ tone }),
  }
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      <span className="min-w-0 break-words">{label}</span>
    </>
  )
  if (href !== undefined && !disabled) {
    return (
      <HostLink {...look} href={href} onClick={onClose}>
        {content}
      </HostLink>
    )
  }
  return (
    <button
      type="button"
      {...look}
      onClick={() => {
        if (disabled) return
        onClose() // first, so that a dialog which the action opens returns the focus to the button
        onSelect?.()
      }}
    >
      {content}
    </button>
  )
}

const itemsIn = (panel: Element) => [...panel.querySelectorAll<HTMLElement>('[role=menuitem]')]

/** The index of the item that a key moves to; -1 is the last one. A letter finds the next item that begins with it. */
function reached(key: string, at: number, items: readonly MenuItem[]): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % items.length
  if (key === 'ArrowUp') return Math.max(at, 0) - 1
  if (key === 'Home') return 0
  if (key === 'End') return -1
  if (key.length !== 1 || key === ' ') return undefined
  const order = items.map((_, index) => (at + 1 + index) % items.length)
  return order.find((index) => fold(items[index]?.label ?? '').startsWith(fold(key)))
}
