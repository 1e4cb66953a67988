import type { ComponentProps, ReactNode } from 'react'
import { control, Field, type FieldText } from '../field/Field.tsx'
import { useTextField } from '../field/useTextField.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'maxLength' | 'required'>, FieldText {
  /**
   * Maximum length that the host accepts. Shows a counter near the limit and an error beyond it. Does not truncate typed or
   * pasted text, because that would silently change an address or a name. [HARDENING F-INP-03]
   */
  limit?: number | undefined
  /** Shown inside the box, after the text: a unit or a button. */
  trailing?: ReactNode
  /** Shown after the box: a button that fills it. */
  beside?: ReactNode
  /** Id of an element that describes the input, besides its hint and error. */
  describedBy?: string | undefined
  /** Replaces the classes of the box, for an input with a different look. */
  inputClassName?: string | undefined
}

/** One line of text. `ref` and all further props reach the input, `className` its field. */
export function TextField({ trailing, beside, inputClassName, ...props }: TextFieldProps) {
  // The counter shows from 80 % of the limit: a counter under each field of an address would distract.
  const { field, input } = useTextField<HTMLInputElement, typeof props>(props, 0.8)
  const alone = <input type="text" {...input} className={inputClassName ?? (trailing ? `${control} pe-12` : control)} />
  const box = trailing ? (
    <div className="relative min-w-0 flex-1">
      {alone}
      <div className="absolute inset-y-0 end-0 flex items-center pe-1.5">{trailing}</div>
    </div>
  ) : (
    alone
  )
  return (
    <Field {...field}>
      {beside ? (
        <div className="flex gap-3">
          {box}
          {beside}
        </div>
      ) : (
        box
      )}
    </Field>
  )
}
