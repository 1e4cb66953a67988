import type { ComponentProps } from 'react'
import { FieldError, FieldHint, FieldMark, type FieldText, useField } from '../field/Field.tsx'
import { useSharedRef } from '../field/giveRef.ts'
import { useHeldThroughReset } from '../field/formReset.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'required'>, FieldText {}

/**
 * A native checkbox drawn in the brand's colours, mark included. It uses no further element, because lists have a
 * thousand checkboxes. With forced colours, the system draws its own.
 */
export const tickBox =
  'grid size-6 shrink-0 cursor-pointer appearance-none place-content-center rounded-mark border-2 border-line-strong bg-surface-raised ' +
  // The mark is there from the beginning: to show it needs no layout, which in a list of a thousand takes long.
  "[&:not(:checked,:indeterminate)]:before:invisible before:size-3.5 before:content-[''] " +
  'before:bg-on-action-fill before:[clip-path:polygon(10%_46%,0_58%,38%_92%,100%_22%,88%_12%,37%_68%)] ' +
  'checked:border-action-edge checked:bg-action-fill hover:border-action-edge focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken ' +
  'disabled:checked:bg-text-soft disabled:before:bg-surface-raised forced-colors:appearance-auto forced-colors:before:hidden'

/** A yes or no. `ref` and all further props reach the input. */
export function Checkbox({ ref, ...props }: CheckboxProps) {
  const { field, aria, rest } = useField(props)
  const { id, label, hint, error, required, optionalLabel, className } = field
  const [input, shared] = useSharedRef(ref)
  useHeldThroughReset(input, rest.checked !== undefined)
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input {...rest} ref={shared} type="checkbox" {...aria} className={tickBox} />
        <div className="min-w-0">
          <label htmlFor={id} className="block cursor-pointer text-text">
            {label}
            <FieldMark required={required} optionalLabel={optionalLabel} />
          </label>
          <FieldHint id={id} hint={hint} />
        </div>
      </div>
      <FieldError id={id} error={error} className="mt-1" />
    </div>
  )
}
