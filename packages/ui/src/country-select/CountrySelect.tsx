import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { cva } from 'class-variance-authority'
import { both } from '../field/both.ts'
import { control, Field, type FieldText, useField } from '../field/Field.tsx'
import { useFormReset } from '../field/formReset.ts'
import { usePosted } from '../field/usePosted.tsx'
import { useEscape } from '../field/useEscape.ts'
import { Icon } from '../icon/Icon.tsx'
import { hiddenIfMissing } from '../provider/failedImage.ts'
import { useAssets, useWords } from '../provider/UiProvider.tsx'
import { matchCountries, type Country } from './matchCountries.ts'

const sign = 'pointer-events-none absolute inset-y-0 start-3 flex w-7 items-center justify-center text-text-soft'
const openButton =
  'absolute inset-y-0 end-0 flex w-11 cursor-pointer items-center justify-center border-0 bg-transparent text-text-soft ' +
  'disabled:cursor-not-allowed'
const panel = 'absolute inset-x-0 top-full z-30 mt-1 rounded-control border border-line bg-surface-raised shadow-raised'
const listbox = cva('m-0 max-h-72 list-none scroll-p-1 overflow-y-auto overscroll-contain', {
  variants: { filled: { true: 'p-1', false: 'p-0' } },
})
const row = cva(
  [
    'min-h-11 cursor-pointer rounded-inner py-2.5 ps-13 pe-3 wrap-anywhere text-text hover:bg-surface-sunken',
    'aria-selected:bg-action-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-action-edge',
  ],
  { variants: { chosen: { true: 'font-semibold', false: '' } } },
)
const flagLook = 'h-[21px] w-7 shrink-0 rounded-mark object-cover [box-shadow:0_0_0_1px_var(--vl-color-line)]'

export interface CountrySelectProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'required' | 'type'>, FieldText {
  /** The countries, with the names and codes that find each. */
  options: readonly Country[]
  /** Upper-case code of the selected country, if the host holds it. An unknown one is shown as it is. */
  value?: string | undefined
  /** Code of the country that is selected at first, if the form holds it. @default FR */
  defaultValue?: string | undefined
  /** Called with the upper-case code when a person selects a country. The form posts it too, under `name`. */
  onValueChange?: ((code: string) => void) | undefined
}

/**
 * A country, selected by typing part of its name, one of its other names or its vehicle code.
 *
 * It follows the editable combobox with list autocomplete of the ARIA Authoring Practices: the focus stays in the
 * input, and `aria-activedescendant` names the active option. Typing activates the first match. Leaving never selects:
 * on closing, the input shows the selected country's name again. [WIDGET-16..23; HARDENING §4]
 */
export function CountrySelect({ options, ...props }: CountrySelectProps) {
  const words = useWords()
  const { flagUrl } = useAssets()
  const { field, aria, rest: others } = useField(props)
  const { id, label } = field
  const initial = find(options, others.defaultValue ?? '') ?? find(options, defaultCode) ?? options[0]
  const posted = usePosted(others, (initial?.code ?? defaultCode).toUpperCase())
  const { value, visible: input, rest } = posted
  const list = useRef<HTMLUListElement>(null)

  const chosen = find(options, value)

  const [open, setOpen] = useState(false)
  // Only text typed since opening filters: the selected name must not hide the other countries.
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(-1)
  const found = useMemo(() => (open ? matchCountries(options, typed ?? '') : none), [open, options, typed])
  const activeOption = found[active]
  const activeId = activeOption && idOf(id, activeOption)
  const listed = found.length > 0
  const close = useCallback(() => {
    setOpen(false)
    setTyped(undefined) // [WIDGET-20]
    setActive(-1)
  }, [])
  useEscape(open, input, close)
  useFormReset(input, close)
  const openAt = (position: number) => {
    if (rest.disabled || rest.readOnly) return
    setOpen(true)
    setActive(position)
  }
  const choose = (country: Country | undefined) => {
    close()
    if (country) posted.enter(country.code.toUpperCase())
  }

  useLayoutEffect(() => {
    if (open) return keepVisible(input.current, list.current)
    // Select the text, as on focus, so that the next letter starts a new search.
    if (document.activeElement === input.current) input.current?.select()
    return undefined
  }, [open, input])
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
    else if (typed !== undefined) list.current?.scrollTo?.({ top: 0 })
  }, [activeId, typed])

  const type = (text: string) => {
    // Browser autofill changes the input while the focus is elsewhere, so no Enter key will follow.
    if (document.activeElement !== input.current) return choose(matchCountries(options, text)[0])
    setTyped(text)
    openAt(text.trim() === '' ? -1 : 0)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const { key, altKey } = event
    const step = steps[key]
    if (step !== undefined) {
      event.preventDefault()
      if (altKey) return key === 'ArrowUp' ? close() : openAt(open ? active : -1)
      if (!open) return openAt(chosen ? options.indexOf(chosen) : 0)
      return setActive(reached(active, step, found.length))
    }
    if (open && key === 'Enter') {
      event.preventDefault() // selects the option instead of submitting the form
      choose(activeOption)
    } else if (open && caretKeys.includes(key)) {
      setActive(typed && listed ? 0 : -1) // the caret is back in the text
    }
  }

  return (
    <Field {...field}>
      <div className="relative">
        <span className={sign}>
          {chosen && typed === undefined ? (
            <Flag key={chosen.code} src={flagUrl(chosen.code)} />
          ) : (
            <Icon name="search" size={20} />
          )}
        </span>
        <input
          autoComplete="off"
          {...rest}
          {...aria}
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          autoCorrect="off"
          spellCheck={false}
          value={typed ?? chosen?.name ?? value}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={both(rest.onFocus, ({ currentTarget }) => currentTarget.select())}
          onBlur={both(posted.onBlur, close)}
          onClick={both(rest.onClick, ({ currentTarget }) => {
            if (typed === undefined) selectAfterClick(currentTarget)
            if (!open) openAt(chosen ? options.indexOf(chosen) : -1)
          })}
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
            else openAt(chosen ? options.indexOf(chosen) : -1)
          }}
          className={openButton}
        >
          <Icon name="chevron-down" size={24} />
        </button>
        {posted.input}
        <div hidden={!open} className={panel}>
          {/* A press keeps the focus, and a phone's keyboard, in the input, which handles all keys. */}
          <ul
            role="listbox"
            onMouseDown={keepFocus}
            onClick={(event) => choose(optionAt(event, list.current, found))}
            ref={list}
            id={`${id}-list`}
            aria-label={typeof label === 'string' ? label : words.openList}
            className={listbox({ filled: listed })}
          >
            {found.map((country) => (
              <Option
                key={country.code}
                id={idOf(id, country)}
                name={country.name}
                flag={flagUrl(country.code)}
                active={country === activeOption}
                chosen={country === chosen}
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

type OptionProps = { id: string; name: string; flag: string; active: boolean; chosen: boolean }

/** Memoised, because a key changes two of 250 options. */
const Option = memo(function Option({ id, name, flag: src, active, chosen }: OptionProps) {
  return (
    <li id={id} role="option" aria-selected={active} className={row({ chosen })}>
      {chosen && <Icon name="check" size={20} className="float-end mt-0.5 text-action-text" />}
      <Flag src={src} className="-ms-10 me-3 inline-block align-[-0.3em]" />
      {name}
    </li>
  )
})

/** Decorative flag beside the name. A missing flag disappears, and a console message informs developers. [WIDGET-23] */
const Flag = ({ src, className = '' }: { src: string; className?: string | undefined }) => (
  <img
    src={src}
    alt=""
    width={28}
    height={21}
    loading="lazy"
    {...hiddenIfMissing}
    className={`${flagLook} ${className}`}
  />
)

/** Selected at first when `defaultValue` is none of the options. [WIDGET-17] */
const defaultCode = 'FR'
const none: readonly Country[] = []

const idOf = (id: string, country: Country) => `${id}-${country.code}`

const find = (options: readonly Country[], code: string) =>
  options.find((country) => country.code.toUpperCase() === code.toUpperCase())

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** A single step wraps at the ends; a page stops there. */
function reached(from: number, step: number, count: number): number {
  const to = from < 0 && step < 0 ? count + step : from + step
  if (Math.abs(step) > 1) return Math.min(Math.max(to, 0), count - 1)
  return count === 0 ? -1 : (to + count) % count
}

/** Chromium drops a selection under the pointer, but only after the click event. */
function selectAfterClick(input: HTMLInputElement) {
  const { value } = input
  input.select()
  setTimeout(() => input.value === value && input.select())
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

function optionAt({ target }: MouseEvent, list: HTMLElement | null, found: readonly Country[]) {
  const option = target instanceof Element ? target.closest('[role=option]') : null
  return option && list ? found[[...list.children].indexOf(option)] : undefined
}

/**
 * Brings the open list into the visible part of the window. On a phone, the field moves to the top and the list extends
 * down to the on-screen keyboard, also when the keyboard opens or closes later.
 */
function keepVisible(input: HTMLElement | null, list: HTMLElement | null) {
  if (!input || !list) return undefined
  const phone = globalThis.matchMedia?.('(width < 40rem)').matches
  const view = window.visualViewport
  const fit = () => {
    if (phone) {
      const top = view ? view.offsetTop + view.height : innerHeight
      input.scrollIntoView?.({ block: 'start' })
      const room = top - input.getBoundingClientRect().bottom - gap
      list.style.maxHeight = `${Math.max(room, minimum)}px`
    } else list.scrollIntoView?.({ block: 'nearest' })
  }
  fit()
  view?.addEventListener('resize', fit)
  return () => {
    view?.removeEventListener('resize', fit)
    list.style.maxHeight = ''
  }
}

/** Space below the list and minimum height of the list, in px. */
const gap = 12
const minimum = 132
