import { cva } from 'class-variance-authority'
import { useCallback, useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { both } from '../field/both.ts'
import { useSharedRef } from '../field/giveRef.ts'
import { useEscape } from '../field/useEscape.ts'
import { Icon } from '../icon/Icon.tsx'
import { showBeside } from '../overlay/showBeside.ts'
import { focused } from '../overlay/tree.ts'

const bubble = cva([
  'fixed inset-auto z-50 m-0 w-max max-w-[min(22rem,calc(100vw-1.5rem))] rounded-control border-card border-edge',
  'bg-surface-raised p-3 text-start text-sm font-normal text-text shadow-raised',
])

type TooltipProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** Accessible name of the button, such as “Why this question?”. */
  label: string
}

const leaveDelay = 200

/**
 * An icon button that shows an explanation: temporarily on hover and focus, until the next press on a click. Escape
 * closes it; the pointer can move over the text (WCAG 1.4.13). For links use a Popover.
 */
export function Tooltip({ label, className, children, ref, ...rest }: TooltipProps) {
  const [open, setOpen] = useState<'no' | 'while here' | 'leaving' | 'pinned'>('no')
  const textId = useId()
  const [button, shared] = useSharedRef(ref)
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open !== 'leaving') return undefined
    const timer = setTimeout(() => setOpen('no'), leaveDelay)
    return () => clearTimeout(timer)
  }, [open])
  const enter = () => setOpen((now) => (now === 'pinned' ? now : 'while here'))
  const leave = () => setOpen((now) => (now === 'while here' ? 'leaving' : now))
  // The pointer and the focus may move between the button and the text.
  const watched = { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave }
  const show = useCallback(
    (panel: HTMLElement) => {
      text.current = panel
      return showBeside(button.current, panel, 'center', () => setOpen('no'))
    },
    [button],
  )
  useEscape(open !== 'no', button, () => {
    // Moves the focus, which would be lost with a focused link of the text.
    if (text.current?.contains(focused())) button.current?.focus()
    setOpen('no')
  })
  return (
    <>
      <button
        ref={shared}
        type="button"
        {...rest}
        aria-label={label}
        aria-expanded={open !== 'no'}
        aria-describedby={open === 'no' ? undefined : textId}
        className={`inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-control align-middle text-action-text hover:bg-action-soft ${className ?? ''}`}
        onPointerEnter={both(rest.onPointerEnter, enter)}
        onPointerLeave={both(rest.onPointerLeave, leave)}
        onFocus={both(rest.onFocus, enter)}
        onBlur={both(rest.onBlur, leave)}
        onClick={both(rest.onClick, (event) => {
          if (!event.defaultPrevented) setOpen((now) => (now === 'pinned' ? 'no' : 'pinned'))
        })}
      >
        <Icon name="info" size={22} />
      </button>
      {/* Follows the button, so that Tab moves from it to a link in the text. */}
      {open !== 'no' && (
        <span ref={show} id={textId} role="tooltip" popover="manual" className={bubble()} {...watched}>
          {children}
        </span>
      )}
    </>
  )
}
