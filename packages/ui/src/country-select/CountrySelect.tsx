import { useCombobox } from 'downshift'
import { useEffect, useId, useMemo, useState, type ComponentProps, type SyntheticEvent } from 'react'
import { control, Field, fieldAria, type FieldText } from '../field/Field.tsx'
import { giveRef } from '../field/giveRef.ts'
import { useEscape } from '../field/useEscape.ts'
import { Icon } from '../icon/Icon.tsx'
import { useAssets, useWords } from '../provider/UiProvider.tsx'
import { matchCountries, type Country } from './matchCountries.ts'

export interface CountrySelectProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'required' | 'type'>, FieldText {
  options: readonly Country[]
  /** Upper-case code of the chosen country; empty or unknown chooses `defaultCode`. */
  value: string
  onValueChange: (code: string) => void
  /** Chosen, and emitted, when `value` is none of the options. [WIDGET-17] */
  defaultCode?: string
}

/**
 * A country, by typing part of its name, one of its other names or its sign on cars.
 *
 * The editable combobox with list autocomplete of the ARIA Authoring Practices. Leaving it never chooses: on closing, the
 * text returns to the chosen country's name. [WIDGET-16..23; HARDENING §4]
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
  ...rest
}: CountrySelectProps) {
  const words = useWords()
  const { flagUrl } = useAssets()
  const generatedId = useId()
  const id = ownId ?? generatedId

  const chosen = find(options, value)
  const shown = chosen ?? find(options, defaultCode) ?? options[0] ?? null
  useEffect(() => {
    if (!chosen && shown) onValueChange(shown.code.toUpperCase())
  }, [chosen, shown, onValueChange])

  // Filters only what was typed since opening: the chosen name itself must not hide the other countries.
  const [typed, setTyped] = useState('')
  const found = useMemo(() => matchCountries(options, typed), [options, typed])

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps, closeMenu } =
    useCombobox<Country>({
      id,
      inputId: id,
      items: found,
      selectedItem: shown,
      itemToString: nameOf,
      itemToKey: (country) => country && `${country.code} ${country.name}`, // a name changes with the language
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onValueChange(selectedItem.code.toUpperCase()),
      onIsOpenChange: ({ isOpen: opened }) => {
        if (!opened) setTyped('')
      },
      stateReducer: (state, { type, changes }) => {
        switch (type) {
          case useCombobox.stateChangeTypes.InputChange:
            // The first match is ready for Enter; nothing typed, nothing ready.
            return {
              ...changes,
              highlightedIndex: changes.inputValue && matchCountries(options, changes.inputValue).length > 0 ? 0 : -1,
            }
          case useCombobox.stateChangeTypes.InputClick:
            return {
              ...changes,
              isOpen: true,
              highlightedIndex: state.isOpen ? state.highlightedIndex : indexOf(found, shown),
            }
          case useCombobox.stateChangeTypes.InputBlur:
          case useCombobox.stateChangeTypes.InputKeyDownEscape:
            // Neither leaving nor Escape chooses or empties, whatever is highlighted.
            return {
              ...changes,
              isOpen: false,
              selectedItem: state.selectedItem,
              inputValue: nameOf(state.selectedItem),
            }
          default:
            return changes.isOpen === false && state.isOpen
              ? { ...changes, inputValue: nameOf(changes.selectedItem ?? state.selectedItem) } // [WIDGET-20]
              : changes
        }
      },
    })

  useEscape(isOpen, closeMenu)

  const input = getInputProps({
    ...rest,
    type: 'text',
    autoCorrect: 'off',
    spellCheck: false,
    onChange: (event) => setTyped(event.currentTarget.value),
    onFocus: selectText,
    onClick: (event) => {
      if (!typed) selectText(event)
    },
    onKeyDown: keepInText,
    ...fieldAria(id, { hint, error, required }, `${id}-count`),
    'aria-labelledby': undefined, // the label names it through `htmlFor`
    className: `${control} ps-13 pe-12`,
  })

  return (
    <Field {...{ id, label, hint, error, required, optionalLabel, className }}>
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 start-3 flex w-7 items-center justify-center text-text-soft">
          {shown && !typed ? <Flag key={shown.code} src={flagUrl(shown.code)} /> : <Icon name="search" size={20} />}
        </span>
        <input
          {...input}
          ref={(element: HTMLInputElement | null) => {
            giveRef(input.ref, element)
            return giveRef(ref, element)
          }}
        />
        <button
          type="button"
          {...getToggleButtonProps({ 'aria-label': words.openList })}
          className="absolute inset-y-0 end-0 flex w-11 cursor-pointer items-center justify-center border-0 bg-transparent text-text-soft"
        >
          <Icon name="chevron-down" size={24} />
        </button>
        {name && <input type="hidden" name={name} value={shown?.code.toUpperCase() ?? ''} />}
        <div
          className={`absolute inset-x-0 top-full z-30 mt-1 rounded-control border border-line bg-surface-raised shadow-raised ${isOpen ? '' : 'hidden'}`}
        >
          <ul
            {...getMenuProps({ 'aria-label': typeof label === 'string' ? label : words.openList })}
            className={`m-0 max-h-72 list-none overflow-y-auto overscroll-contain ${found.length > 0 ? 'p-1' : 'p-0'}`}
          >
            {isOpen &&
              found.map((country, index) => (
                <li
                  key={country.code}
                  {...getItemProps({ item: country, index })}
                  className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-[max(0px,calc(var(--radius-control)-0.25rem))] px-3 py-2 text-text [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] ${index === highlightedIndex ? 'bg-action-soft outline-2 -outline-offset-2 outline-action' : ''} ${country === shown ? 'font-semibold' : ''}`}
                >
                  <Flag src={flagUrl(country.code)} />
                  <span className="min-w-0 flex-1">{country.name}</span>
                  {country === shown && <Icon name="check" size={20} className="text-action" />}
                </li>
              ))}
          </ul>
          {found.length === 0 && <p className="px-4 py-3 text-text-soft">{words.results(0)}</p>}
        </div>
        <output id={`${id}-count`} className="sr-only">
          {isOpen && typed ? words.results(found.length) : ''}
        </output>
      </div>
    </Field>
  )
}

/** Decoration beside the name. One that is missing disappears, with a line for whoever serves the flags. [WIDGET-23] */
function Flag({ src }: { src: string }) {
  const [missing, setMissing] = useState(false)
  return (
    <img
      src={src}
      alt=""
      width={28}
      height={21}
      loading="lazy"
      onError={() => {
        if (missing) return
        console.warn(`No flag at ${src}`)
        setMissing(true)
      }}
      className={`h-[21px] w-7 shrink-0 rounded-[3px] object-cover ring-1 ring-line ${missing ? 'invisible' : ''}`}
    />
  )
}

const find = (options: readonly Country[], code: string) =>
  options.find((country) => country.code.toUpperCase() === code.toUpperCase())

const indexOf = (options: readonly Country[], country: Country | null) => (country ? options.indexOf(country) : -1)

const nameOf = (country: Country | null | undefined) => country?.name ?? ''

const selectText = (event: SyntheticEvent<HTMLInputElement>) => event.currentTarget.select()

/** Home and End move in the text, as in any field; downshift would take them for the list. */
function keepInText(event: SyntheticEvent<HTMLInputElement> & { key: string }) {
  if (event.key === 'Home' || event.key === 'End') {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  }
}
