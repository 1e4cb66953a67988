import type { ComponentProps } from 'react'
import { control, Field, type FieldText, useField } from '../field/Field.tsx'
import { useSharedRef } from '../field/giveRef.ts'
import { useHeldThroughReset } from '../field/formReset.ts'
import { Icon } from '../icon/Icon.tsx'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'required'>, FieldText {
  /** The options in display order. */
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[]
  /** Shown while nothing is selected; its value is the empty string. */
  placeholder?: string | undefined
}

/**
 * One option of a short list. A native select, so that phones show their own control. `ref` and all further props reach
 * the select.
 */
export function Select({ options, placeholder, ref, ...props }: SelectProps) {
  const { field, aria, rest } = useField(props)
  const [select, shared] = useSharedRef(ref)
  useHeldThroughReset(select, rest.value !== undefined)
  return (
    <Field {...field}>
      <div className="relative">
        <select {...rest} ref={shared} {...aria} className={`${control} cursor-pointer appearance-none truncate pe-11`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={24}
          className="pointer-events-none absolute end-3 top-1/2 [translate:0_-50%] text-text-soft"
        />
      </div>
    </Field>
  )
}
