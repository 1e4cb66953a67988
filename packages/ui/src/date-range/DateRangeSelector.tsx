import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type Ref } from 'react'
import { afterPress } from '../after-press/afterPress.ts'
import { DayInput, HourInput } from '../date-field/DayInput.tsx'
import { FieldError, FieldHint, FieldMark } from '../field/Field.tsx'
import type { GroupText } from '../field/FieldGroup.tsx'
import { useFormReset } from '../field/formReset.ts'
import { useWords } from '../provider/UiProvider.tsx'
import type { CalendarLimits } from './Calendar.tsx'
import * as clock from './wallClock.ts'

/** Local times without a zone, yyyy-MM-ddTHH:mm:ss. */
export type DateRange = { start: string; end: string }

type Side = 'start' | 'end'
type Part = `${Side}Date` | `${Side}Time`
/** The typed text of each input. */
type Texts = Record<Part, string>

export interface DateRangeSelectorProps
  extends
    Pick<GroupText, 'legend' | 'hint' | 'required'>,
    CalendarLimits,
    Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'name' | 'ref'> {
  /**
   * The range, if the host holds it: `undefined` is then no range. Leave the prop out if the form holds it. The
   * component keeps incomplete typed text itself.
   */
  value?: DateRange | undefined
  /** The range at first, if the form holds it. @default none */
  defaultValue?: DateRange | undefined
  /** Name under which the form posts the start, yyyy-MM-ddTHH:mm:ss; empty until date and time are filled. */
  startName?: string | undefined
  /** Name under which the form posts the end. */
  endName?: string | undefined
  /** Called at each change: with the range when all four parts are filled, with `undefined` when one is missing. */
  onValueChange?: ((range: DateRange | undefined) => void) | undefined
  /** @deprecated The earlier name of `onValueChange`. */
  onChange?: ((range: DateRange | undefined) => void) | undefined
  /** Error of the form, shown when the four parts are filled. The component's own errors come first. */
  error?: string | undefined
  /** The side that `error` is about. @default the whole range */
  errorSide?: 'start' | 'end' | undefined
  /** The `id` of the first input, so that an ErrorSummary can link to it. */
  id?: string | undefined
  /** The first input. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Start and end, each a date and a time.
 *
 * Plain text inputs, because native date inputs follow the browser's country, while this component always uses
 * the format of the words' `dateFormat`, weeks from Monday and 24 hours. [§9; WIDGET-24..30]
 *
 * At any change, four filled parts clear the error and emit the range; otherwise the error shows. A part counts as
 * changed when it becomes a valid date or time, or stops being one; not at each key press. The form checks that the end
 * follows the start (OPEN-29).
 */
export function DateRangeSelector(props: DateRangeSelectorProps) {
  const { legend, hint, required, id: ownId, className, ref, value, defaultValue, ...others } = props
  const { startName, endName, onValueChange, onChange, error, errorSide, min, max, ...rest } = others
  const words = useWords()
  const sign = clock.signOf(words.dateFormat)
  const base = useId()
  const id = ownId ?? base
  const isHeld = 'value' in props
  const initial = untouched(isHeld ? value : defaultValue, sign)
  const group = useRef<HTMLFieldSetElement>(null)
  const [typed, setTyped] = useState(initial)
  // Any other range than that of the typed texts replaces them.
  if (isHeld && (typed.range?.start !== value?.start || typed.range?.end !== value?.end)) setTyped(initial)
  useFormReset(group, () => setTyped(initial))
  const { texts, missing, unreadable } = typed

  const change = (changed: Partial<Texts>) => {
    const next = { ...texts, ...changed }
    const read = { ...unreadable, ...Object.fromEntries(Object.keys(changed).map((part) => [part, false])) }
    if (parts.every((part) => partOf(part, next) === partOf(part, texts))) {
      setTyped({ ...typed, texts: next, unreadable: read })
      return
    }
    const [start, end] = [momentOf('start', next), momentOf('end', next)]
    const range = start && end ? { start, end } : undefined
    setTyped({ texts: next, range, missing: !range, unreadable: read })
    ;(onValueChange ?? onChange)?.(range)
  }
  const leave = (part: Part) => () => {
    const text = texts[part].trim()
    if (text === '' || (isDate(part) ? clock.readLeftDate(text) : clock.readLeftTime(text))) return
    afterPress(() => setTyped((now) => ({ ...now, missing: true, unreadable: { ...now.unreadable, [part]: true } })))
  }

  // An unreadable part has its own message.
  const isGap = (part: Part) => partOf(part, texts) === undefined && !unreadable[part]
  const gaps = sides.filter((which) => isGap(`${which}Date`) || isGap(`${which}Time`))
  const shownError = missing ? (gaps.length > 0 ? words.datesMissing : undefined) : error
  const [place = errorSide] = missing && gaps.length === 1 ? gaps : []
  const message = <FieldError id={`${id}-range`} error={shownError} className="mt-1.5" />
  const describedBy = shownError ? `${id}-range-error` : undefined
  const idOf = (part: Part) => (part === 'startDate' ? id : `${id}-${part}`)
  const fieldOf = (part: Part) => ({
    id: idOf(part),
    label: words[part],
    text: texts[part],
    onText: (text: string) => change({ [part]: text }),
    describedBy: [unreadable[part] && `${idOf(part)}-error`, describedBy].filter(Boolean).join(' '),
    'aria-required': required, // no visible word per input: the legend shows it once
    'aria-invalid':
      unreadable[part] ||
      (shownError && (missing ? isGap(part) : errorSide === undefined || part.startsWith(errorSide)))
        ? (true as const)
        : undefined,
    onBlur: leave(part),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && leave(part)(),
  })

  const side = (which: Side) => {
    const datePart: Part = `${which}Date`
    const timePart: Part = `${which}Time`
    const postedName = which === 'start' ? startName : endName
    return (
      <fieldset key={which} className="m-0 min-w-0 border-0 p-0">
        <legend className="sr-only">{words[which]}</legend>
        <div className="grid grid-cols-[3fr_2fr] items-end gap-3">
          <DayInput
            {...fieldOf(datePart)}
            ref={which === 'start' ? ref : undefined}
            hint={words.dateFormat}
            onText={(text) => {
              const both = clock.readBoth(text)
              change({
                [datePart]: both ? clock.showDate(both.date, sign) : text,
                ...(both && { [timePart]: both.time }),
              })
            }}
            from={firstDay(which, texts)}
            {...{ min, max }}
            openLabel={words.openCalendar(words[which])}
            calendarLabel={words.calendar(words[datePart])}
          />
          <HourInput {...fieldOf(timePart)} />
        </div>
        {postedName !== undefined && (
          <input type="hidden" name={postedName} value={typed.range?.[which] ?? momentOf(which, texts) ?? ''} />
        )}
        {/* Placed below both inputs, where a sentence has room. */}
        {[datePart, timePart].map((part) => (
          <FieldError
            key={part}
            id={idOf(part)}
            error={unreadable[part] ? (isDate(part) ? words.unreadableDate : words.unreadableTime) : undefined}
            className="mt-1.5"
          />
        ))}
        {place === which && message}
      </fieldset>
    )
  }

  return (
    <fieldset
      {...rest}
      ref={group}
      aria-describedby={describedBy}
      className={`m-0 min-w-0 border-0 p-0 ${className ?? ''}`}
    >
      <legend className="mb-2 p-0 font-semibold text-text">
        {legend}
        <FieldMark required={required} />
      </legend>
      <FieldHint id={`${id}-range`} hint={hint} />
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">{sides.map(side)}</div>
      {place === undefined && message}
    </fieldset>
  )
}

interface Typed {
  texts: Texts
  /** The range that the texts stand for. */
  range: DateRange | undefined
  missing: boolean
  unreadable: Partial<Record<Part, boolean>>
}

/** `sign` separates day, month and year. */
function untouched(range: DateRange | undefined, sign: string): Typed {
  const [start, end] = [clock.textsAt(range?.start ?? '', sign), clock.textsAt(range?.end ?? '', sign)]
  const texts = { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time }
  return { texts, range, missing: false, unreadable: {} }
}

const sides = ['start', 'end'] as const
const parts = ['startDate', 'startTime', 'endDate', 'endTime'] as const

const isDate = (part: Part) => part === 'startDate' || part === 'endDate'

const partOf = (part: Part, texts: Texts) => (isDate(part) ? clock.readDate(texts[part]) : clock.readTime(texts[part]))

/** The start or the end, once its date and time are filled. */
function momentOf(side: Side, texts: Texts): string | undefined {
  const [date, time] = [clock.readDate(texts[`${side}Date`]), clock.readTime(texts[`${side}Time`])]
  return date && time && `${date}T${time}:00`
}

/** The day a calendar opens at: its own date, else the other one, else today on this device's clock. */
function firstDay(side: Side, texts: Texts): string {
  const other = side === 'start' ? 'endDate' : 'startDate'
  return clock.readDate(texts[`${side}Date`]) ?? clock.readDate(texts[other]) ?? clock.today()
}
