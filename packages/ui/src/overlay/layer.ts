import { useState, type ComponentProps, type ReactElement, type RefObject } from 'react'

/** What a host decides about each layer. */
export interface LayerProps {
  /** Controlled by the host. Leave it out if `trigger` or `defaultOpen` opens it. */
  open?: boolean | undefined
  /** Whether it is open at first, if the host does not control it. @default false */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens it. */
  trigger?: ReactElement<ComponentProps<'button'>> | undefined
  /**
   * The element to render it in. By default the host's `<dialog>` or the element with the brand around it, otherwise its
   * shadow root or the body.
   */
  container?: Element | ShadowRoot | null | undefined
  /** The element in it that takes the focus on opening. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Called before Escape closes it; `event.preventDefault()` keeps it open. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Called before a press outside closes it; `event.preventDefault()` keeps it open. */
  onInteractOutside?: ((event: Event) => void) | undefined
}

/** Whether a layer is open, by the host or by itself. */
export function useOpen(props: Pick<LayerProps, 'open' | 'defaultOpen' | 'onOpenChange'>) {
  const [own, setOwn] = useState(props.defaultOpen ?? false)
  const open = props.open ?? own
  const change = (next: boolean) => {
    setOwn(next)
    if (next !== open) props.onOpenChange?.(next)
  }
  return [open, change] as const
}
