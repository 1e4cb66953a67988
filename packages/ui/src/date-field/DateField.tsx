import { useId, useState, type ComponentProps, type FocusEvent, type KeyboardEvent, type Ref } from 'react'
import {
  readBoth,
  readDate,
  readLeftDate,
  readLeftTime,
  readTime,
  showDate,
  signOf,
  withColon,
} from '../date-range/wallClock.ts'
import type { FieldText } from '../field/Field.tsx'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { useSharedRef } from '../field/giveRef.ts'
import { Posted } from '../field/Posted.tsx'
import { useFormReset } from '../field/useFormValue.ts'
import { useWords } from '../provider/UiProvider.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { DayInput } from './DayInput.tsx'

export interface DateFieldProps extends FieldText, Pick<ComponentProps<'input'>, 'disabled' | 'readOnly' | 'form'> {
  /** Asks for a time of day too. @default false */
  time?: boolean
  /** Name in the form, which posts what `onValueChange` gives. */
  name?: string | undefined
  /**
   * yyyy-MM-dd, with `time` yyyy-MM-ddTHH:mm:ss, without a zone, if the host holds it. Text that is no date (yet) is
   * given as typed, so that the form can refuse it instead of losing it. Leave the prop out if the form holds the value.
   */
  value?: string | undefined
  /** The value at first, if the form holds it. @default none */
  defaultValue?: string | undefined
  /** Called at each change; see `value`. */
  onValueChange?: (value: string) => void
  /** Called when the focus leaves one of its inputs. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  /** First day of the calendar, yyyy-MM-dd. It does not limit typed dates: the form validates them. */
  min?: string | undefined
  /** Last day of the calendar, yyyy-MM-dd. */
  max?: string | undefined
  id?: string | undefined
  className?: string | undefined
  /** The date's input. */
  ref?: Ref<HTMLInputElement> | undefined
}

interface Texts {
  day: string
  hour: string
}

/**
 * One day, or one day and time: the words' `dateFormat` and 24 hours. It reports a date that does not exist by itself,
 * after the focus has left; the form checks the rest. [§9]
 */
export function DateField(props: DateFieldProps) {
  const { time = false, label, hint, error, required, optionalLabel, id: ownId, className, ...others } = props
  const { name, value, defaultValue = '', onValueChange, onBlur, min, max, ref, ...states } = others
  const words = useWords()
  const sign = signOf(words.dateFormat)
  const generatedId = useId()
  const id = ownId ?? generatedId
  const [input, shared] = useSharedRef(ref)
  const initial = value ?? defaultValue
  const [texts, setTexts] = useState(() => textsOf(initial, sign))
  const [left, setLeft] = useState<{ [Part in keyof Texts]?: boolean | undefined }>({})
  const typed = valueOf(texts, time)

  const show = (next: string) => {
    setTexts(textsOf(next, sign))
    setLeft({})
  }
  // A value from the host replaces typed text, unless it is what that text says.
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== undefined && value !== typed) show(value)
  }
  useFormReset(input, () => show(initial))

  const change = (changed: Partial<Texts>) => {
    const next = { ...texts, ...changed }
    setTexts(next)
    setLeft({ day: left.day && !('day' in changed), hour: left.hour && !('hour' in changed) })
    if (valueOf(next, time) !== typed) onValueChange?.(valueOf(next, time))
  }
  const leave = (part: keyof Texts) => (event: FocusEvent<HTMLInputElement>) => {
    setLeft({ ...left, [part]: true })
    onBlur?.(event)
  }
  const faults = {
    day: left.day && texts.day.trim() !== '' && readLeftDate(texts.day) === undefined,
    hour: left.hour && texts.hour.trim() !== '' && readLeftTime(texts.hour) === undefined,
  }
  const shown = error ?? (faults.day ? words.unreadableDate : faults.hour ? words.unreadableTime : undefined)
  const day = {
    ...states,
    id,
    min,
    max,
    ref: shared,
    text: texts.day,
    onText: (text: string) => {
      const both = readBoth(text)
      change(both ? { day: showDate(both.date, sign), ...(time && { hour: both.time }) } : { day: text })
    },
    onBlur: leave('day'),
  }
  const posted = <Posted name={name} value={typed} disabled={states.disabled} form={states.form} />

  if (!time) {
    return (
      <div className={className}>
        <DayInput
          {...day}
          sharesRows
          label={label}
          hint={hint ?? words.dateFormat}
          {...{ error: shown, required, optionalLabel }}
        />
        {posted}
      </div>
    )
  }
  // One error for both inputs; an input without a fault of its own is wrong only if the host says so.
  const describedBy = shown ? `${id}-group-error` : undefined
  const partOf = (isWrong: boolean | undefined) => ({
    describedBy,
    'aria-required': required || undefined, // no visible word per input: the legend shows it once
    'aria-invalid': isWrong || (error ? true : undefined),
  })
  const tidyHour = () => {
    const read = readLeftTime(texts.hour)
    if (read && read !== texts.hour) change({ hour: read })
  }
  return (
    <FieldGroup id={`${id}-group`} legend={label} {...{ hint, error: shown, required, optionalLabel, className }}>
      <div className="grid grid-cols-[3fr_2fr] items-end gap-3">
        <DayInput {...day} {...partOf(faults.day)} label={words.date} hint={words.dateFormat} />
        <TextField
          {...states}
          {...partOf(faults.hour)}
          id={`${id}-time`}
          label={words.time}
          hint={words.timeFormat}
          inputMode="numeric"
          autoComplete="off"
          value={texts.hour}
          onChange={({ currentTarget }) => {
            const { value: text, selectionEnd } = currentTarget
            const isGrowing = text.length > texts.hour.length && selectionEnd === text.length
            change({ hour: isGrowing ? withColon(text) : text })
          }}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && tidyHour()}
          onBlur={(event) => {
            tidyHour()
            leave('hour')(event)
          }}
        />
      </div>
      {posted}
    </FieldGroup>
  )
}

function textsOf(value: string, sign: string): Texts {
  const both = readBoth(value)
  if (both) return { day: showDate(both.date, sign), hour: both.time }
  const date = readDate(value)
  return { day: date ? showDate(date, sign) : value, hour: '' }
}

/** The value of typed texts: a date in the format of the wire, otherwise the texts as they are. */
function valueOf({ day, hour }: Texts, time: boolean): string {
  const date = readDate(day)
  if (!time) return date ?? day.trim()
  const clock = readTime(hour)
  return date && clock ? `${date}T${clock}:00` : `${day} ${hour}`.trim()
}
