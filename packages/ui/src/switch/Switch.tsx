import { useId, type ComponentProps } from 'react'
import { FieldError, FieldHint, type FieldText } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { Spinner } from '../spinner/Spinner.tsx'

export interface SwitchProps
  extends
    Omit<ComponentProps<'button'>, 'type' | 'role' | 'value' | 'onChange' | 'children'>,
    Pick<FieldText, 'label' | 'hint' | 'error'> {
  /** Whether it is on; held by the host. */
  checked: boolean
  /**
   * Called with the new state. The host sets `checked`; it keeps the old value if the server refuses or the driver
   * cancels.
   */
  onCheckedChange: (checked: boolean) => void
  /** The change is in progress: the switch ignores presses and keeps the focus. Default false. */
  pending?: boolean
}

/**
 * Turns a setting on or off at once, without submitting a form; in a form use a Checkbox. The knob's position, an icon
 * and a word repeat what the colour shows. `ref` and all further props reach the button.
 */
export function Switch({
  label,
  hint,
  error,
  checked,
  onCheckedChange,
  pending = false,
  disabled = false,
  className,
  id: ownId,
  onClick,
  ...rest
}: SwitchProps) {
  const words = useWords()
  const generatedId = useId()
  const id = ownId ?? generatedId
  const idle = pending || disabled
  const describedBy = [hint != null && `${id}-hint`, error && `${id}-error`, pending && `${id}-pending`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <label id={`${id}-label`} htmlFor={id} className="block cursor-pointer font-semibold text-text">
            {label}
          </label>
          <FieldHint id={id} hint={hint} />
        </div>
        <button
          {...rest}
          type="button"
          role="switch"
          id={id}
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          aria-disabled={idle || undefined}
          aria-busy={pending || undefined}
          onClick={(event) => {
            onClick?.(event)
            if (!idle) onCheckedChange(!checked)
          }}
          className="group flex min-h-6 shrink-0 cursor-pointer items-center gap-2 rounded-pill aria-disabled:cursor-not-allowed"
        >
          {/* Both words are in the same grid cell, so that the width does not change with the state. */}
          <span
            aria-hidden="true"
            className="grid justify-items-end text-sm text-text-soft *:col-start-1 *:row-start-1"
          >
            <span className={checked ? 'font-semibold text-text' : 'invisible'}>{words.on}</span>
            <span className={checked ? 'invisible' : ''}>{words.off}</span>
          </span>
          <span
            className={`flex h-7 w-12 items-center rounded-pill border-2 p-0.5 transition-colors motion-reduce:transition-none ${
              checked
                ? 'justify-end border-action bg-action group-aria-disabled:border-text-soft group-aria-disabled:bg-text-soft'
                : 'border-line-strong bg-surface-raised group-hover:border-action group-aria-disabled:border-line group-aria-disabled:bg-surface-sunken'
            }`}
          >
            <span
              className={`grid size-5 place-content-center rounded-pill forced-colors:bg-[ButtonText] forced-colors:text-[ButtonFace] ${
                checked ? 'bg-on-action text-action' : 'bg-line-strong text-surface-raised'
              }`}
            >
              {pending ? (
                <Spinner size="sm" className="[&_svg]:size-4" />
              ) : (
                <Icon name={checked ? 'check' : 'close'} size={14} />
              )}
            </span>
          </span>
        </button>
      </div>
      <output className="sr-only">{pending && <span id={`${id}-pending`}>{words.loading}</span>}</output>
      {error && (
        <div className="mt-1.5">
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  )
}
