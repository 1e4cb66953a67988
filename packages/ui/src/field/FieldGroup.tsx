import type { ComponentProps, ReactNode } from 'react'
import { fieldAria, FieldError, FieldHint, FieldMark, type FieldText } from './Field.tsx'

/** The texts of a group of choices. */
export interface GroupText extends Omit<FieldText, 'label'> {
  /** The question; names the group. */
  legend: ReactNode
}

type FieldGroupProps = GroupText & Omit<ComponentProps<'fieldset'>, 'id'> & { id: string }

/** Question, hint, choices and error of one group, in reading order. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, legend, hint, error, required, optionalLabel, className, children, ...rest } = props
  const { id: _, 'aria-describedby': describedBy, ...state } = fieldAria(id, { hint, error, required })
  return (
    <fieldset
      {...rest}
      {...(rest.role === 'radiogroup' && state)} // no other group can itself be required or invalid
      aria-describedby={describedBy}
      className={`m-0 min-w-0 border-0 p-0 ${className ?? ''}`}
    >
      <legend className="mb-1.5 p-0 font-semibold text-text">
        {legend}
        <FieldMark required={required} optionalLabel={optionalLabel} />
      </legend>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} className="mt-1.5" />
    </fieldset>
  )
}
