import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { isShortcut } from '../field/direction.ts'
import { useSharedRef } from '../field/giveRef.ts'
import { Icon } from '../icon/Icon.tsx'
import { returnFocus } from '../overlay/page.ts'
import { useWords } from '../provider/UiProvider.tsx'
import { current, dismiss, onServer, displayTime, subscribe, type Shown } from './toasts.ts'

export { toast } from './toasts.ts'

/**
 * Shows the messages of `toast`. Render it once, near the end of the page. Screen readers announce messages politely,
 * and they never take the focus. A message stays long enough to read, longer while the pointer or the focus is on any
 * message or the page is hidden, and without limit if it has an action. F6 moves the focus to the newest message and
 * back; it also returns when the message closes. Show failures beside the failed element, never here. [§8]
 */
export function ToastRegion({ className, ref, ...rest }: Omit<ComponentProps<'section'>, 'children'>) {
  const words = useWords()
  const toasts = useSyncExternalStore(subscribe, current, onServer)
  // Stored by message, because a replaced message receives no pointerleave or focusout event.
  const [holders, setHolders] = useState<Holders>({})
  const [region, shared] = useSharedRef(ref)
  // Where the focus came from.
  const origin = useRef<Element>(null)
  useEffect(() => {
    if (toasts.length === 0) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== hotkey || isShortcut(event)) return
      event.preventDefault()
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && region.current?.contains(activeElement)) {
        activeElement.blur()
        returnFocus(origin.current)
      } else region.current?.querySelector<HTMLElement>('output > :last-child button')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region, toasts])
  // Browsers fire no event when the focused message is removed.
  const isGone = holders.focus !== undefined && !toasts.some(({ id }) => id === holders.focus)
  useEffect(() => {
    if (isGone) returnFocus(origin.current)
  }, [isGone])
  const held = toasts.some(({ id }) => id === holders.pointer || id === holders.focus)
  return (
    <section
      {...rest}
      ref={shared}
      data-toasts // lets Tab reach the region from an overlay
      aria-label={`${words.notifications} (${hotkey})`}
      className={`pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-2 p-4 sm:items-end ${className ?? ''}`}
    >
      {/* `output` is live by its role already; overlays look for the attribute and do not make the region inert. */}
      <output aria-live="polite" className="contents">
        {toasts.map((item) => (
          <Message
            key={item.id}
            item={item}
            held={held}
            onHold={(change) => setHolders((now) => ({ ...now, ...change }))}
            onEnter={(from) => {
              if (!region.current?.contains(from)) origin.current = from
            }}
          />
        ))}
      </output>
    </section>
  )
}

const hotkey = 'F6'

type Holders = { pointer?: number | undefined; focus?: number | undefined }

/** `onEnter` gets the element that had the focus before. */
type MessageProps = {
  item: Shown
  held: boolean
  onHold: (change: Holders) => void
  onEnter: (from: Element | null) => void
}

function Message({ item, held, onHold, onEnter }: MessageProps) {
  const words = useWords()
  const { id, text, action } = item

  useEffect(() => {
    if (held || action) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => dismiss(id), displayTime(text))
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [held, action, id, text])

  const close = () => dismiss(id)
  return (
    <div
      onPointerEnter={() => onHold({ pointer: id })}
      onPointerLeave={() => onHold({ pointer: undefined })}
      onFocus={({ relatedTarget }) => {
        onHold({ focus: id })
        onEnter(relatedTarget)
      }}
      onBlur={() => onHold({ focus: undefined })}
      className="pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-control border-control border-s-4 border-success bg-surface-raised ps-4 text-text shadow-raised"
    >
      <Icon name="check" size={24} className="text-success" />
      <p className="min-w-0 flex-1 py-3 break-words">{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onAction()
            close()
          }}
          className="min-h-target shrink-0 cursor-pointer px-2 font-semibold text-action-text underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={words.close} onClick={close} />
    </div>
  )
}
