import { both } from '../field/both.ts'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'

export interface TypedInputProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** The text in the box. */
  text: string
  onText: (text: string) => void
}

interface Writing extends TypedInputProps {
  /** Adds the signs that a growing text lacks. */
  complete: (text: string) => string
  /** The usual form of a text that is readable, when the focus leaves it. */
  tidied: (text: string) => string | undefined
}

/** Digits with signs between them, which it adds during typing. */
export function TypedInput({ text, onText, complete, tidied, onBlur, onKeyDown, ...rest }: Writing) {
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
