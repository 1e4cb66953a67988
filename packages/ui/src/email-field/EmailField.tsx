import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'

/**
 * An e-mail address, with the right keyboard, autofill, no automatic capitals, and `limit` characters (default 100).
 * [§5; WIDGET-31]
 */
export function EmailField({ limit = 100, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type="email"
      inputMode="email"
      limit={limit}
    />
  )
}
