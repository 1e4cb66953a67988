import { useEffect, useId, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { hasScrollBar } from '../modal/hasScrollBar.ts'
import { useWords } from '../provider/UiProvider.tsx'

type DrawerProps = Omit<ComponentProps<'dialog'>, 'open' | 'title'> & {
  /** Held by the host. */
  open: boolean
  /** Asked for by Escape, the button, a press beside it or a link inside. */
  onOpenChange: (open: boolean) => void
  /** Names the panel. */
  title: string
  /** Where it comes from, in the direction of writing. */
  side?: 'start' | 'end'
}

/**
 * A panel that slides in over the page. A native modal dialog: the page behind is inert, Escape closes, focus returns
 * to the opener. It weighs nothing in the first load, where the header needs it.
 */
export function Drawer({ open, onOpenChange, title, side = 'end', className, children, ...rest }: DrawerProps) {
  const words = useWords()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (open) {
      current?.toggleAttribute('data-scroll-bar', hasScrollBar())
      current?.showModal()
    } else current?.close()
  }, [open])

  return (
    <dialog
      {...rest}
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      className={`drawer m-0 h-dvh max-h-none w-88 max-w-[88vw] border-card border-edge bg-surface-raised text-text shadow-raised backdrop:bg-scrim ${
        side === 'end'
          ? 'ms-auto starting:translate-x-12 rtl:starting:-translate-x-12'
          : 'me-auto starting:-translate-x-12 rtl:starting:translate-x-12'
      } ${className ?? ''}`}
      onClose={() => onOpenChange(false)}
    >
      {open && (
        <div
          role="presentation"
          className="flex min-h-full flex-col overflow-y-auto overscroll-contain p-4"
          onKeyDown={keepFocusInside}
          onClick={(event) => followsLink(event.target) && onOpenChange(false)}
        >
          <div className="mb-4 flex items-center justify-between gap-4">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <IconButton icon="close" label={words.close} onClick={() => onOpenChange(false)} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

/** Whoever follows a link out of a drawer is done with it. */
const followsLink = (target: EventTarget) => target instanceof Element && target.closest('a[href]') !== null

/** From the last stop to the first and back; the browser would pass through its own bar between them. */
function keepFocusInside(event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
  const [first, last] = [stops[0], stops.at(-1)]
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (event.target !== edge) return
  event.preventDefault()
  other?.focus()
}
