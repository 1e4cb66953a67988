import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
import { control, Field, fieldAria, type FieldText } from '../field/Field.tsx'
import { giveRef } from '../field/giveRef.ts'
import { useEscape } from '../field/useEscape.ts'
import { Icon } from '../icon/Icon.tsx'
import { useAssets, useWords } from '../provider/UiProvider.tsx'
import { matchCountries, type Country } from './matchCountries.ts'

export interface CountrySelectProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'required' | 'type'>, FieldText {
  /** With the names and signs by which each may be found. */
  options: readonly Country[]
  /** Upper-case code of the chosen country; empty or unknown chooses `defaultCode`. */
  value: string
  /** With the code in capitals. */
  onValueChange: (code: string) => void
  /** Chosen, and emitted, when `value` is none of the options. [WIDGET-17] */
  defaultCode?: string
}

/**
 * A country, by typing part of its name, one of its other names or its sign on cars.
 *
 * The editable combobox with list autocomplete of the ARIA Authoring Practices: the focus stays in the text, the active
 * option is the one that `aria-activedescendant` names. The first match is ready for Enter. Leaving never chooses: on
 * closing, the text returns to the chosen country's name. [WIDGET-16..23; HARDENING §4]
 */
export function CountrySelect({
  label,
  hint,
  error,
  required,
  optionalLabel,
  options,
  value,
  onValueChange,
  defaultCode = 'FR',
  name,
  className,
  id: ownId,
  ref,
  onChange,
  onFocus,
  onBlur,
  onClick,
  onKeyDown,
  ...rest
}: CountrySelectProps) {
  const words = useWords()
  const { flagUrl } = useAssets()
  const generatedId = useId()
  const id = ownId ?? generatedId
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)

  const chosen = find(options, value)
  const shown = chosen ?? find(options, defaultCode) ?? options[0] ?? null
  useEffect(() => {
    if (!chosen && shown) onValueChange(shown.code.toUpperCase())
  }, [chosen, shown, onValueChange])

  const [open, setOpen] = useState(false)
  // Only what was typed since opening filters: the chosen name itself must not hide the other countries.
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(-1)
  // The same list until another is asked for: an arrow changes the active option alone.
  const found = useMemo(() => (open ? matchCountries(options, typed ?? '') : none), [open, options, typed])
  const activeOption = found[active]
  const activeId = activeOption && idOf(id, activeOption)
  const listed = found.length > 0
  // A key waits for the options around the active one. The others follow once the processor has time.
  const whole = useDeferredValue(found) === found
  const start = whole ? 0 : Math.max(0, Math.min(active - around, found.length - 2 * around))
  const drawn = whole ? found : found.slice(start, start + 2 * around)

  const close = useCallback(() => {
    setOpen(false)
    setTyped(undefined) // [WIDGET-20]
    setActive(-1)
  }, [])
  useEscape(open, close)
  const openAt = (position: number) => {
    if (rest.disabled || rest.readOnly) return
    setOpen(true)
    setActive(position)
  }
  const choose = (country: Country | undefined) => {
    close()
    if (country && country !== chosen) onValueChange(country.code.toUpperCase())
  }

  useLayoutEffect(() => {
    if (open) return keepInSight(input.current, list.current)
    // As on coming here: the next letter searches anew, not for the chosen name with a letter more.
    if (document.activeElement === input.current) input.current?.select()
    return undefined
  }, [open])
  useLayoutEffect(() => {
    if (activeId && drawn.length > 0) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, drawn.length])

  const type = (text: string) => {
    const matches = matchCountries(options, text)
    // A browser that fills in a form writes here while the reader is elsewhere, and nobody would press Enter.
    if (document.activeElement !== input.current) return choose(matches[0])
    setTyped(text)
    openAt(text.trim() === '' || matches.length === 0 ? -1 : 0)
    list.current?.scrollTo({ top: 0 })
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const { key, altKey } = event
    const step = steps[key]
    if (step !== undefined) {
      event.preventDefault()
      if (altKey) return key === 'ArrowUp' ? close() : openAt(open ? active : -1)
      if (!open) return openAt(shown ? options.indexOf(shown) : 0)
      return setActive(reached(active, step, found.length))
    }
    if (open && key === 'Enter') {
      event.preventDefault() // chooses; does not send the form
      choose(activeOption)
    } else if (open && caretKeys.includes(key)) {
      setActive(typed && listed ? 0 : -1) // back in the text
    }
  }

  return (
    <Field {...{ id, label, hint, error, required, optionalLabel, className }}>
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 start-3 flex w-7 items-center justify-center text-text-soft">
          {shown && typed === undefined ? (
            <Flag key={shown.code} src={flagUrl(shown.code)} />
          ) : (
            <Icon name="search" size={20} />
          )}
        </span>
        <input
          autoComplete="off"
          {...rest}
          {...fieldAria(id, { hint, error, required })}
          ref={(element: HTMLInputElement | null) => {
            input.current = element
            return giveRef(ref, element)
          }}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          autoCorrect="off"
          spellCheck={false}
          value={typed ?? shown?.name ?? ''}
          onChange={(event) => {
            onChange?.(event)
            type(event.currentTarget.value)
          }}
          onFocus={(event) => {
            onFocus?.(event)
            event.currentTarget.select()
          }}
          onBlur={(event) => {
            onBlur?.(event)
            close()
          }}
          onClick={(event) => {
            onClick?.(event)
            if (typed === undefined) event.currentTarget.select()
            if (!open) openAt(shown ? options.indexOf(shown) : -1)
          }}
          onKeyDown={press}
          className={`${control} scroll-my-4 text-ellipsis ps-13 pe-12`}
        />
        <button
          type="button"
          tabIndex={-1}
          disabled={rest.disabled}
          aria-label={words.openList}
          aria-expanded={listed}
          aria-controls={`${id}-list`}
          onMouseDown={keepFocus}
          onClick={() => {
            input.current?.focus()
            if (open) close()
            else openAt(shown ? options.indexOf(shown) : -1)
          }}
          className="absolute inset-y-0 end-0 flex w-11 cursor-pointer items-center justify-center border-0 bg-transparent text-text-soft disabled:cursor-not-allowed"
        >
          <Icon name="chevron-down" size={24} />
        </button>
        {name && <input type="hidden" name={name} value={shown?.code.toUpperCase() ?? ''} />}
        <div
          hidden={!open}
          className="absolute inset-x-0 top-full z-30 mt-1 rounded-control border border-line bg-surface-raised shadow-raised"
        >
          {/* A press leaves the focus, and a phone's keyboard, where they are: all keys are the input's. */}
          <ul
            role="listbox"
            onMouseDown={keepFocus}
            onClick={(event) => choose(optionAt(event, list.current, drawn))}
            ref={list}
            id={`${id}-list`}
            aria-label={typeof label === 'string' ? label : words.openList}
            className={`m-0 max-h-72 list-none overflow-y-auto overscroll-contain ${listed ? 'p-1' : 'p-0'}`}
          >
            {drawn.map((country, index) => (
              <Option
                key={country.code}
                id={idOf(id, country)}
                name={country.name}
                flag={flagUrl(country.code)}
                active={country === activeOption}
                chosen={country === shown}
                position={whole ? undefined : start + index + 1}
                count={whole ? undefined : found.length}
              />
            ))}
          </ul>
          {open && !listed && <p className="px-4 py-3 text-text-soft">{words.results(0)}</p>}
        </div>
        <output className="sr-only">{open && typed ? words.results(found.length) : ''}</output>
      </div>
    </Field>
  )
}

interface OptionProps {
  id: string
  name: string
  flag: string
  active: boolean
  chosen: boolean
  /** Which of how many, while not all are drawn. */
  position: number | undefined
  count: number | undefined
}

/** No hook, handler or state, and drawn again only if it changes: there are 250 of them at each key. */
const Option = memo(function Option({ id, name, flag, active, chosen, position, count }: OptionProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      aria-posinset={position}
      aria-setsize={count}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-3 py-2 text-text [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] hover:bg-surface-sunken aria-selected:bg-action-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-action ${chosen ? 'font-semibold' : ''}`}
    >
      <Flag src={flag} />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {chosen && <Icon name="check" size={20} className="text-action" />}
    </li>
  )
})

/** Decoration beside the name. One that is missing disappears, with a line for whoever serves the flags. [WIDGET-23] */
const Flag = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width={28}
    height={21}
    loading="lazy"
    onError={missing}
    className="h-[21px] w-7 shrink-0 rounded-mark object-cover ring-1 ring-line"
  />
)

function missing({ currentTarget: flag }: SyntheticEvent<HTMLImageElement>) {
  console.warn(`No flag at ${flag.src}`)
  flag.classList.add('invisible')
}

const none: readonly Country[] = []

/** Either side of the active option: together as many as fit into a tall phone, and few enough for one frame. */
const around = 10

const idOf = (id: string, country: Country) => `${id}-${country.code}`

const find = (options: readonly Country[], code: string) =>
  options.find((country) => country.code.toUpperCase() === code.toUpperCase())

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** One step goes round at the ends, a page stops there. */
function reached(from: number, step: number, count: number): number {
  const to = from < 0 && step < 0 ? count + step : from + step
  if (Math.abs(step) > 1) return Math.min(Math.max(to, 0), count - 1)
  return count === 0 ? -1 : (to + count) % count
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

function optionAt({ target }: MouseEvent, list: HTMLElement | null, found: readonly Country[]) {
  const option = target instanceof Element ? target.closest('[role=option]') : null
  return option && list ? found[[...list.children].indexOf(option)] : undefined
}

/**
 * Brings the open list into the part of the window that can be seen. On a phone the field goes to the top and the list
 * takes all the room down to the on-screen keyboard, whenever that comes or goes.
 */
function keepInSight(input: HTMLElement | null, list: HTMLElement | null) {
  if (!input || !list) return undefined
  const phone = matchMedia('(width < 40rem)').matches
  const view = window.visualViewport
  const fit = () => {
    if (phone) {
      const top = view ? view.offsetTop + view.height : innerHeight
      input.scrollIntoView({ block: 'start' })
      const room = top - input.getBoundingClientRect().bottom - gap
      list.style.maxHeight = `${Math.max(room, minimum)}px`
    } else list.scrollIntoView({ block: 'nearest' })
  }
  fit()
  view?.addEventListener('resize', fit)
  return () => {
    view?.removeEventListener('resize', fit)
    list.style.maxHeight = ''
  }
}

/** Pixels left free below the list; the least a list is worth. */
const gap = 12
const minimum = 132
