import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { both } from '../field/both.ts'
import { fieldAria, FieldError, FieldHint, type FieldText, useField } from '../field/Field.tsx'
import { useSharedRef } from '../field/giveRef.ts'
import { useHeldThroughReset } from '../field/formReset.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { Spinner } from '../spinner/Spinner.tsx'

const cover = cva([
  'absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-pill',
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus disabled:cursor-not-allowed',
  'aria-disabled:cursor-not-allowed',
])

export interface SwitchProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'role' | 'required' | 'children' | 'checked' | 'defaultChecked'>,
    Pick<FieldText, 'label' | 'hint' | 'error'> {
  /** Whether it is on, if the host holds the state. */
  checked?: boolean | undefined
  /** Whether it is on at first, if the switch holds its own state. @default false */
  defaultChecked?: boolean | undefined
  /**
   * Called with the new state. The host sets `checked`; it keeps the old value if the server refuses or the driver
   * cancels.
   */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** The change is in progress: the switch ignores presses and keeps the focus. @default false */
  pending?: boolean | undefined
}

/**
 * Turns a setting on or off at once, without submitting a form; in a form use a Checkbox. The knob's position, a word
 * and, when it is on, an icon repeat what the colour shows. A native checkbox with the role of a switch: `ref` and all
 * further props reach it.
 */
export function Switch({ checked, defaultChecked = false, onCheckedChange, pending = false, ...props }: SwitchProps) {
  const words = useWords()
  const { field, rest: others } = useField(props)
  const { disabled = false, name, ref, ...rest } = others
  const { id, label, hint, error, className } = field
  const idle = pending || disabled
  const [input, shared] = useSharedRef(ref)
  useHeldThroughReset(input, checked !== undefined)
  return (
    <div className={className}>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <label id={`${id}-label`} htmlFor={id} className="block cursor-pointer font-semibold text-text">
            {label}
          </label>
          <FieldHint id={id} hint={hint} />
        </div>
        <span className="group/switch relative flex min-h-6 shrink-0 items-center gap-2 rounded-pill">
          {/* Covers the drawing, so that pointer, keyboard and screen readers use the same element. It stays focusable
              while disabled, and then posts nothing. */}
          <input
            {...rest}
            ref={shared}
            {...nativeSwitch}
            id={id}
            name={disabled ? undefined : name}
            {...(checked === undefined ? { defaultChecked } : { checked })}
            aria-labelledby={`${id}-label`}
            aria-describedby={fieldAria(id, { hint, error }, pending ? `${id}-pending` : '')['aria-describedby']}
            aria-disabled={idle || undefined}
            aria-busy={pending || undefined}
            onClick={both(rest.onClick, (event) => idle && event.preventDefault())}
            onChange={(event) => {
              if (idle) return
              rest.onChange?.(event)
              onCheckedChange?.(event.currentTarget.checked)
            }}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event)
              if (event.key !== 'Enter' || event.defaultPrevented) return
              event.preventDefault() // Enter on a checkbox would submit the form.
              event.currentTarget.click()
            }}
            className={cover()}
          />
          {/* Both words are in the same grid cell, so that the width does not change with the state. */}
          <span
            aria-hidden="true"
            className="grid justify-items-end text-sm text-text-soft *:col-start-1 *:row-start-1"
          >
            <span className="invisible font-semibold text-text group-has-checked/switch:visible">{words.on}</span>
            <span className="group-has-checked/switch:invisible">{words.off}</span>
          </span>
          <span className={track}>
            <span className={knob}>
              {pending ? (
                <Spinner size="sm" className="[&_svg]:size-4" />
              ) : (
                <Icon name="check" size={14} className="hidden group-has-checked/switch:block" />
              )}
            </span>
          </span>
        </span>
      </div>
      <output className="sr-only">{pending && <span id={`${id}-pending`}>{words.loading}</span>}</output>
      <FieldError id={id} error={error} className="mt-1.5" />
    </div>
  )
}

// The browser exposes whether a checkbox is checked, so there is no `aria-checked`.
const nativeSwitch = { type: 'checkbox', role: 'switch' }

// The native state decides what shows, because a form library writes to the input itself.
const track =
  'flex h-7 w-12 items-center rounded-pill border-2 border-line-strong bg-surface-raised p-0.5 transition-colors motion-reduce:transition-none ' +
  'group-hover/switch:border-action-edge group-has-[:disabled,[aria-disabled]]/switch:border-line group-has-[:disabled,[aria-disabled]]/switch:bg-surface-sunken ' +
  'group-has-checked/switch:justify-end group-has-[:checked:not(:disabled,[aria-disabled])]/switch:border-action-edge ' +
  'group-has-[:checked:not(:disabled,[aria-disabled])]/switch:bg-action-fill ' +
  'group-has-[:checked:is(:disabled,[aria-disabled])]/switch:border-text-soft group-has-[:checked:is(:disabled,[aria-disabled])]/switch:bg-text-soft'
const knob =
  'grid size-5 place-content-center rounded-pill bg-line-strong text-surface-raised group-has-checked/switch:bg-on-action-fill ' +
  'group-has-checked/switch:text-action-fill forced-colors:bg-[ButtonText] forced-colors:text-[ButtonFace]'
