import { cva } from 'class-variance-authority'
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { isShortcut, readingStep } from '../field/direction.ts'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { useChoices } from '../field/useChoices.ts'
import { Icon, type IconName } from '../icon/Icon.tsx'
import type { RadioGroupProps } from '../radio-group/RadioGroup.tsx'

const card = cva(
  [
    'group/card flex min-h-control items-center rounded-control border outline-offset-2 outline-focus',
    'has-[:focus-visible]:outline-2 has-disabled:cursor-not-allowed has-disabled:border-line',
    'has-disabled:bg-surface-sunken has-disabled:[box-shadow:none]',
  ],
  {
    variants: {
      compact: {
        true: 'gap-2 px-2.5 py-1.5 max-[20rem]:col-span-2 sm:gap-3 sm:px-4',
        false: 'col-span-2 gap-3 px-4 py-3',
      },
      disabled: {
        true: 'cursor-not-allowed border-dashed border-line-strong bg-surface-sunken',
        false: [
          'cursor-pointer border-line-strong bg-surface-raised',
          'hover:border-action-edge has-checked:border-action-edge has-checked:bg-action-soft has-checked:[box-shadow:0_0_0_1px_var(--vl-color-action-edge)]',
        ],
      },
    },
  },
)
const radio = cva([
  'size-6 shrink-0 cursor-[inherit] appearance-none rounded-dot border-2 border-line-strong bg-surface-raised outline-none',
  'checked:border-[7px] checked:border-action-edge disabled:border-line disabled:bg-surface-sunken',
  'disabled:checked:border-text-soft aria-disabled:border-line aria-disabled:bg-surface-sunken forced-colors:appearance-auto',
])
const title = cva('block font-semibold wrap-anywhere', {
  variants: {
    compact: { true: 'text-sm sm:text-base', false: '' },
    disabled: { true: 'text-text-soft', false: 'text-text' },
  },
})
const description = cva('block text-text-soft group-has-checked/card:text-text', {
  variants: { compact: { true: 'text-xs sm:text-sm', false: 'text-sm' } },
})

export interface RadioCardsProps
  extends
    Pick<RadioGroupProps, 'value' | 'defaultValue' | 'onValueChange' | 'hint' | 'error' | 'required' | 'ref'>,
    Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'ref'> {
  /** The question; names the group. */
  legend: string
  /** `name` attribute of the radios. */
  name: string
  /**
   * The choices; `description` explains one, and a `disabled` one stays reachable by keyboard. Two `compact` ones share a
   * row, on a phone without icon: for choices that few people need.
   */
  options: readonly {
    value: string
    label: ReactNode
    description?: ReactNode
    icon?: IconName | undefined
    disabled?: boolean | undefined
    compact?: boolean | undefined
  }[]
  /** Called when somebody tries to select a disabled choice, so that the host can give the reason. */
  onDisabledChoice?: ((value: string) => void) | undefined
}

const down: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
const along: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * One of a few choices, each with room for a description. Native radios; disabled ones stay reachable by keyboard, so
 * that everybody can learn the reason. `id` is that of the first radio; all further props reach the fieldset. [HARDENING §4, method choice]
 */
export function RadioCards(props: RadioCardsProps) {
  const { name, options, value, defaultValue, onValueChange, onDisabledChoice, ref, id: ownId, ...rest } = props
  const generatedId = useId()
  const id = ownId ?? generatedId
  const isHeld = 'value' in props
  const group = useChoices(ref, isHeld)

  // The browser's arrow keys select the choice they reach. A disabled choice must not be selected by them, and only
  // Space or a click asks for the reason.
  const move = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    rest.onKeyDown?.(event)
    if (event.defaultPrevented) return
    const step = down[event.key] ?? (along[event.key] ?? 0) * readingStep(event.currentTarget)
    if (step === 0 || isShortcut(event) || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const at = (radios.indexOf(event.target) + step + radios.length) % radios.length
    radios[at]?.focus()
    if (!options[at]?.disabled) radios[at]?.click()
  }
  return (
    <FieldGroup {...rest} ref={group} id={id} role="radiogroup" onKeyDown={move}>
      <div className="grid grid-cols-2 gap-x-2 gap-y-3 sm:gap-x-3">
        {options.map((option, index) => {
          // Ids use the index: a value may contain a space, which would split the id in an ARIA attribute.
          const labelId = `${id}-${index}-label`
          const { compact = false, disabled = false } = option
          const wordsId = option.description == null ? undefined : `${id}-${index}`
          return (
            <label key={option.value} className={card({ compact, disabled })}>
              <input
                type="radio"
                id={index === 0 ? id : undefined} // so that an ErrorSummary can link to the group
                name={name}
                value={option.value}
                {...(isHeld ? { checked: option.value === value } : { defaultChecked: option.value === defaultValue })}
                aria-disabled={disabled || undefined}
                aria-describedby={wordsId}
                aria-labelledby={labelId}
                onClick={(event) => {
                  if (!disabled) return
                  event.preventDefault()
                  onDisabledChoice?.(option.value)
                }}
                onChange={(event) => {
                  if (disabled) event.stopPropagation()
                  else onValueChange?.(option.value)
                }}
                className={radio()}
              />
              <span className="min-w-0 flex-1">
                <span id={labelId} className={title({ compact, disabled })}>
                  {option.label}
                </span>
                {option.description != null && (
                  <span id={wordsId} className={description({ compact })}>
                    {option.description}
                  </span>
                )}
              </span>
              {option.icon && (
                <Icon
                  name={disabled ? 'lock' : option.icon}
                  className={`shrink-0 text-text-soft ${compact && !disabled ? 'max-sm:hidden' : ''}`}
                />
              )}
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
