import {
  useCallback,
  useId,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { control, Field, fieldAria, type FieldText } from '../field/Field.tsx'
import { giveRef } from '../field/giveRef.ts'
import { useWords } from '../provider/UiProvider.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'maxLength' | 'required'>, FieldText {
  /**
   * The longest text the host accepts. What is typed or pasted is never cut, since a silent cut changes an address or a
   * name: a counter shows near the limit, and words beyond it. [HARDENING F-INP-03]
   */
  limit?: number | undefined
  /** Shown inside the box, after the text: a unit or a button. */
  trailing?: ReactNode
  /** Describes the input, besides its hint and error: the id of something the host shows near it. */
  describedBy?: string | undefined
  /** Replaces the look of the box, for the rare input that looks like something else. */
  inputClassName?: string | undefined
}

/** One line of text. `ref` and all further props reach the input, `className` its field. */
export function TextField({
  label,
  hint,
  error,
  required,
  optionalLabel,
  limit,
  trailing,
  describedBy,
  inputClassName,
  className,
  id: ownId,
  ref,
  onChange,
  onBlur,
  ...rest
}: TextFieldProps) {
  const words = useWords()
  const generatedId = useId()
  const id = ownId ?? generatedId
  const [typed, setTyped] = useState(() => lengthOf(rest.defaultValue))
  const length = rest.value === undefined ? typed : lengthOf(rest.value)
  const counted = limit !== undefined

  // A form library may write the value into the element itself: read it where it lands, and again on leaving.
  const countedRef = useCallback(
    (input: HTMLInputElement | null) => {
      const cleanUp = giveRef(ref, input)
      if (input && counted) setTyped(input.value.length)
      return cleanUp
    },
    [ref, counted],
  )
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    if (counted) setTyped(event.currentTarget.value.length)
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event)
    if (counted) setTyped(event.currentTarget.value.length)
  }

  const over = counted && length > limit
  const shown = error ?? (over ? words.tooLong(length - limit, limit) : undefined)
  const input = (
    <input
      type="text"
      {...rest}
      {...fieldAria(id, { hint, error: shown, required }, describedBy)}
      ref={countedRef}
      onChange={change}
      onBlur={blur}
      className={inputClassName ?? (trailing ? `${control} pe-12` : control)}
    />
  )
  return (
    <Field
      {...{ id, label, hint, required, optionalLabel, className }}
      error={shown}
      counter={
        counted && length >= limit * 0.8 ? (
          <span className={`ms-auto shrink-0 tabular-nums ${over ? 'font-semibold text-danger' : 'text-text-soft'}`}>
            <span aria-hidden="true">
              {length} / {limit}
            </span>
            <span className="sr-only">{words.characters(length, limit)}</span>
          </span>
        ) : undefined
      }
    >
      {trailing ? (
        <div className="relative">
          {input}
          <div className="absolute inset-y-0 end-0 flex items-center pe-1.5">{trailing}</div>
        </div>
      ) : (
        input
      )}
    </Field>
  )
}

const lengthOf = (value: ComponentProps<'input'>['value']) => (value === undefined ? 0 : String(value).length)
