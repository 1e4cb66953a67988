import { readLeftTime, withColon } from '../date-range/wallClock.ts'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'
import { useWords } from '../provider/UiProvider.tsx'

interface HourInputProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** The text in the box. */
  text: string
  onText: (text: string) => void
}

/** One time of day, HH:mm, typed. */
export function HourInput({ text, onText, onBlur, onKeyDown, ...rest }: HourInputProps) {
  const tidy = () => {
    const read = readLeftTime(text)
    if (read && read !== text) onText(read)
  }
  return (
    <TextField
      {...rest}
      hint={useWords().timeFormat}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ currentTarget: { value, selectionEnd } }) => {
        const isGrowing = value.length > text.length && selectionEnd === value.length
        onText(isGrowing ? withColon(value) : value)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Enter') tidy() // Enter submits the form while the field keeps the focus.
      }}
      onBlur={(event) => {
        tidy()
        onBlur?.(event)
      }}
    />
  )
}
