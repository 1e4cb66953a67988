import { useId, type ComponentProps, type ReactNode } from 'react'
import { control, Field, fieldAria, type FieldText } from '../field/Field.tsx'
import { useCounted } from '../field/useCounted.tsx'

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
  const generatedId = useId()
  const id = ownId ?? generatedId
  const {
    ref: countedRef,
    tooLong,
    counter,
    ...listeners
  } = useCounted({
    limit,
    // Near the limit only: a counter under each field of an address is noise.
    from: (limit ?? 0) * 0.8,
    value: rest.value,
    defaultValue: rest.defaultValue,
    ref,
    onChange,
    onBlur,
  })
  const shown = error ?? tooLong
  const input = (
    <input
      type="text"
      {...rest}
      {...fieldAria(id, { hint, error: shown, required }, describedBy)}
      ref={countedRef}
      {...listeners}
      className={inputClassName ?? (trailing ? `${control} pe-12` : control)}
    />
  )
  return (
    <Field {...{ id, label, hint, required, optionalLabel, className }} error={shown} counter={counter}>
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
