import { useId, type ComponentProps } from 'react'
import { control, Field, fieldAria, type FieldText } from '../field/Field.tsx'
import { useCounted } from '../field/useCounted.tsx'

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'maxLength' | 'required' | 'children'>, FieldText {
  /** The longest text the host accepts, counted below. What is beyond is never cut, but said. [HARDENING F-INP-03] */
  limit?: number | undefined
}

/** Several lines of text; grows with them where the browser can. `ref` and all further props reach the textarea. */
export function TextArea({
  label,
  hint,
  error,
  required,
  optionalLabel,
  limit,
  className,
  id: ownId,
  ref,
  rows = 5,
  onChange,
  onBlur,
  ...rest
}: TextAreaProps) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const {
    ref: countedRef,
    tooLong,
    counter,
    ...listeners
  } = useCounted({ limit, value: rest.value, defaultValue: rest.defaultValue, ref, onChange, onBlur })
  const shown = error ?? tooLong
  return (
    <Field {...{ id, label, hint, required, optionalLabel, className }} error={shown} counter={counter}>
      <textarea
        {...rest}
        {...fieldAria(id, { hint, error: shown, required })}
        ref={countedRef}
        rows={rows}
        {...listeners}
        className={`${control} field-sizing-content h-auto max-h-96 min-h-32 resize-y py-2.5`}
      />
    </Field>
  )
}
