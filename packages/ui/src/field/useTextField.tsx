import { useCallback, useState, type ChangeEvent, type ComponentProps, type FocusEvent, type Ref } from 'react'
import { useWords } from '../provider/UiProvider.tsx'
import { both } from './both.ts'
import { fieldAria, type FieldText, useField } from './Field.tsx'
import { useFormReset } from './formReset.ts'
import { useSharedRef } from './giveRef.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement

type Common = FieldText & Pick<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'defaultValue'>
interface TextProps<Element extends Typed> extends Common {
  limit?: number | undefined
  /** Id of an element that describes the input, besides hint and error. */
  describedBy?: string | undefined
  ref?: Ref<Element> | undefined
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined
  onBlur?: ((event: FocusEvent<Element>) => void) | undefined
}

/**
 * The logic shared by single-line and multi-line fields: the props of their `Field`, and those of the input.
 *
 * Counts characters against a limit and reports the excess. Never truncates, because that would silently change an
 * address or a name. The counter shows from `countedFrom`, a fraction of the limit. [HARDENING F-INP-03]
 */
export function useTextField<Element extends Typed, Props extends TextProps<Element>>(
  props: Props & TextProps<Element>,
  countedFrom: number,
) {
  const { field, rest: others } = useField(props)
  const { limit, describedBy, ref, onChange, onBlur, ...rest } = others
  const words = useWords()
  const [typed, setTyped] = useState(() => lengthOf(rest.defaultValue))
  const length = rest.value === undefined ? typed : lengthOf(rest.value)
  const counted = limit !== undefined
  const over = counted && length > limit
  const error = field.error ?? (over ? words.tooLong(length - limit, limit) : undefined)

  const [own, shared] = useSharedRef(ref)
  const count = () => counted && own.current && setTyped(own.current.value.length)
  // A form library may write to the element directly, so the count also runs on ref, on focus loss and on reset.
  const countedRef = useCallback(
    (element: Element | null) => {
      const takeBack = shared(element)
      if (element && counted) setTyped(element.value.length)
      return takeBack
    },
    [shared, counted],
  )
  useFormReset(own, () => setTimeout(count)) // the reset event fires before the form resets its values
  const counter = counted && length >= countedFrom * limit && (
    <span className={`ms-auto shrink-0 tabular-nums ${over ? 'font-semibold text-danger' : 'text-text-soft'}`}>
      <span aria-hidden="true">
        {length} / {limit}
      </span>
      <span className="sr-only">{words.characters(length, limit)}</span>
    </span>
  )
  return {
    field: { ...field, error, counter },
    input: {
      ...rest,
      ...fieldAria(field.id, { ...field, error }, describedBy),
      ref: countedRef,
      onChange: both<ChangeEvent<Element>>(onChange, count),
      onBlur: both<FocusEvent<Element>>(onBlur, count),
    },
  }
}

const lengthOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).length : 0)
