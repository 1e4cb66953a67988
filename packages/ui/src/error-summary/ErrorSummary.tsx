import { useEffect, useId, useRef, type ComponentProps } from 'react'
import { useSharedRef } from '../field/giveRef.ts'
import { Icon } from '../icon/Icon.tsx'
import { focused } from '../overlay/tree.ts'

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The number of errors, or what they have in common. */
  title: string
  /** The errors; `id` is the id of the field. */
  errors: readonly { id: string; text: string }[]
}

/**
 * The errors that stopped a form; each links to its field. It takes the focus after a submit or a press of a button, so
 * that keyboard and screen reader users start at the errors; not while somebody types or leaves a field.
 */
export function ErrorSummary({ title, errors, className, ref, ...rest }: ErrorSummaryProps) {
  const titleId = useId()
  const [box, shared] = useSharedRef(ref)
  const isShown = errors.length > 0
  const cause = useLastCause()
  useEffect(() => {
    if (isShown && cause.current !== 'other') box.current?.focus()
  }, [isShown, box, cause])
  // Takes the focus again after a further submit, with the same or other errors.
  useEffect(() => {
    if (cause.current === 'submit') box.current?.focus()
  })
  if (!isShown) return null
  return (
    <div
      tabIndex={-1}
      {...rest}
      ref={shared}
      role="alert"
      aria-live="off" // the focus announces it, once: not again each time a field is corrected
      aria-labelledby={titleId}
      className={`flex gap-2 rounded-card border-2 border-danger bg-danger-soft p-4 text-text ${className ?? ''}`}
    >
      <Icon name="alert" size={24} className="shrink-0 text-danger" />
      <div className="min-w-0">
        <p id={titleId} className="font-semibold text-danger">
          {title}
        </p>
        <ul className="m-0 mt-2 list-none space-y-1 p-0">
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                // Without a hash in the address, which a router would treat as a page.
                onClick={(event) => focusField(id, event.currentTarget) && event.preventDefault()}
                className="inline-block py-1 text-text underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-focus"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What happened last in the page. An unknown cause, before the first event, counts as a press. */
function useLastCause() {
  const cause = useRef<'submit' | 'press' | 'other'>('press')
  useEffect(() => {
    const onEvent = ({ type, target }: Event) => {
      const isPress = type === 'click' && target instanceof Element && target.closest('button') !== null
      cause.current = type === 'submit' ? type : isPress ? 'press' : 'other'
    }
    const types = ['submit', 'click', 'input', 'focusin']
    for (const type of types) window.addEventListener(type, onEvent, true)
    return () => {
      for (const type of types) window.removeEventListener(type, onEvent, true)
    }
  }, [])
  return cause
}

/** Focuses a field, or the first control of a group, in the page or the shadow root of an element beside it. */
export function focusField(id: string, beside: Element): boolean {
  const root = beside.getRootNode()
  const field = root instanceof ShadowRoot ? root.getElementById(id) : document.getElementById(id)
  if (!field) return false
  field.focus()
  // A group, such as RadioCards, does not take the focus itself.
  if (focused() !== field) field.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  field.scrollIntoView?.({ block: 'center' })
  return true
}
