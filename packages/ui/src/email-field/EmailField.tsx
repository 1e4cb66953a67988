import { useWords } from '../provider/UiProvider.tsx'
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx'

/**
 * An e-mail address, with the right keyboard, autofill, no automatic capitals, and `limit` characters (default 100). Its hint
 * ends with an example of the format. [§5; WIDGET-31; RGAA 11.10]
 */
export function EmailField({ limit = 100, hint, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const words = useWords()
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      hint={
        <>
          {hint != null && <span className="block">{hint} </span>}
          <span className="block">{words.emailExample}</span>
        </>
      }
      type="email"
      inputMode="email"
      limit={limit}
    />
  )
}
