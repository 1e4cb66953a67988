import { useId, useState, type ComponentProps, type FocusEvent, type ReactNode, type Ref } from 'react'
import type { CalendarLimits } from '../date-range/Calendar.tsx'
import * as clock from '../date-range/wallClock.ts'
import type { FieldText } from '../field/Field.tsx'
import { afterPress } from '../after-press/afterPress.ts'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { useFormReset } from '../field/formReset.ts'
import { usePosted } from '../field/usePosted.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { DayInput, HourInput } from './DayInput.tsx'

/** Further props reach the date's input. */
export interface DateFieldProps extends FieldText, CalendarLimits, Omit<ComponentProps<'input'>, Own> {
  /** Asks for a time of day too. @default false */
  time?: boolean | undefined
  /** Name in the form, which posts what `onValueChange` gives. */
  name?: string | undefined
  /**
   * yyyy-MM-dd, with `time` yyyy-MM-ddTHH:mm:ss, without a zone, if the host holds it. Text that is no date (yet) is
   * given as typed, so that the form can refuse it instead of losing it. Leave the prop out if the form holds the value.
   */
  value?: string | undefined
  /** The value at first, if the form holds it. @default none */
  defaultValue?: string | undefined
  /** Called at each change by a person; see `value`. */
  onValueChange?: ((value: string) => void) | undefined
  /** Shown after the box of a day: a button that fills it. */
  beside?: ReactNode
  /** Called when the focus leaves one of its inputs. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  /** The hidden input that the form posts; its `focus()` goes to the date's input. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** What the field decides itself, or takes in another form. */
type Own = 'defaultValue' | 'max' | 'maxLength' | 'min' | 'onPaste' | 'required' | 'size' | 'type' | 'value'

type Texts = { day: string; hour: string }

interface Typed {
  texts: Texts
  /** The value that the texts stand for. */
  value: string
  /** The parts that the focus has left since their last change. */
  left: { [Part in keyof Texts]?: boolean | undefined }
}

/**
 * One day, or one day and time: the words' `dateFormat` and 24 hours. It reports a date that does not exist by itself,
 * after the focus has left; the form checks the rest. [§9]
 */
export function DateField(props: DateFieldProps) {
  const { time = false, label, hint, error, required, optionalLabel, id: ownId, className, ...others } = props
  const { value: held, defaultValue = '' } = others
  const words = useWords()
  const sign = clock.signOf(words.dateFormat)
  const generatedId = useId()
  const id = ownId ?? generatedId
  const posted = usePosted(others, defaultValue)
  const { value, rest } = posted
  const { disabled, readOnly, form } = rest
  const [typed, setTyped] = useState(() => untouched(value, sign))
  // Any other value than that of the typed texts replaces them.
  if (value !== typed.value) setTyped(untouched(value, sign))
  useFormReset(posted.hidden, () => setTyped(untouched(held ?? defaultValue, sign)))
  const { texts, left } = typed

  const change = (changed: Partial<Texts>) => {
    const next = { ...texts, ...changed }
    // Texts that say the same day leave the value as it was given.
    const says = valueOf(next, time) === valueOf(texts, time) ? value : valueOf(next, time)
    setTyped({
      texts: next,
      value: says,
      left: { day: left.day && !('day' in changed), hour: left.hour && !('hour' in changed) },
    })
    posted.enter(says)
  }
  const leave = (part: keyof Texts) => (event: FocusEvent<HTMLInputElement>) => {
    afterPress(() => setTyped((now) => ({ ...now, left: { ...now.left, [part]: true } })))
    posted.onBlur(event)
  }
  const faults = {
    day: left.day && texts.day.trim() !== '' && clock.readLeftDate(texts.day) === undefined,
    hour: left.hour && texts.hour.trim() !== '' && clock.readLeftTime(texts.hour) === undefined,
  }
  const shown = error ?? (faults.day ? words.unreadableDate : faults.hour ? words.unreadableTime : undefined)
  const day = {
    ...rest,
    id,
    ref: posted.visible,
    text: texts.day,
    onText: (text: string) => {
      const both = clock.readBoth(text)
      change(both ? { day: clock.showDate(both.date, sign), ...(time && { hour: both.time }) } : { day: text })
    },
    onBlur: leave('day'),
  }
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
        {posted.input}
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
  return (
    <FieldGroup id={`${id}-group`} legend={label} {...{ hint, error: shown, required, optionalLabel, className }}>
      <div className="grid grid-cols-[3fr_2fr] items-end gap-3">
        <DayInput {...day} {...partOf(faults.day)} label={words.date} hint={words.dateFormat} />
        <HourInput
          {...{ disabled, readOnly, form }}
          {...partOf(faults.hour)}
          id={`${id}-time`}
          label={words.time}
          text={texts.hour}
          onText={(hour) => change({ hour })}
          onBlur={leave('hour')}
        />
      </div>
      {posted.input}
    </FieldGroup>
  )
}

function untouched(value: string, sign: string): Typed {
  const { date, time } = clock.textsAt(value, sign)
  return { texts: { day: date, hour: time }, value, left: {} }
}

/** The value of typed texts: a date in the format of the wire, otherwise the texts as they are. */
function valueOf({ day, hour }: Texts, time: boolean): string {
  const date = clock.readDate(day)
  if (!time) return date ?? day.trim()
  const clockTime = clock.readTime(hour)
  return date && clockTime ? `${date}T${clockTime}:00` : `${day} ${hour}`.trim()
}
