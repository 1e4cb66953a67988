import { useId, type ComponentProps } from 'react'
import { FieldError, fieldAria, FieldHint, FieldMark, type FieldText } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'required'>, FieldText {}

/** The drawn box of a native checkbox; where colours are forced, the system draws its own. */
export const tickBox =
  'peer size-6 shrink-0 cursor-pointer appearance-none rounded-[min(var(--radius-control),0.375rem)] border-2 border-line-strong bg-surface-raised ' +
  'checked:border-action checked:bg-action hover:border-action focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:checked:bg-text-soft forced-colors:appearance-auto'

/** The mark upon `tickBox`; its next sibling. */
export const Tick = () => (
  <Icon
    name="check"
    size={18}
    className="pointer-events-none absolute start-[3px] top-[3px] hidden text-on-action peer-checked:block forced-colors:hidden"
  />
)

/** Yes or no. `ref` and all further props reach the input. */
export function Checkbox({
  label,
  hint,
  error,
  required,
  optionalLabel,
  className,
  id: ownId,
  ...rest
}: CheckboxProps) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <span className="relative flex">
          <input {...rest} type="checkbox" {...fieldAria(id, { hint, error, required })} className={tickBox} />
          <Tick />
        </span>
        <div className="min-w-0">
          <label htmlFor={id} className="block cursor-pointer text-text">
            {label}
            <FieldMark required={required} optionalLabel={optionalLabel} />
          </label>
          <FieldHint id={id} hint={hint} />
        </div>
      </div>
      {error && (
        <div className="mt-1">
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  )
}
