import { Maskito } from '@maskito/core'
import { useEffect, useMemo, useState } from 'react'
import { both } from '../field/both.ts'
import { control } from '../field/Field.tsx'
import { usePosted } from '../field/usePosted.tsx'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'
import { digitsOf, grouped, maskOf } from './mask.ts'

export interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'limit'> {
  /** Sizes of the groups: [4, 4, 4, 4, 3]. */
  groups: readonly number[]
  /** Separator between the groups. */
  separator?: string | undefined
  /** Digits; what else it holds is dropped. */
  value?: string | undefined
  /** Digits; what else it holds is dropped. */
  defaultValue?: string | undefined
  /** Called with the digits only, including too many ones, which the host must refuse. */
  onValueChange?: ((digits: string) => void) | undefined
}

/**
 * Shows digits in groups during typing: a card number, an expiry. Pasted text may contain spaces and dashes. Maskito keeps
 * the caret and its own undo history, because the browser cannot undo in a text that a script has changed.
 *
 * The form posts the digits, in a hidden input, which `ref`, `name`, `onChange` and a form library get too.
 */
export function MaskedField({ groups, separator = ' ', ...props }: MaskedFieldProps) {
  const sizes = groups.join()
  const mask = useMemo(() => maskOf(sizes.split(',').map(Number), separator), [sizes, separator])
  // Does not regroup during a composition, because the input method would compose the changed text again.
  const [composed, setComposed] = useState<string>()
  const posted = usePosted(props, props.defaultValue ?? '')
  const { visible, rest } = posted
  useEffect(() => {
    if (!visible.current) return undefined
    const maskito = new Maskito(visible.current, mask)
    return () => maskito.destroy()
  }, [visible, mask])

  return (
    <>
      <TextField
        inputMode="numeric"
        dir="ltr" // Digits run from left to right in every script; otherwise right-to-left pages would reorder the groups.
        inputClassName={`${control} rtl:text-right`}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        value={composed ?? grouped(posted.value, mask)}
        ref={visible}
        // Not `onChange`, which React skips for a text that a script has set, as Maskito does.
        onInput={both(rest.onInput, ({ nativeEvent, currentTarget }) => {
          setComposed(nativeEvent instanceof InputEvent && nativeEvent.isComposing ? currentTarget.value : undefined)
          posted.enter(digitsOf(currentTarget.value))
        })}
        onBlur={posted.onBlur}
        onCompositionEnd={both(rest.onCompositionEnd, () => setComposed(undefined))}
      />
      {posted.input}
    </>
  )
}
