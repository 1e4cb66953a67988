import { Button } from '@voie-libre/ui/button'
import { type ComponentProps, useId } from 'react'

type ActionProps = Extract<ComponentProps<typeof Button>, { href?: undefined }>

interface ReasonedButtonProps extends Omit<ActionProps, 'aria-disabled' | 'aria-describedby' | 'disabled'> {
  /** Why the button is disabled, in words; undefined while it is enabled. */
  reason: string | undefined
  /** A press on it while disabled still submits, which shows the missing fields; so it looks enabled. */
  submitsAnyway?: boolean
}

/** A button that the specification disables for a time, with the reason below it. All other buttons stay enabled. */
export function ReasonedButton({ reason, submitsAnyway = false, ...button }: ReasonedButtonProps) {
  const id = useId()
  const isDisabled = reason !== undefined
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Button
        {...button}
        {...(isDisabled && { 'aria-describedby': id })}
        {...(submitsAnyway
          ? { 'aria-disabled': isDisabled, className: `${button.className ?? ''} aria-disabled:opacity-100!` }
          : { disabled: isDisabled })}
      />
      {isDisabled && (
        <p id={id} className="text-sm text-text-soft">
          {reason}
        </p>
      )}
    </div>
  )
}
