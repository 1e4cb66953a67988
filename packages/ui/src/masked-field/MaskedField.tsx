import { Maskito } from '@maskito/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { control } from '../field/Field.tsx'
import { giveRef } from '../field/giveRef.ts'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'
import { digitsOf, grouped, maskOf } from './mask.ts'

export interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'limit'> {
  /** Sizes of the groups: [4, 4, 4, 4, 3]. */
  groups: readonly number[]
  /** Between the groups. */
  separator?: string
  /** Digits; what else it holds is dropped. */
  value?: string | undefined
  /** Digits; what else it holds is dropped. */
  defaultValue?: string | undefined
  /** The digits alone. Too many are not cut: refusing them is a rule of the host. */
  onValueChange?: (digits: string) => void
}

/**
 * Digits shown in groups while one types: a card number, an expiry. Spaces and dashes may be pasted along. Maskito keeps
 * the caret and its own history, since the browser cannot undo in a text that a script has regrouped.
 *
 * Without `value` the element itself holds the text, so a form library that reads it gets the groups: keep the digits of
 * `onValueChange`.
 */
export function MaskedField({
  groups,
  separator = ' ',
  value,
  defaultValue,
  onValueChange,
  onChange,
  onCompositionEnd,
  ref,
  ...rest
}: MaskedFieldProps) {
  const sizes = groups.join()
  const mask = useMemo(() => maskOf(sizes.split(',').map(Number), separator), [sizes, separator])
  // What an input method composes stays as it is until its end: a regrouped text would be composed once more.
  const [composed, setComposed] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const keep = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      return giveRef(ref, element)
    },
    [ref],
  )
  useEffect(() => {
    if (!input.current) return undefined
    const maskito = new Maskito(withBrowserSetter(input.current), mask)
    return () => maskito.destroy()
  }, [mask])

  return (
    <TextField
      inputMode="numeric"
      dir="ltr" // digits run from left to right in every script; groups would change places
      inputClassName={`${control} rtl:text-right`}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      {...(value === undefined ? {} : { value: composed ?? grouped(value, mask) })}
      {...(defaultValue === undefined ? {} : { defaultValue: grouped(defaultValue, mask) })}
      ref={keep}
      onChange={(event) => {
        const { nativeEvent, currentTarget } = event
        setComposed(nativeEvent instanceof InputEvent && nativeEvent.isComposing ? currentTarget.value : undefined)
        onChange?.(event)
        onValueChange?.(digitsOf(currentTarget.value))
      }}
      onCompositionEnd={(event) => {
        setComposed(undefined)
        onCompositionEnd?.(event)
      }}
    />
  )
}

/** React ignores an input event after a script has written `value`, unless the setter of the browser wrote it. */
function withBrowserSetter(input: HTMLInputElement): HTMLInputElement {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  return new Proxy(input, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
    set: (target, name, next) => {
      if (name !== 'value') return Reflect.set(target, name, next)
      property?.set?.call(target, next)
      return true
    },
  })
}
