import * as Radix from '@radix-ui/react-popover'
import { useId, useRef, useState, type ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'

type TooltipProps = Omit<ComponentProps<'button'>, 'type' | 'ref'> & {
  /** Accessible name of the button, such as “Why this question?”. */
  label: string
}

const leaveDelay = 200

/**
 * An icon button that shows an explanation: temporarily on hover and focus, until the next press on a click. Escape
 * closes it; the pointer can move over the text (WCAG 1.4.13). For links use a Popover.
 */
export function Tooltip({ label, className, children, ...rest }: TooltipProps) {
  const [open, setOpen] = useState<'no' | 'while here' | 'pinned'>('no')
  const textId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const enter = () => {
    clearTimeout(leaving.current)
    setOpen((now) => (now === 'no' ? 'while here' : now))
  }
  const leave = () => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setOpen((now) => (now === 'while here' ? 'no' : now)), leaveDelay)
  }
  return (
    <Radix.Root open={open !== 'no'} onOpenChange={(next) => setOpen(next ? 'pinned' : 'no')}>
      <Radix.Anchor asChild>
        <button
          ref={button}
          type="button"
          {...rest}
          aria-label={label}
          aria-expanded={open !== 'no'}
          aria-describedby={open === 'no' ? undefined : textId}
          className={`inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-control align-middle text-action hover:bg-action-soft ${className ?? ''}`}
          onPointerEnter={enter}
          onPointerLeave={leave}
          onFocus={enter}
          onBlur={leave}
          onClick={() => setOpen((now) => (now === 'pinned' ? 'no' : 'pinned'))}
          onKeyDown={(event) => event.key === 'Escape' && setOpen('no')}
        >
          <Icon name="info" size={22} />
        </button>
      </Radix.Anchor>
      {/* Beside the button in the DOM too, so that Tab moves from the button to the links in the text. */}
      <span ref={setBeside} />
      <Radix.Portal container={beside}>
        <Radix.Content
          id={textId}
          role="tooltip"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 w-max max-w-[min(22rem,calc(100vw-1.5rem))] rounded-control border-card border-edge bg-surface-raised p-3 text-start text-sm font-normal text-text shadow-raised"
          // The button handles presses on itself.
          onInteractOutside={(event) => fromWithin(button.current, event.target) && event.preventDefault()}
          // Otherwise the focus would be lost with the focused link.
          onEscapeKeyDown={() => fromWithin(beside, document.activeElement) && button.current?.focus()}
          onOpenAutoFocus={preventAutoFocus}
          onCloseAutoFocus={preventAutoFocus}
          onPointerEnter={enter}
          onPointerLeave={leave}
          onFocus={enter}
          onBlur={leave}
        >
          {/* Radix would trap Tab here, but this is not a dialog. */}
          <div role="presentation" onKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const fromWithin = (element: Element | null, target: EventTarget | null) =>
  target instanceof Node && element?.contains(target) === true

const preventAutoFocus = (event: Event) => event.preventDefault()
