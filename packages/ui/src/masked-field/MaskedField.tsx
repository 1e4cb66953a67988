import type { ChangeEvent, KeyboardEvent } from 'react'
import { control } from '../field/Field.tsx'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'
import { digitsOf, grouped, placeAfter } from './grouping.ts'

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
 * Digits shown in groups while one types: a card number, an expiry. Spaces and dashes may be pasted along.
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
  onKeyDown,
  ...rest
}: MaskedFieldProps) {
  const show = (text: string) => grouped(digitsOf(text), groups, separator)

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const digits = digitsOf(input.value)
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
    const text = grouped(digits, groups, separator)
    // Written before React sees the new value, which then equals the element's: the caret stays where we put it.
    if (text !== input.value) {
      input.value = text
      const caret = placeAfter(before, text)
      input.setSelectionRange(caret, caret)
    }
    onChange?.(event)
    onValueChange?.(digits)
  }

  // A separator cannot be deleted, it would come back at once: step over it, and the key takes the digit beyond.
  const stepOver = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const input = event.currentTarget
    const caret = input.selectionStart
    if (caret === null || caret !== input.selectionEnd) return
    const width = separator.length
    if (event.key === 'Backspace' && input.value.slice(caret - width, caret) === separator) {
      input.setSelectionRange(caret - width, caret - width)
    }
    if (event.key === 'Delete' && input.value.slice(caret, caret + width) === separator) {
      input.setSelectionRange(caret + width, caret + width)
    }
  }

  return (
    <TextField
      inputMode="numeric"
      dir="ltr" // digits run from left to right in every script; groups would change places
      inputClassName={`${control} rtl:text-right`}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      {...(value === undefined ? {} : { value: show(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: show(defaultValue) })}
      onChange={change}
      onKeyDown={stepOver}
    />
  )
}
