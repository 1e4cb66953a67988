import { useId, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'describedBy'> {
  /** Rules of a new password, marked as met while typing. */
  rules?: readonly { label: string; met: boolean }[] | undefined
}

const eye =
  'flex size-10 cursor-pointer items-center justify-center rounded-control border-0 bg-transparent ' +
  'text-text-soft hover:text-action-text focus-visible:outline-2 focus-visible:outline-focus'

/** A password that can be revealed. It supports pasting and password managers. [WIDGET-32; HARDENING §4] */
export function PasswordField({ rules, className, ...rest }: PasswordFieldProps) {
  const words = useWords()
  const id = useId()
  const [shown, setShown] = useState(false)

  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    const input = event.currentTarget.parentElement?.parentElement?.querySelector('input')
    const start = input?.selectionStart ?? null
    const end = input?.selectionEnd ?? null
    flushSync(() => setShown(!shown))
    // Some browsers move the caret when the type of an input changes.
    if (input && start !== null) input.setSelectionRange(start, end)
  }

  return (
    <div className={className}>
      <TextField
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        describedBy={rules && `${id}-rules`}
        trailing={
          <button
            type="button"
            aria-pressed={shown}
            aria-label={words.showPassword}
            title={words.showPassword}
            // A press keeps the focus, and a phone's keyboard, where they were.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
            className={eye}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} size={24} />
          </button>
        }
      />
      {rules && (
        <ul id={`${id}-rules`} className="m-0 mt-2 grid list-none gap-1 p-0 text-sm">
          {rules.map(({ label, met }) => (
            <li key={label} className={`flex items-start gap-2 ${met ? 'text-success' : 'text-text-soft'}`}>
              {met ? (
                <Icon name="check" size={20} className="shrink-0" />
              ) : (
                <span aria-hidden="true" className="flex size-5 shrink-0 items-center justify-center">
                  <span className="size-2 rounded-dot border-2 border-current" />
                </span>
              )}
              <span>
                {label} <span className="sr-only">({met ? words.ruleMet : words.ruleUnmet})</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
