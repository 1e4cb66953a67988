import { Maskito } from '@maskito/core'
import { useEffect, useMemo, useState } from 'react'
import { control } from '../field/Field.tsx'
import { useSharedRef } from '../field/giveRef.ts'
import { useFormValue } from '../field/useFormValue.ts'
import { Posted } from '../field/Posted.tsx'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'
import { digitsOf, grouped, maskOf } from './mask.ts'

export interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'limit'> {
  /** Sizes of the groups: [4, 4, 4, 4, 3]. */
  groups: readonly number[]
  /** Separator between the groups. */
  separator?: string
  /** Digits; what else it holds is dropped. */
  value?: string | undefined
  /** Digits; what else it holds is dropped. */
  defaultValue?: string | undefined
  /** Called with the digits only, including too many ones, which the host must refuse. */
  onValueChange?: (digits: string) => void
}

/**
 * Shows digits in groups during typing: a card number, an expiry. Pasted text may contain spaces and dashes. Maskito keeps
 * the caret and its own undo history, because the browser cannot undo in a text that a script has changed.
 *
 * With a `name`, the form posts the digits. A form library that reads the input itself gets the groups: use the digits of
 * `onValueChange` instead.
 */
export function MaskedField({
  groups,
  separator = ' ',
  value,
  defaultValue,
  onValueChange,
  name,
  onChange,
  onInput,
  onBlur,
  onCompositionEnd,
  ref,
  ...rest
}: MaskedFieldProps) {
  const sizes = groups.join()
  const mask = useMemo(() => maskOf(sizes.split(',').map(Number), separator), [sizes, separator])
  // Does not regroup during a composition, because the input method would compose the changed text again.
  const [composed, setComposed] = useState<string>()
  const [input, shared] = useSharedRef(ref)
  const [digits, setDigits] = useFormValue(input, value !== undefined, value ?? '', defaultValue ?? '')
  useEffect(() => {
    if (!input.current) return undefined
    const maskito = new Maskito(withBrowserSetter(input.current), mask)
    return () => maskito.destroy()
  }, [input, mask])

  return (
    <>
      <TextField
        inputMode="numeric"
        dir="ltr" // Digits run from left to right in every script; otherwise right-to-left pages would reorder the groups.
        inputClassName={`${control} rtl:text-right`}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...(value === undefined ? {} : { value: composed ?? grouped(value, mask) })}
        {...(defaultValue === undefined ? {} : { defaultValue: grouped(defaultValue, mask) })}
        ref={shared}
        onChange={(event) => {
          const { nativeEvent, currentTarget } = event
          setComposed(nativeEvent instanceof InputEvent && nativeEvent.isComposing ? currentTarget.value : undefined)
          onChange?.(event)
          onValueChange?.(digitsOf(currentTarget.value))
        }}
        onInput={(event) => {
          // React sends no change event if the text is the one from before a reset.
          setDigits(digitsOf(event.currentTarget.value))
          onInput?.(event)
        }}
        onBlur={(event) => {
          setDigits(digitsOf(event.currentTarget.value)) // A form library may write to the input directly.
          onBlur?.(event)
        }}
        onCompositionEnd={(event) => {
          setComposed(undefined)
          onCompositionEnd?.(event)
        }}
      />
      <Posted name={name} value={digitsOf(digits)} disabled={rest.disabled} form={rest.form} />
    </>
  )
}

/** Sets the value with the browser's own setter; after a change by React's setter, React ignores the input event. */
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
