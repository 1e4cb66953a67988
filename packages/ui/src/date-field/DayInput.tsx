import { lazy, Suspense, useEffect, useState } from 'react'
import type { CalendarLimits, CalendarProps } from '../date-range/Calendar.tsx'
import * as clock from '../date-range/wallClock.ts'
import { both } from '../field/both.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'

interface TypedInputProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** The text in the box. */
  text: string
  onText: (text: string) => void
}

interface DayInputProps extends Omit<TypedInputProps, 'onPaste' | 'trailing' | 'min' | 'max'>, CalendarLimits {
  id: string
  /** The day that the calendar opens at while the box has none. @default today */
  from?: string | undefined
  /** Accessible names of the button and the calendar, where a form has several. */
  openLabel?: string | undefined
  calendarLabel?: string | undefined
  /** Takes the rows of a FieldRow, or of any grid whose fields share three rows. */
  sharesRows?: boolean | undefined
}

/** Loads the calendar when its button is near: most people type, and the form renders sooner without it. */
const load = () => import('../date-range/Calendar.tsx').then(({ Calendar: shown }) => shown)
const preload = () => void load().catch(() => undefined)
const Calendar = lazy(async () => ({ default: await load().catch(() => NoCalendar) }))

/** Replaces the calendar when it cannot load, for example offline. Typing still works. */
function NoCalendar({ onClose }: Pick<CalendarProps, 'onClose'>) {
  useEffect(onClose)
  return null
}

/** Without such a grid around them, these are the rows of a grid of its own. */
const rows = 'row-span-3 grid grid-rows-subgrid items-start'
const openButton =
  'flex size-10 cursor-pointer items-center justify-center rounded-control border-0 bg-transparent text-action-text hover:bg-action-soft ' +
  'focus-visible:outline-2 -outline-offset-2 focus-visible:outline-focus disabled:cursor-not-allowed disabled:text-text-soft'

/** One day, typed, pasted or chosen in a calendar. Native date inputs would follow the browser's country. [§9] */
export function DayInput(props: DayInputProps) {
  const { id, text, onText, min, max, from, openLabel, calendarLabel, disabled, sharesRows, ...rest } = props
  const words = useWords()
  const sign = clock.signOf(words.dateFormat)
  // The pressed button, while the calendar is open.
  const [opener, setOpener] = useState<HTMLElement>()

  return (
    <div className={`relative min-w-0 ${sharesRows ? rows : ''}`}>
      <TypedInput
        {...rest}
        className={sharesRows ? rows : undefined}
        id={id}
        disabled={disabled}
        {...{ text, onText }}
        complete={(typed) => clock.withSigns(typed, sign)}
        tidied={(left) => {
          const date = clock.readLeftDate(left)
          return date && clock.showDate(date, sign)
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          const date = clock.readDate(pasted)
          if (!date && !clock.readBoth(pasted)) return
          event.preventDefault()
          onText(date ? clock.showDate(date, sign) : pasted)
        }}
        trailing={
          <button
            type="button"
            id={`${id}-open`}
            aria-label={openLabel ?? words.chooseDate}
            aria-haspopup="dialog"
            aria-expanded={opener !== undefined}
            disabled={disabled || rest.readOnly}
            onFocus={preload}
            onPointerEnter={preload}
            onClick={({ currentTarget }) => setOpener(opener ? undefined : currentTarget)}
            className={openButton}
          >
            <Icon name="calendar" size={24} />
          </button>
        }
      />
      {opener && (
        <Suspense fallback={null}>
          <Calendar
            label={calendarLabel ?? words.chooseDate}
            chosen={clock.readDate(text)}
            from={clock.readDate(text) ?? from ?? clock.today()}
            min={min}
            max={max}
            opener={opener}
            onChoose={(date) => {
              onText(clock.showDate(date, sign))
              setOpener(undefined)
            }}
            onClose={() => setOpener(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** One time of day, HH:mm, typed. */
export const HourInput = (props: TypedInputProps) => (
  <TypedInput {...props} hint={useWords().timeFormat} complete={clock.withColon} tidied={clock.readLeftTime} />
)

interface Writing extends TypedInputProps {
  /** Adds the signs that a growing text lacks. */
  complete: (text: string) => string
  /** The usual form of a text that is readable, when the focus leaves it. */
  tidied: (text: string) => string | undefined
}

/** Digits with signs between them, which it adds during typing. */
function TypedInput({ text, onText, complete, tidied, onBlur, onKeyDown, ...rest }: Writing) {
  const tidy = () => {
    const usual = tidied(text)
    if (usual !== undefined && usual !== text) onText(usual)
  }
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={text}
      onChange={({ currentTarget: { value, selectionEnd } }) => {
        const isGrowing = value.length > text.length && selectionEnd === value.length
        onText(isGrowing ? complete(value) : value)
      }}
      onKeyDown={both(onKeyDown, ({ key }) => key === 'Enter' && tidy())} // submits while the field keeps the focus
      onBlur={(event) => {
        tidy()
        onBlur?.(event)
      }}
    />
  )
}
