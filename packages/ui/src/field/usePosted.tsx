import { useCallback, useReducer, useRef, useSyncExternalStore, type ComponentProps, type FocusEvent } from 'react'
import { giveRef } from './giveRef.ts'
import { useFormReset } from './formReset.ts'

interface PostedProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'disabled' | 'form' | 'onChange' | 'onBlur' | 'ref'
> {
  /** The value, in the format of the server, if the host holds it. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * The value of a field that shows it in other words or another format: the name of a country, a date.
 *
 * A hidden input contains it, so the form posts what the field shows, also after a form library has written to the
 * input: the host's `ref` is this input, and its `focus()` goes to the visible one. Each change by a person is an input
 * event of the hidden input. `rest` has the props that are left for the visible one.
 */
export function usePosted<Props extends PostedProps>(props: Props & PostedProps, defaultValue: string) {
  const { name, value: held, defaultValue: _, ref, onChange, onBlur, onValueChange, ...rest } = props
  const { disabled, form } = rest
  const hidden = useRef<HTMLInputElement>(null)
  const visible = useRef<HTMLInputElement>(null)
  const [, renew] = useReducer((count: number) => count + 1, 0)
  const own = useSyncExternalStore(
    useCallback((onWrite: () => void) => watch(hidden.current, onWrite), []),
    () => hidden.current?.value ?? defaultValue,
    () => defaultValue,
  )
  const value = held ?? own
  useFormReset(hidden, () => {
    if (hidden.current && held === undefined) hidden.current.value = defaultValue
  })
  const shared = useCallback(
    (element: HTMLInputElement | null) => {
      hidden.current = element
      if (!element) return undefined
      // Not an assignment: Storybook's tests make the method of all elements one that can be assigned.
      const focus = (options?: FocusOptions) => visible.current?.focus(options)
      Object.defineProperty(element, 'focus', { configurable: true, value: focus })
      const before = element.value
      const takeBack = giveRef(ref, element)
      if (element.value !== before) renew() // A form library writes its default when it gets the ref.
      return takeBack
    },
    [ref],
  )
  return {
    value,
    rest,
    visible,
    hidden,
    /** Stores what a person entered. */
    enter: (next: string) => {
      if (!hidden.current || next === value) return
      hidden.current.value = next
      hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
      onValueChange?.(next)
      if (held !== undefined) renew() // The host may have refused the change.
    },
    /** For the visible input: a form library finds its field by the target's name. */
    onBlur: (event: FocusEvent<HTMLInputElement>) =>
      onBlur?.(new Proxy(event, { get: (of, key) => (key === 'target' ? hidden.current : Reflect.get(of, key)) })),
    input: (
      <input
        type="hidden"
        ref={shared}
        {...{ name, value, disabled, form }}
        onInput={(event) => onChange?.(Object.assign(event, { target: event.currentTarget }))}
      />
    ),
  }
}

/** The value of a hidden input is its attribute, so the browser reports writes by scripts too. */
function watch(input: HTMLInputElement | null, onWrite: () => void) {
  const observer = new MutationObserver(onWrite)
  if (input) observer.observe(input, { attributeFilter: ['value'] })
  input?.addEventListener('input', onWrite)
  return () => {
    observer.disconnect()
    input?.removeEventListener('input', onWrite)
  }
}
