import type { ComponentProps } from 'react'
import { control, Field, type FieldText } from '../field/Field.tsx'
import { useTextField } from '../field/useTextField.tsx'
import type { TextFieldProps } from '../text-field/TextField.tsx'

export interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, 'maxLength' | 'required' | 'children'>,
    FieldText,
    Pick<TextFieldProps, 'limit'> {}

/**
 * Several lines of text. It grows with its content in browsers that support that. `ref` and all further props reach the
 * textarea.
 */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { field, input } = useTextField<HTMLTextAreaElement, typeof props>(props, 0)
  return (
    <Field {...field}>
      <textarea
        {...input}
        rows={rows}
        className={`${control} field-sizing-content h-auto max-h-96 min-h-32 resize-y py-2.5`}
      />
    </Field>
  )
}
