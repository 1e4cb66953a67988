import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'

/** What every input says about itself. */
export interface FieldText {
  /** Names the input; always in sight. */
  label: ReactNode
  /** Help that is there before anything goes wrong: a format, a place to look. */
  hint?: ReactNode
  /** What to do about it; replaces nothing that was typed. */
  error?: string | undefined
  /** Said in words beside the label. */
  required?: boolean | undefined
  /** Said after the label of a field that may stay empty, in forms where most may not. */
  optionalLabel?: string | undefined
}

/** The look of a box one types in; inputs and selects share it. 16 px at least, else iOS zooms into the page. */
export const control =
  'block h-control w-full min-w-0 rounded-control border border-line-strong bg-surface-raised px-3 text-base text-text ' +
  'placeholder:text-text-soft hover:border-text focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-text-soft'

interface Described {
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
}

/**
 * The attributes that tie an input to its label, hint and error.
 *
 * `aria-required`, not `required`: the browser's own bubbles speak the browser's language and stop the form before its
 * rules are asked.
 */
export function fieldAria(id: string, { hint, error, required }: Described, alsoDescribedBy?: string) {
  const describedBy = [hint != null && `${id}-hint`, error && `${id}-error`, alsoDescribedBy].filter(Boolean).join(' ')
  return {
    id,
    ...(required && { 'aria-required': true as const }),
    ...(error && { 'aria-invalid': true as const }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
}

interface FieldProps extends FieldText {
  id: string
  /** Set beside the error, at the end of the line. */
  counter?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Label, hint, input and error of one field, in the order in which they are read. [HARDENING §3: 11.1, 11.10] */
export function Field({ id, label, hint, error, required, optionalLabel, counter, className, children }: FieldProps) {
  return (
    <div className={`min-w-0 ${className ?? ''}`}>
      {/* One element above the box, and at the foot of its room, which in a FieldRow is that of the longest. */}
      <div className="self-end">
        <div className="mb-1.5">
          <label htmlFor={id} className="font-semibold text-text">
            {label}
          </label>
          {/* Outside the label, whose text is the field's name and nothing else. */}
          <FieldMark required={required} optionalLabel={optionalLabel} />
        </div>
        <FieldHint id={id} hint={hint} />
      </div>
      {children}
      {(error || counter) && (
        <div className="mt-1.5 flex items-start justify-between gap-3 text-sm">
          <FieldError id={id} error={error} />
          {counter}
        </div>
      )}
    </div>
  )
}

/** Says in words which fields must be filled; an asterisk would need a legend in every form. */
export function FieldMark({ required, optionalLabel }: Pick<FieldText, 'required' | 'optionalLabel'>) {
  const words = useWords()
  if (!required && !optionalLabel) return null
  // Silent: `aria-required` already says it, and the name of the field stays its label.
  return (
    <span aria-hidden="true" className="ms-1.5 text-sm font-normal text-text-soft">
      ({required ? words.required : optionalLabel})
    </span>
  )
}

export function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  if (hint == null) return null
  return (
    <div id={`${id}-hint`} className="mb-1.5 text-sm text-text-soft">
      {hint}
    </div>
  )
}

/** Never colour alone: an icon and the words, spoken when they appear. [§12] */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} role="alert" className="flex min-w-0 items-start gap-1.5 text-sm font-medium text-danger">
      <Icon name="alert" size={20} className="shrink-0" />
      <span className="min-w-0 break-words">{error}</span>
    </p>
  )
}
