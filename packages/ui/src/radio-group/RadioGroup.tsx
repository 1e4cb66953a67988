import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { FieldGroup, type GroupText } from '../field/FieldGroup.tsx'
import { useChoices } from '../field/useChoices.ts'

export interface RadioGroupProps
  extends GroupText, Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'name' | 'ref'> {
  /** `name` attribute of the radios. @default a generated one, which keeps the radios of two groups apart */
  name?: string | undefined
  /** The choices in display order. */
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean | undefined }[]
  /**
   * Value of the selected choice, if the host holds it: `undefined` then selects none. Leave the prop out if the form
   * holds it.
   */
  value?: string | undefined
  /** Value of the choice that is selected at first, if the form holds it. @default none */
  defaultValue?: string | undefined
  /** Called with the value of the selected choice. */
  onValueChange?: ((value: string) => void) | undefined
  /** Each radio; at last the one that takes the focus, the selected or first one. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One of a few choices whose words say enough. Native radios, so arrow keys select. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, defaultValue, onValueChange, ref, id: ownId, ...rest } = props
  const generatedId = useId()
  const id = ownId ?? generatedId
  const isHeld = 'value' in props
  const group = useChoices(ref, isHeld)
  return (
    <FieldGroup {...rest} ref={group} id={`${id}-group`} role="radiogroup">
      <div className="flex flex-col gap-3 py-1">
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${index}` // the first, so that an ErrorSummary can link to it
          return (
            <div key={option.value} className="flex items-start gap-3">
              <input
                type="radio"
                id={optionId}
                name={name ?? generatedId}
                value={option.value}
                disabled={option.disabled}
                aria-describedby={option.hint == null ? undefined : `${optionId}-about`}
                {...(isHeld ? { checked: option.value === value } : { defaultChecked: option.value === defaultValue })}
                onChange={() => onValueChange?.(option.value)}
                className={`${radio} ${rest.error ? 'border-danger' : 'border-line-strong'}`}
              />
              <div className="min-w-0">
                <label htmlFor={optionId} className="block cursor-pointer text-text">
                  {option.label}
                </label>
                {option.hint != null && (
                  <div id={`${optionId}-about`} className="text-sm text-text-soft">
                    {option.hint}
                  </div>
                )}
              </div>
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}

const radio =
  'size-6 shrink-0 cursor-pointer appearance-none rounded-dot border-2 bg-surface-raised checked:border-[7px] checked:border-action-edge ' +
  'hover:border-action-edge focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus disabled:cursor-not-allowed ' +
  'disabled:border-line disabled:bg-surface-sunken disabled:checked:border-text-soft forced-colors:appearance-auto'
