import { useCallback, useState, type ChangeEvent, type FocusEvent, type Ref } from 'react'
import { useWords } from '../provider/UiProvider.tsx'
import { giveRef } from './giveRef.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement

interface Counted<Element extends Typed> {
  limit: number | undefined
  /** From which length on the counter shows. */
  from?: number
  value?: unknown
  defaultValue?: unknown
  ref: Ref<Element> | undefined
  onChange: ((event: ChangeEvent<Element>) => void) | undefined
  onBlur: ((event: FocusEvent<Element>) => void) | undefined
}

/**
 * Counts what is typed towards a limit, and says by how much it is beyond. Nothing is ever cut, since a silent cut
 * changes an address or a name. [HARDENING F-INP-03]
 */
export function useCounted<Element extends Typed>(props: Counted<Element>) {
  const { limit, from = 0, value, defaultValue, ref, onChange, onBlur } = props
  const words = useWords()
  const [typed, setTyped] = useState(() => lengthOf(defaultValue))
  const length = value === undefined ? typed : lengthOf(value)
  const counted = limit !== undefined
  const over = counted && length > limit

  // A form library may write the value into the element itself: read it where it lands, and again on leaving.
  const countedRef = useCallback(
    (input: Element | null) => {
      const cleanUp = giveRef(ref, input)
      if (input && counted) setTyped(input.value.length)
      return cleanUp
    },
    [ref, counted],
  )
  return {
    ref: countedRef,
    onChange: (event: ChangeEvent<Element>) => {
      onChange?.(event)
      if (counted) setTyped(event.currentTarget.value.length)
    },
    onBlur: (event: FocusEvent<Element>) => {
      onBlur?.(event)
      if (counted) setTyped(event.currentTarget.value.length)
    },
    tooLong: over ? words.tooLong(length - limit, limit) : undefined,
    counter:
      counted && length >= from ? (
        <span className={`ms-auto shrink-0 tabular-nums ${over ? 'font-semibold text-danger' : 'text-text-soft'}`}>
          <span aria-hidden="true">
            {length} / {limit}
          </span>
          <span className="sr-only">{words.characters(length, limit)}</span>
        </span>
      ) : undefined,
  }
}

const lengthOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).length : 0)
