import { cva } from 'class-variance-authority'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { isShortcut, readingStep } from '../field/direction.ts'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Panel } from '../popover/Panel.tsx'
import { useLanguage, useWords } from '../provider/UiProvider.tsx'
import { addDays, addMonths, today, weekday, weeksOf } from './wallClock.ts'

const panel = 'w-max max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-surface-raised p-3 shadow-raised'
const focusRing = 'focus-visible:outline-2 focus-visible:outline-focus'
const turnButton =
  'flex size-10 cursor-pointer items-center justify-center rounded-control border-0 bg-transparent text-action-text hover:bg-action-soft'
const yearList =
  'h-9 cursor-pointer rounded-inner border border-line bg-surface-raised px-1 font-semibold text-text tabular-nums hover:border-action-edge'
const dayButton = cva(
  [
    'flex size-9 cursor-pointer items-center justify-center rounded-control border-0 text-sm tabular-nums sm:size-10',
    'aria-[current]:border-2 aria-[current]:border-current aria-[current]:font-bold',
    'aria-disabled:cursor-not-allowed aria-disabled:line-through aria-disabled:hover:bg-transparent',
    focusRing,
  ],
  {
    variants: {
      kind: {
        chosen:
          '[box-shadow:inset_0_0_0_1px_var(--vl-color-action-edge)] bg-action-fill font-semibold text-on-action-fill forced-color-adjust-none',
        inMonth: 'bg-transparent text-text hover:bg-action-soft',
        besideMonth: 'bg-transparent text-text-soft hover:bg-action-soft',
      },
    },
  },
)

export interface CalendarLimits {
  /** First day of the calendar, yyyy-MM-dd. It does not limit typed dates: the form validates them. */
  min?: string | undefined
  /** Last day of the calendar, yyyy-MM-dd. */
  max?: string | undefined
}

export interface CalendarProps extends CalendarLimits {
  /** Accessible name: the date to choose. */
  label: string
  chosen: string | undefined
  /** Day that has the focus on opening, yyyy-MM-dd. */
  from: string
  /** The button that opens and closes it, in the box of the input. */
  opener: HTMLElement
  onChoose: (date: string) => void
  onClose: () => void
}

/**
 * A month view to pick a day. Weeks begin on Monday in every locale. It follows the date picker pattern of the ARIA
 * Authoring Practices. [WIDGET-30; HARDENING §4]
 */
export function Calendar({ label, chosen, from, min, max, opener, onChoose, onClose }: CalendarProps) {
  const words = useWords()
  const language = useLanguage()
  const titleId = useId()
  const activeDay = useRef<HTMLButtonElement>(null)
  const within = (date: string) => (min && date < min ? min : max && date > max ? max : date)
  const [day, setDay] = useState(() => within(from))
  const [now] = useState(today)
  const box = opener.parentElement?.parentElement ?? undefined

  const move = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(day, readingStep(event.currentTarget), event.shiftKey)
    if (to === undefined || isShortcut(event)) return
    event.preventDefault()
    flushSync(() => setDay(within(to)))
    activeDay.current?.focus({ preventScroll: true })
  }
  const format = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00Z`))
  const turn = (name: string, icon: IconName, months: number) => (
    <button
      type="button"
      aria-label={name}
      onClick={() => setDay(within(addMonths(day, months)))}
      className={`${turnButton} ${focusRing}`}
    >
      <Icon name={icon} size={24} />
    </button>
  )
  const weeks = weeksOf(day)
  const year = Number(day.slice(0, 4))

  return (
    <Panel
      open
      opener={opener}
      anchor={box}
      container={box} // among the fields, so that Tab goes on to the next one
      label={label}
      aria-modal
      align="start"
      sideOffset={4}
      initialFocus={activeDay}
      onClose={onClose}
      className={panel}
    >
      <div className="flex items-center justify-between">
        {turn(words.previousMonth, 'chevron-left', -1)}
        <span id={titleId} aria-live="polite" className="sr-only">
          {format(day, { month: 'long', year: 'numeric' })}
        </span>
        <span className="flex items-center gap-1 font-semibold text-text">
          <span aria-hidden="true" className="first-letter:uppercase">
            {format(day, { month: 'long' })}
          </span>
          <select
            aria-label={words.year}
            value={year}
            onChange={({ currentTarget: { value } }) => setDay(within(addMonths(day, (Number(value) - year) * 12)))}
            className={`${yearList} ${focusRing}`}
          >
            {yearsAround(year, min, max).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </span>
        {turn(words.nextMonth, 'chevron-right', 1)}
      </div>
      <table role="grid" aria-labelledby={titleId} className="mt-1 border-collapse">
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={format(date, { weekday: 'long' })}
                className="p-0 text-xs font-semibold text-text-soft"
              >
                {format(date, { weekday: 'short' }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} aria-selected={date === chosen} className="p-0">
                  <button
                    type="button"
                    ref={date === day ? activeDay : undefined}
                    tabIndex={date === day ? 0 : -1}
                    aria-label={format(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
                    aria-current={date === now ? 'date' : undefined}
                    aria-disabled={within(date) === date ? undefined : true}
                    onKeyDown={move}
                    onClick={() => within(date) === date && onChoose(date)}
                    className={dayButton({ kind: date === chosen ? 'chosen' : kindIn(date, day) })}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** Ten years on either side, within the selectable days. */
function yearsAround(year: number, min = '0001', max = '9999'): number[] {
  const first = Math.max(year - 10, Number(min.slice(0, 4)))
  const last = Math.min(year + 10, Number(max.slice(0, 4)))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const kindIn = (date: string, day: string) => (date.slice(0, 7) === day.slice(0, 7) ? 'inMonth' : 'besideMonth')

/** The day that a key moves to; `along` is 1 or -1 by the direction of writing, and Shift moves by years. */
const moves: Partial<Record<string, (day: string, along: number, shift: boolean) => string>> = {
  ArrowRight: (day, along) => addDays(day, along),
  ArrowLeft: (day, along) => addDays(day, -along),
  ArrowDown: (day) => addDays(day, 7),
  ArrowUp: (day) => addDays(day, -7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageDown: (day, _, shift) => addMonths(day, shift ? 12 : 1),
  PageUp: (day, _, shift) => addMonths(day, shift ? -12 : -1),
}
