import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { FieldGroup, type GroupText } from '../field/FieldGroup.tsx'
import { useChoices } from '../field/useChoices.ts'
import { useWords } from '../provider/UiProvider.tsx'

export interface CheckboxGroupProps
  extends GroupText, Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'name' | 'ref'> {
  /** `name` attribute of the checkboxes: a form posts the value of each checked one under it. */
  name?: string | undefined
  /** The choices in display order. */
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean | undefined }[]
  /** Values of the checked choices, if the host holds them. Leave the prop out if the form holds them. */
  value?: readonly string[] | undefined
  /** Values that are checked at first, if the form holds them. @default none */
  defaultValue?: readonly string[] | undefined
  /** Called with the values of all checked choices, in display order. */
  onValueChange?: ((value: string[]) => void) | undefined
  /** Each checkbox; at last the one that takes the focus, the first checked or first one. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Any number of a few choices. Native checkboxes; the group's name and error belong to all of them. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, name, options, value, defaultValue, onValueChange, ref, error, id: ownId, ...rest } = props
  const words = useWords()
  const group = useChoices(ref, value !== undefined)
  const generatedId = useId()
  const id = ownId ?? generatedId
  return (
    <FieldGroup
      {...rest}
      ref={group}
      id={`${id}-group`}
      error={error}
      legend={
        <>
          {legend}
          {/* Says it in words, because a group has no `aria-required`, as a radiogroup has. */}
          {rest.required && <span className="sr-only"> ({words.required})</span>}
        </>
      }
    >
      <div className="flex flex-col gap-3 py-1">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? id : undefined} // so that an ErrorSummary can link to the group
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            {...(value === undefined
              ? { defaultChecked: defaultValue?.includes(option.value) }
              : { checked: value.includes(option.value) })}
            onChange={({ currentTarget }) => {
              const boxes = currentTarget.closest('fieldset')?.querySelectorAll<HTMLInputElement>('[type=checkbox]')
              onValueChange?.([...(boxes ?? [])].filter(({ checked }) => checked).map((box) => box.value))
            }}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
