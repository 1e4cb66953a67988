interface PostedProps {
  /** Without a name the form posts nothing. */
  name: string | undefined
  /** In the format that a server stores. */
  value: string
  disabled?: boolean | undefined
  form?: string | undefined
}

/** What a form posts for a field whose input shows another format. */
export function Posted({ name, value, disabled, form }: PostedProps) {
  if (name === undefined) return null
  return <input type="hidden" name={name} value={value} disabled={disabled} form={form} />
}
