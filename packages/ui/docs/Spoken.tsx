import { within } from 'storybook/test'
import { Prose } from './parts.tsx'
import { usePrimaryStory } from './primaryStory.ts'

/** What a screen reader finds in the first story of the page, computed from its elements whenever they change. */
export function Spoken() {
  const lines = usePrimaryStory(spokenIn) ?? []
  if (lines.length === 0) return <p>The example is not open, or has plain text only.</p>
  return (
    <ol className="spoken">
      {lines.map((line, index) => (
        <li key={index}>
          <Prose text={line} />
        </li>
      ))}
    </ol>
  )
}

const roles =
  `alert alertdialog article banner button cell checkbox columnheader combobox complementary contentinfo dialog
  figure form grid group heading img link list listbox listitem main menu menuitem navigation note option progressbar
  radio radiogroup region row rowheader search searchbox slider spinbutton status switch tab table tablist tabpanel
  textbox tooltip`.split(/\s+/)

const states = {
  'aria-expanded': { true: 'expanded', false: 'collapsed' },
  'aria-checked': { true: 'checked', false: 'not checked', mixed: 'partly checked' },
  'aria-pressed': { true: 'pressed', false: 'not pressed' },
  'aria-selected': { true: 'selected' },
  'aria-current': { true: 'current', page: 'current page', step: 'current step', date: 'current date' },
  'aria-disabled': { true: 'dimmed' },
  'aria-invalid': { true: 'invalid' },
  'aria-required': { true: 'required' },
  'aria-busy': { true: 'busy' },
} as const satisfies Record<string, Record<string, string>>

/** Each element with a role, in document order: its role, name, description and states. */
export function spokenIn(root: HTMLElement): string[] {
  const found = new Map<Element, { role: string; name: string; description: string }>()
  for (const role of roles) {
    const [names, descriptions] = [new Map<Element | null, string>(), new Map<Element | null, string>()]
    const keep = (texts: Map<Element | null, string>) => (text: string, element: Element | null) => {
      texts.set(element, text)
      return true
    }
    // Testing Library computes names and descriptions as browsers do, and passes them to the filters.
    const filters = { name: keep(names), description: keep(descriptions) }
    for (const element of within(root).queryAllByRole(role, filters)) {
      found.set(element, { role, name: names.get(element) ?? '', description: descriptions.get(element) ?? '' })
    }
  }
  return [...found]
    .toSorted(([one], [other]) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(([element, { role, name, description }]) =>
      [`\`${role}\`${name && ` “${name}”`}`, ...statesOf(element), description].filter(Boolean).join(', '),
    )
}

function statesOf(element: Element): string[] {
  const said = Object.entries(states).flatMap(([attribute, words]) => {
    const value = element.getAttribute(attribute)
    return Object.entries(words).flatMap(([known, word]) => (known === value ? [word] : []))
  })
  if (!isInput(element)) return said
  const isBox = ['checkbox', 'radio'].includes(element.type)
  return [
    ...(isBox ? [element.checked ? 'checked' : 'not checked'] : element.value ? [`contains “${element.value}”`] : []),
    ...(element.required && !said.includes('required') ? ['required'] : []),
    ...(element.disabled ? ['dimmed'] : []),
    ...said,
  ]
}

/** Also for an element of an iframe, whose class is another one. */
const isInput = (element: Element): element is HTMLInputElement => element.localName === 'input'
