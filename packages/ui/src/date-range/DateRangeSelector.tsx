import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { FieldError, FieldHint, FieldMark } from '../field/Field.tsx'
import { useFormReset } from '../field/useFormReset.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { LazyCalendar, preloadCalendar } from './LazyCalendar.tsx'
import {
  firstDay,
  isDate,
  momentOf,
  partOf,
  partsOf,
  rangeOf,
  sameRange,
  textsOf,
  type DateRange,
  type Part,
  type Side,
  type Texts,
} from './parts.ts'
import { readBoth, readDate, readLeftDate, readLeftTime, showDate, signOf, withColon, withSigns } from './wallClock.ts'

export type { DateRange } from './parts.ts'

export interface DateRangeSelectorProps extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'onError' | 'defaultValue' | 'name' | 'ref'
> {
  /** The question; names the group of fields. */
  legend: ReactNode
  /** Help for the answer, such as where to find the dates. */
  hint?: ReactNode
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
  onChange?: (range: DateRange | undefined) => void
  /** Error of the form, shown when the four parts are filled. The component's own errors come first. */
  error?: string | undefined
  /** The side that `error` is about. @default the whole range */
  errorSide?: 'start' | 'end' | undefined
  /** Called at each change with whether a part is missing. */
  onError?: (missing: boolean) => void
  /** First day of the calendar, yyyy-MM-dd. It does not limit typed dates: the form validates them. */
  min?: string | undefined
  /** Last day of the calendar, yyyy-MM-dd. */
  max?: string | undefined
  /** Shows the word “required” beside the legend. @default false */
  required?: boolean | undefined
  /** The `id` of the first input, so that an ErrorSummary can link to it. */
  id?: string
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
  const {
    legend,
    hint,
    value,
    defaultValue,
    startName,
    endName,
    onChange,
    error,
    errorSide,
    onError,
    required,
    min,
    max,
    id: ownId,
    className,
    ref,
    ...rest
  } = props
  const words = useWords()
  const sign = signOf(words.dateFormat)
  const base = useId()
  const id = ownId ?? base
  const isHeld = 'value' in props
  const initial = untouched(isHeld ? value : defaultValue, sign)
  const group = useRef<HTMLFieldSetElement>(null)
  const [typed, setTyped] = useState(initial)
  // Any other range than that of the typed texts replaces them.
  if (isHeld && !sameRange(typed.range, value)) setTyped(initial)
  useFormReset(group, () => setTyped(initial))
  const { texts, missing, unreadable } = typed
  const [open, setOpen] = useState<{ side: Side; from: string }>()

  const change = (changed: Partial<Texts>) => {
    const next = { ...texts, ...changed }
    const read = { ...unreadable, ...Object.fromEntries(Object.keys(changed).map((part) => [part, false])) }
    if (partsOf(next).every((part, index) => part === partsOf(texts)[index])) {
      setTyped({ ...typed, texts: next, unreadable: read })
      return
    }
    const range = rangeOf(next)
    setTyped({ texts: next, range, missing: !range, unreadable: read })
    onError?.(!range)
    onChange?.(range)
  }
  const leave = (part: Part) => {
    const text = texts[part]
    const read = isDate(part) ? readLeftDate(text) : readLeftTime(text)
    if (read) {
      const shown = isDate(part) ? showDate(read, sign) : read
      if (shown !== text) change({ [part]: shown })
    } else if (text.trim() !== '') {
      setTyped({ ...typed, missing: true, unreadable: { ...unreadable, [part]: true } })
      onError?.(true)
    }
  }
  const type = (part: Part) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionEnd } = event.currentTarget
    const grows = text.length > texts[part].length && selectionEnd === text.length
    change({ [part]: grows ? (isDate(part) ? withSigns(text, sign) : withColon(text)) : text })
  }
  const paste = (side: Side) => (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    const both = readBoth(text)
    const date = both?.date ?? readDate(text)
    if (!date) return
    event.preventDefault()
    change({ [`${side}Date`]: showDate(date, sign), ...(both && { [`${side}Time`]: both.time }) })
  }

  // An unreadable part has its own message.
  const isGap = (part: Part) => partOf(part, texts) === undefined && !unreadable[part]
  const gaps = sides.filter((which) => isGap(`${which}Date`) || isGap(`${which}Time`))
  const shownError = missing ? (gaps.length > 0 ? words.datesMissing : undefined) : error
  const [place = errorSide] = missing && gaps.length === 1 ? gaps : []
  const message = shownError && (
    <div className="mt-1.5">
      <FieldError id={`${id}-range`} error={shownError} />
    </div>
  )
  const describedBy = shownError ? `${id}-range-error` : undefined
  const labels = {
    startDate: words.startDate,
    startTime: words.startTime,
    endDate: words.endDate,
    endTime: words.endTime,
  }
  const idOf = (part: Part) => (part === 'startDate' ? id : `${id}-${part}`)
  const fieldOf = (part: Part) => ({
    id: idOf(part),
    ref: part === 'startDate' ? ref : undefined,
    label: labels[part],
    value: texts[part],
    describedBy: [unreadable[part] && `${idOf(part)}-error`, describedBy].filter(Boolean).join(' '),
    'aria-required': required, // no visible word per input: the legend shows it once
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    'aria-invalid':
      unreadable[part] ||
      (shownError && (missing ? isGap(part) : errorSide === undefined || part.startsWith(errorSide)))
        ? (true as const)
        : undefined,
    onChange: type(part),
    onBlur: () => leave(part),
    // Enter submits the form while the field keeps the focus.
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && leave(part),
  })

  const side = (which: Side, name: string) => {
    const datePart: Part = `${which}Date`
    const timePart: Part = `${which}Time`
    const postedName = which === 'start' ? startName : endName
    return (
      <fieldset className="relative m-0 min-w-0 border-0 p-0">
        <legend className="sr-only">{name}</legend>
        <div className="grid grid-cols-[3fr_2fr] items-end gap-3">
          <TextField
            {...fieldOf(datePart)}
            hint={words.dateFormat}
            onPaste={paste(which)}
            trailing={
              <button
                type="button"
                id={`${idOf(datePart)}-open`}
                aria-label={words.openCalendar(name)}
                aria-haspopup="dialog"
                aria-expanded={open?.side === which}
                onFocus={preloadCalendar}
                onPointerEnter={preloadCalendar}
                onClick={() =>
                  setOpen(open?.side === which ? undefined : { side: which, from: firstDay(which, texts) })
                }
                className="flex size-10 cursor-pointer items-center justify-center rounded-control border-0 bg-transparent text-action hover:bg-action-soft focus-visible:outline-2 focus-visible:outline-focus"
              >
                <Icon name="calendar" size={24} />
              </button>
            }
          />
          <TextField {...fieldOf(timePart)} hint={words.timeFormat} />
        </div>
        {postedName !== undefined && (
          <input type="hidden" name={postedName} value={typed.range?.[which] ?? momentOf(which, texts) ?? ''} />
        )}
        {/* Below both inputs, where a sentence has room. */}
        {[datePart, timePart].map(
          (part) =>
            unreadable[part] && (
              <div key={part} className="mt-1.5">
                <FieldError id={idOf(part)} error={isDate(part) ? words.unreadableDate : words.unreadableTime} />
              </div>
            ),
        )}
        {place === which && message}
        {open?.side === which && (
          <LazyCalendar
            label={words.calendar(labels[datePart])}
            chosen={partOf(datePart, texts)}
            from={open.from}
            min={min}
            max={max}
            opener={`${idOf(datePart)}-open`}
            onChoose={(date) => {
              change({ [datePart]: showDate(date, sign) })
              setOpen(undefined)
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
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
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        {side('start', words.start)}
        {side('end', words.end)}
      </div>
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

const untouched = (range: DateRange | undefined, sign: string): Typed => ({
  texts: textsOf(range, sign),
  range,
  missing: false,
  unreadable: {},
})

const sides = ['start', 'end'] as const
