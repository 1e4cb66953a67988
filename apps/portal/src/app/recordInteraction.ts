interface RecordedInteraction {
  /** Restores typed values, scroll position and focus before the mounted page is painted. */
  restore: (root: Element) => void
  /** Once the page listens, tells it which fields were filled in and left, and what was pressed last. */
  repeat: () => void
}

/** Records what a visitor does on the prerendered page, to do it again on the mounted one. */
export function recordInteraction(prerendered: Element): RecordedInteraction {
  let { scrollY } = window
  let focused = document.activeElement
  const left: Element[] = []
  let counterpartOf: ReturnType<typeof counterparts> = () => undefined
  const onScroll = () => {
    scrollY = window.scrollY
  }
  window.addEventListener('scroll', onScroll)
  prerendered.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null
  })
  return {
    restore: (root) => {
      window.removeEventListener('scroll', onScroll)
      window.scrollTo(0, scrollY)
      counterpartOf = counterparts(prerendered, root)
      const selection = focused && selectionOf(focused)
      for (const field of prerendered.querySelectorAll<Field>(fields)) {
        const counterpart = counterpartOf(field)
        if (!counterpart || !isField(counterpart)) continue
        const isFocused = field === focused
        if (repeatInput(field, counterpart, isFocused) && !isFocused) left.push(counterpart)
      }
      const counterpart = focused && counterpartOf(focused)
      counterpart?.focus({ preventScroll: true })
      if (selection && counterpart instanceof HTMLInputElement) counterpart.setSelectionRange(...selection)
    },
    repeat: () => {
      // Forms check a field when the focus leaves it.
      for (const field of left) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      for (const field of prerendered.querySelectorAll<HTMLInputElement>('input[type=file]')) repeatFiles(field)
      const pressed = window.earlyPress && counterpartOf(window.earlyPress)
      if (!pressed) return // early.ts follows a link without counterpart
      delete window.earlyPress
      pressed.click()
    },
  }

  function repeatFiles(field: HTMLInputElement): void {
    const counterpart = counterpartOf(field)
    if (!field.files?.length || !(counterpart instanceof HTMLInputElement)) return
    counterpart.files = field.files
    counterpart.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = 'input, textarea, select'
const interactive = `a[href], button, ${fields}, [tabindex]`
const isField = (element: Element): element is Field => element.matches(fields)

/** Matches the elements of both pages by position; elements with another text or name have no counterpart. */
function counterparts(prerendered: Element, root: Element) {
  const now = [...root.querySelectorAll<HTMLElement>(interactive)]
  const pairs = new Map<Element, HTMLElement>()
  for (const [position, element] of [...prerendered.querySelectorAll(interactive)].entries()) {
    const counterpart = now[position]
    if (counterpart && hasSameText(counterpart, element) && nameOf(counterpart) === nameOf(element)) {
      pairs.set(element, counterpart)
    }
  }
  return (element: Element): HTMLElement | undefined => pairs.get(element)
}

// Names of countries may differ between the server's and the browser's ICU data.
const hasSameText = (one: Element, other: Element) =>
  (one instanceof HTMLSelectElement && other instanceof HTMLSelectElement) || one.textContent === other.textContent

const nameOf = (element: Element) => element.getAttribute('name')

/** Types `field`'s value into `counterpart` as a visitor would, if the visitor has changed it. Returns whether it did. */
function repeatInput(field: Field, counterpart: Field, isFocused: boolean): boolean {
  if (field instanceof HTMLInputElement && counterpart instanceof HTMLInputElement) {
    if (field.type === 'checkbox' || field.type === 'radio') {
      const isChanged = field.checked !== field.defaultChecked && counterpart.checked !== field.checked
      if (isChanged) counterpart.click()
      return isChanged
    }
    if (field.type === 'file') return false
  }
  const initial = field instanceof HTMLSelectElement ? initialChoice(field) : field.defaultValue
  if (field.value === initial || field.value === counterpart.value) return false
  // A list that opens while one types belongs to the focused field.
  if (isFocused) counterpart.focus({ preventScroll: true })
  // The prototype's setter, because React replaces the element's own to notice changes.
  Reflect.set(Object.getPrototypeOf(counterpart), 'value', field.value, counterpart)
  counterpart.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  return true
}

/** The option that the server selected; a list without one starts with its first option. */
const initialChoice = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value

function selectionOf(element: Element): [start: number | null, end: number | null] | undefined {
  const isText = element instanceof HTMLInputElement && element.selectionStart !== null
  return isText ? [element.selectionStart, element.selectionEnd] : undefined
}
