import { control } from '../field/Field.tsx'
import { useSharedRef } from '../field/giveRef.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'

interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'inputClassName'> {
  /** Ends the field with a button that submits its form. Leave it out if results follow the typing. @default false */
  submit?: boolean | undefined
}

const inside =
  'flex size-10 cursor-pointer items-center justify-center rounded-control border-0 bg-transparent ' +
  'text-action-text hover:bg-action-soft focus-visible:outline-2 focus-visible:outline-focus'

/** Words to search for, with a button that empties the field. `ref` and all further props reach the input. */
export function SearchField({ submit = false, ref, ...rest }: SearchFieldProps) {
  const words = useWords()
  const [input, shared] = useSharedRef(ref)
  const empty = () => {
    const { current } = input
    // Acts like a deletion by hand, so that the host's `onChange` runs.
    current?.setRangeText('', 0, current.value.length)
    current?.dispatchEvent(new Event('input', { bubbles: true }))
    current?.focus()
  }
  return (
    <TextField
      placeholder=" " // Tells CSS that the field is empty, even if a form library writes to the element.
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      type="search"
      ref={shared}
      inputClassName={`${control} pe-22 [&::-webkit-search-cancel-button]:hidden`}
      trailing={
        <>
          <button
            type="button"
            aria-label={words.clear}
            title={words.clear}
            disabled={rest.disabled || rest.readOnly}
            onClick={empty}
            className={`${inside} disabled:hidden in-[:has(>input:placeholder-shown)]:hidden`}
          >
            <Icon name="close" size={20} />
          </button>
          {submit ? (
            <button
              type="submit"
              aria-label={words.search}
              title={words.search}
              disabled={rest.disabled}
              className={inside}
            >
              <Icon name="search" size={22} />
            </button>
          ) : (
            <Icon name="search" size={22} className="mx-2 text-text-soft" />
          )}
        </>
      }
    />
  )
}
