type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = 'input, textarea, select'
const targets = `a[href], button, ${fields}, [tabindex]`

/**
 * Keeps what a visitor types, focuses and presses before the application listens. Components write their own first values
 * into their fields, and a page that starts anew has other elements, which are found by their position and name.
 */
export function watchInput(root: Element) {
  const drawn = [...root.querySelectorAll<Field>(fields)].map(initialValue)
  let pressedAt = -1
  return { restore: read(), read, press }

  /** Reads what has been typed; the returned function types it again. */
  function read(): () => void {
    const focused = document.activeElement
    pressedAt = [...root.querySelectorAll(targets)].findIndex((target) => target === window.earlyPress)
    const { selectionStart = null, selectionEnd = null } = focused instanceof HTMLInputElement ? focused : {}
    const typed = [...root.querySelectorAll<Field>(fields)].map((field, at) => ({
      field,
      name: field.name,
      value: valueOf(field),
      files: field instanceof HTMLInputElement ? field.files : null,
      isChanged: valueOf(field) !== drawn[at],
      isFocused: field === focused,
    }))
    return () => {
      const now = [...root.querySelectorAll<Field>(fields)]
      for (const [at, { field: before, name, value, files, isChanged, isFocused }] of typed.entries()) {
        const field = now[at]
        if (!field || field.name !== name) continue
        // Focuses the field's new element, because its list of suggestions opens only while it has the focus.
        if (isFocused && field !== before) field.focus({ preventScroll: true })
        if (isChanged) write(field, value, files)
        if (isFocused && field instanceof HTMLInputElement) {
          // Selects a stored value that has replaced the typed text, so that further typing replaces it.
          if (!isChanged && field.value !== value) field.select()
          else if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
        }
        // A field tidies its value, or asks about it, when the focus leaves it.
        if (isChanged && !isFocused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }
    }
  }

  function press(): void {
    const pressed = window.earlyPress
    if (!pressed) return
    delete window.earlyPress
    const target = pressed.isConnected ? pressed : root.querySelectorAll(targets)[pressedAt]
    pressed.removeAttribute('aria-busy')
    if (target instanceof HTMLElement && target.textContent === pressed.textContent) target.click()
  }
}

function initialValue(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
  }
  return isTicked(field) ? String(field.defaultChecked) : field.type === 'file' ? '' : field.defaultValue
}

const valueOf = (field: Field): string => (isTicked(field) ? String(field.checked) : field.value)

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

function write(field: Field, value: string, files: FileList | null): void {
  if (isTicked(field)) {
    if (String(field.checked) !== value) field.click()
    return
  }
  if (field instanceof HTMLInputElement && files) field.files = files
  // The prototype's setter, because React replaces the element's own to notice changes.
  else Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  const isText = !files && !(field instanceof HTMLSelectElement)
  field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }))
}
