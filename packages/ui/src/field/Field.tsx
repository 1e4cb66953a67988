import { type ReactNode, useContext, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { LiveRegion } from '../status/LiveRegion.tsx'
import { SummarisedErrors } from './summarisedErrors.ts'

/** The texts that every field has. */
export interface FieldText {
  /** The label and accessible name; always visible. */
  label: ReactNode
  /** Permanent help: a format, or where to look. */
  hint?: ReactNode
  /** What to do about an invalid value. It never replaces typed text. */
  error?: string | undefined
  /** Shows the word “required” beside the label. @default false */
  required?: boolean | undefined
  /** A word such as “optional” after the label, in forms where most fields are required. */
  optionalLabel?: string | undefined
}

/** The look shared by inputs and selects. Text is at least 16 px, otherwise iOS zooms into the page. */
export const control =
  'block h-control w-full min-w-0 rounded-control border border-line-strong bg-surface-raised px-3 text-base text-text ' +
  'placeholder:text-text-soft hover:border-text focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus ' +
  'aria-invalid:border-danger aria-invalid:[box-shadow:inset_0_0_0_1px_var(--vl-color-danger)] ' +
  'disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-text-soft'

type Described = Pick<FieldText, 'hint' | 'error' | 'required'>

/**
 * The attributes that link an input to its label, hint and error.
 *
 * `aria-required` instead of `required`: native validation uses the browser's language and blocks the form before its
 * own validation.
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

/** Splits a field's props: what its `Field` shows, the attributes of its control, and all others. */
export function useField<Props extends FieldText & { id?: string | undefined; className?: string | undefined }>(
  props: Props,
) {
  const { label, hint, error, required, optionalLabel, className, id: ownId, ...rest } = props
  const generatedId = useId()
  const id = ownId ?? generatedId
  return {
    field: { id, label, hint, error, required, optionalLabel, className },
    aria: fieldAria(id, { hint, error, required }),
    rest,
  }
}

interface FieldProps extends FieldText {
  id: string
  /** Shown beside the error, at the end of the line. */
  counter?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Label, hint, input and error of one field, in reading order. [HARDENING §3: 11.1, 11.10] */
export function Field({ id, label, hint, error, required, optionalLabel, counter, className, children }: FieldProps) {
  return (
    <div className={`min-w-0 ${className ?? ''}`}>
      {/* One element above the input, aligned to the bottom of its row, which in a FieldRow is as high as the longest
          label. */}
      <div className="self-end">
        <div className="mb-1.5">
          <label htmlFor={id} className="font-semibold text-text">
            {label}
          </label>
          {/* Outside the label, so that the accessible name is the label alone. */}
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

/** Marks required fields with a word; an asterisk would need a legend in every form. */
export function FieldMark({ required, optionalLabel }: Pick<FieldText, 'required' | 'optionalLabel'>) {
  const words = useWords()
  if (!required && !optionalLabel) return null
  // Hidden from screen readers: `aria-required` already exposes it. After a space, where a narrow label wraps.
  return (
    <>
      {' '}
      <span aria-hidden="true" className="text-sm font-normal text-text-soft">
        ({required ? words.required : optionalLabel})
      </span>
    </>
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

type FieldErrorProps = Pick<FieldText, 'error'> & { id: string; className?: string | undefined }

/** An icon and a text, never colour alone; announced when they appear, unless a summary does. [§12] */
export function FieldError({ id, error, className = '' }: FieldErrorProps) {
  const isSummarised = useContext(SummarisedErrors)
  if (!error) return null
  return (
    <LiveRegion
      as="p"
      id={`${id}-error`}
      live={isSummarised ? 'off' : 'assertive'}
      className={`flex min-w-0 items-start gap-1.5 text-sm font-semibold text-danger ${className}`}
    >
      <Icon name="alert" size={20} className="shrink-0" />
      <span className="min-w-0 break-words">{error}</span>
    </LiveRegion>
  )
}
