import '../reset.css'
import '../styles.css'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../provider/UiProvider.tsx'
import { faces, setIn } from '../testing/faces.ts'
import { tap } from '../testing/touch.ts'
import { CountrySelect, type CountrySelectProps } from './CountrySelect.tsx'

const options = [
  { code: 'de', name: 'Allemagne', keywords: ['Germany', 'D'] },
  { code: 'be', name: 'Belgique', keywords: ['België', 'B'] },
  { code: 'es', name: 'Espagne', keywords: ['E'] },
  { code: 'fr', name: 'France', keywords: ['F'] },
  { code: 'it', name: 'Italie', keywords: ['I'] },
]
const blank = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

const emitted = vi.fn<(code: string) => void>()
function Choosing({ value: first = 'FR', ...rest }: Partial<CountrySelectProps>) {
  const [value, setValue] = useState(first)
  return (
    <UiProvider flagUrl={(code) => `${blank}#${code}`}>
      <p>Elsewhere</p>
      <CountrySelect
        label="Country"
        options={options}
        {...rest}
        value={value}
        onValueChange={(code) => {
          emitted(code)
          setValue(code)
        }}
      />
      <button type="button">Next</button>
    </UiProvider>
  )
}
beforeEach(() => emitted.mockClear())

const open = async (props: Partial<CountrySelectProps> = {}) => {
  const screen = await render(<Choosing {...props} />)
  const input = screen.getByRole('combobox', { name: 'Country' })
  const names = () =>
    screen
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  /** The option that `aria-activedescendant` names. */
  const active = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent
  return { screen, input, names, active }
}

describe('the default', () => {
  it.each([undefined, '', 'XX'])(
    'is France when the default value is "%s", and is posted in capitals from the start',
    { tags: ['WIDGET-17', 'WIDGET-18'] },
    async (defaultValue) => {
      const screen = await render(
        <CountrySelect
          label="Country"
          name="country"
          options={options}
          defaultValue={defaultValue}
          onValueChange={emitted}
        />,
      )
      await expect.element(screen.getByRole('combobox')).toHaveValue('France')
      expect(screen.container.querySelector('input[name=country]')).toHaveValue('FR')
      expect(emitted).not.toHaveBeenCalled()
    },
  )

  it.each(['', 'XX'])('does not replace "%s" when the host holds it', async (value) => {
    const { screen, input } = await open({ value, name: 'country' })
    await expect.element(input).toHaveValue(value)
    expect(screen.container.querySelector('input[name=country]')).toHaveValue(value)
    expect(emitted).not.toHaveBeenCalled()
  })

  it('is not emitted over a known value', async () => {
    const { input } = await open({ value: 'BE' })
    await expect.element(input).toHaveValue('Belgique')
    expect(emitted).not.toHaveBeenCalled()
  })

  it('does not return when the options no longer contain the value', async () => {
    const { screen, input } = await open({ value: 'BE' })
    await screen.rerender(<Choosing options={options.filter(({ code }) => code !== 'be')} />)
    await expect.element(input).toHaveValue('BE')
    expect(emitted).not.toHaveBeenCalled()
  })

  it('follows a change of language', async () => {
    const { screen, input } = await open({ value: 'BE' })
    await screen.rerender(
      <Choosing
        options={[
          { code: 'BE', name: 'Belgien' },
          { code: 'FR', name: 'Frankreich' },
        ]}
      />,
    )
    await expect.element(input).toHaveValue('Belgien')
    expect(emitted).not.toHaveBeenCalled()
  })
})

describe('by keyboard [HARDENING §4]', () => {
  it('is a combobox with a list', async () => {
    const { input } = await open()
    await expect.element(input).toHaveAttribute('aria-autocomplete', 'list')
    await expect.element(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(input)
    await expect.element(input).toHaveAttribute('aria-expanded', 'true')
    const list = document.getElementById(input.element().getAttribute('aria-controls') ?? '')
    expect(list).toHaveAttribute('role', 'listbox')
    expect(list).toHaveAccessibleName('Country')
  })

  it(
    'opens on Down at the selected country, moves, and Enter emits',
    { tags: ['WIDGET-16', 'WIDGET-19'] },
    async () => {
      const { input, names, active } = await open()
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      expect(names()).toEqual(options.map(({ name }) => name))
      expect(active()).toBe('France')
      await userEvent.keyboard('{ArrowDown}')
      expect(active()).toBe('Italie')
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      expect(active()).toBe('Espagne')
      await userEvent.keyboard('{Enter}')
      await expect.element(input).toHaveAttribute('aria-expanded', 'false')
      await expect.element(input).toHaveValue('Espagne')
      expect(emitted.mock.calls).toEqual([['ES']])
    },
  )

  it('marks the active option as selected, and no other', async () => {
    const { screen } = await open()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(screen.getByRole('option', { selected: true })).toHaveTextContent('Italie')
  })

  it('opens on Alt+Down and Up', async () => {
    const { input } = await open()
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(input).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(input).toHaveAttribute('aria-expanded', 'true')
  })

  it(
    'filters while typing, announces the number of matches and highlights the first',
    { tags: ['WIDGET-21'] },
    async () => {
      const { screen, input, names, active } = await open()
      await userEvent.click(input)
      await userEvent.keyboard('gne')
      expect(names()).toEqual(['Allemagne', 'Espagne'])
      await expect.element(screen.getByRole('status')).toHaveTextContent('2 résultats')
      expect(active()).toBe('Allemagne')
      await userEvent.keyboard('{Enter}')
      expect(emitted.mock.calls).toEqual([['DE']])
    },
  )

  it('finds a country by vehicle code and by other names', async () => {
    const { input, names } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('d')
    expect(names()[0]).toBe('Allemagne')
    await userEvent.clear(input)
    await userEvent.keyboard('belgie')
    expect(names()).toEqual(['Belgique'])
  })

  it('keeps the filter when the whole name is typed', async () => {
    const { input, names } = await open({ value: 'BE' })
    await userEvent.click(input)
    await userEvent.keyboard('Belgique')
    expect(names()).toEqual(['Belgique'])
    await userEvent.keyboard('{Enter}')
    await expect.element(input).toHaveValue('Belgique')
  })

  it.each(['xyz', '(', '['])(
    'returns from "%s" to the selected name, and announces that nothing matches',
    { tags: ['F-INP-09'] },
    async (text) => {
      const { screen, input } = await open()
      await userEvent.click(input)
      await userEvent.fill(input, text)
      await expect.element(screen.getByRole('status')).toHaveTextContent('Aucun résultat')
      await userEvent.keyboard('{Enter}')
      await expect.element(input).toHaveValue('France')
      expect(emitted).not.toHaveBeenCalled()
    },
  )

  it(
    'closes on Escape with the name restored, and does not clear the input on a second Escape',
    { tags: ['WIDGET-20'] },
    async () => {
      const { input } = await open()
      await userEvent.click(input)
      await userEvent.keyboard('ital{Escape}')
      await expect.element(input).toHaveAttribute('aria-expanded', 'false')
      await expect.element(input).toHaveValue('France')
      await userEvent.keyboard('{Escape}')
      await expect.element(input).toHaveValue('France')
      expect(emitted).not.toHaveBeenCalled()
    },
  )

  it('starts a new search with the next letter, after a choice and after Escape', async () => {
    const { input, names } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('bel{Enter}')
    await expect.element(input).toHaveValue('Belgique')
    await userEvent.keyboard('ita')
    await expect.poll(names).toEqual(['Italie'])
    await userEvent.keyboard('{Escape}')
    await expect.element(input).toHaveValue('Belgique')
    await userEvent.keyboard('esp')
    await expect.poll(names).toEqual(['Espagne'])
  })

  it('leaves by Tab without selecting the highlighted option', { tags: ['WIDGET-20'] }, async () => {
    const { screen, input } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('ital')
    await userEvent.tab()
    await expect.element(input).toHaveValue('France')
    await expect.element(input).toHaveAttribute('aria-expanded', 'false')
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    expect(emitted).not.toHaveBeenCalled()
  })

  it('opens on Alt+Down with nothing active, and closes on Alt+Up with the name restored', async () => {
    const { input, active } = await open()
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(active()).toBeUndefined()
    await userEvent.keyboard('{Enter}')
    expect(emitted).not.toHaveBeenCalled()
    await userEvent.keyboard('ital{Alt>}{ArrowUp}{/Alt}')
    await expect.element(input).toHaveAttribute('aria-expanded', 'false')
    await expect.element(input).toHaveValue('France')
  })

  it('wraps at both ends with arrows, and stops there with page keys', async () => {
    const { active } = await open()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    expect(active()).toBe('Italie')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Allemagne')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Italie')
    await userEvent.keyboard('{PageUp}')
    expect(active()).toBe('Allemagne')
  })

  it('keeps the focus in the input, and has no other tab stop in the list', async () => {
    const { screen, input } = await open()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(input).toHaveFocus()
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  it('returns from an option to the text with the caret keys', async () => {
    const { active } = await open()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('France')
    await userEvent.keyboard('{ArrowLeft}')
    expect(active()).toBeUndefined()
    await userEvent.keyboard('{Control>}a{/Control}gne{ArrowDown}')
    expect(active()).toBe('Espagne')
    await userEvent.keyboard('{ArrowLeft}')
    expect(active()).toBe('Allemagne')
  })

  it('is not expanded while nothing is found, and Enter does not submit the form while it is open', async () => {
    const send = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    const screen = await render(
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <Choosing />
      </form>,
    )
    const input = screen.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('xyz')
    await expect.element(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    expect(send).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(send).toHaveBeenCalledOnce()
  })

  it('lets Escape reach a surrounding dialog only when it is closed', async () => {
    const onKeyDown = vi.fn<(event: KeyboardEvent) => void>()
    document.addEventListener('keydown', onKeyDown)
    const { input } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('{Escape}')
    expect(onKeyDown).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onKeyDown).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', onKeyDown)
  })

  it('lets Home and End move the caret', async () => {
    const { input, active } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('gne{Home}')
    expect(active()).toBe('Allemagne')
    await userEvent.keyboard('a')
    await expect.element(input).toHaveValue('agne')
    await userEvent.keyboard('{End}s')
    await expect.element(input).toHaveValue('agnes')
  })
})

describe('by touch', () => {
  it(
    'opens by a tap, and a tap on an option emits it and keeps the focus in the input',
    { tags: ['WIDGET-19'] },
    async () => {
      const { screen, input } = await open()
      const pointers: string[] = []
      const note = ({ pointerType }: PointerEvent) => pointers.push(pointerType)
      document.addEventListener('pointerdown', note)
      await tap(input.element())
      await expect.element(input).toHaveAttribute('aria-expanded', 'true')
      await tap(screen.getByRole('option', { name: 'Espagne' }).element())
      await expect.element(input).toHaveValue('Espagne')
      await expect.element(input).toHaveFocus()
      await expect.element(input).toHaveAttribute('aria-expanded', 'false')
      expect(emitted.mock.calls).toEqual([['ES']])
      expect(pointers).toEqual(['touch', 'touch'])
      document.removeEventListener('pointerdown', note)
    },
  )

  it('scrolls the field to the top of a phone and extends the list down to the keyboard', async () => {
    await page.viewport(375, 420) // the height that an on-screen keyboard leaves
    const many = Array.from({ length: 250 }, (_, at) => ({ code: `x${at}`, name: `Country ${at}` }))
    const screen = await render(
      <div className="py-60">
        <CountrySelect label="Country" options={[...options, ...many]} value="FR" onValueChange={emitted} />
      </div>,
    )
    const input = screen.getByRole('combobox')
    await tap(input.element())
    await expect.poll(() => input.element().getBoundingClientRect().top).toBeLessThan(100)
    const box = screen.getByRole('listbox').element().getBoundingClientRect()
    expect(box.bottom).toBeLessThanOrEqual(420)
    expect(box.bottom).toBeGreaterThan(380)
    await page.viewport(414, 896)
  })
})

describe('with 250 countries', () => {
  const many = Array.from({ length: 250 }, (_, at) => ({ code: `x${at}`, name: `Country ${at}` }))

  it('renders every option at once, and keeps the active one in sight', async () => {
    const { screen, active } = await open({ options: many, value: 'X200' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Country 200')
    expect(screen.getByRole('option').elements()).toHaveLength(250)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Country 201')
    const list = screen.getByRole('listbox').element().getBoundingClientRect()
    const option = screen.getByRole('option', { selected: true }).element().getBoundingClientRect()
    expect(option.top).toBeGreaterThanOrEqual(list.top - 1)
    expect(option.bottom).toBeLessThanOrEqual(list.bottom + 1)
    await userEvent.keyboard('{Control>}a{/Control}country 1')
    expect(active()).toBe('Country 1')
    expect(screen.getByRole('option').elements()).toHaveLength(111)
  })
})

it('selects the country that the browser autofills while the focus is elsewhere', async () => {
  const { screen, input } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  const element = input.element()
  if (!(element instanceof HTMLInputElement)) throw new Error('no input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, 'Belgique')
  element.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.element(input).toHaveValue('Belgique')
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  expect(emitted.mock.calls).toEqual([['BE']])
})

it.each(faces)('shows a long name in full, in either direction, in a %s face', async (face) => {
  await setIn(face)
  await page.viewport(320, 640)
  const long = [
    { code: 'GB', name: 'Vereinigtes Königreich Großbritannien-und-Nordirland-mit-allen-Inseln' },
    ...options,
  ]
  for (const direction of ['ltr', 'rtl'] as const) {
    const screen = await render(
      <div dir={direction} className="p-4">
        <CountrySelect label="Country" options={long} value="GB" onValueChange={emitted} />
      </div>,
    )
    await userEvent.click(screen.getByRole('combobox'))
    for (const option of screen.getByRole('option').elements()) {
      expect(option.textContent).not.toBe('')
      expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await screen.unmount()
  }
  await page.viewport(414, 896)
})

describe('by pointer', () => {
  it(
    'opens on a click with the text selected, and emits the option that is clicked',
    { tags: ['WIDGET-19'] },
    async () => {
      const { screen, input } = await open()
      await userEvent.click(input)
      await userEvent.click(screen.getByRole('option', { name: 'Belgique' }))
      await expect.element(input).toHaveValue('Belgique')
      expect(emitted.mock.calls).toEqual([['BE']])
    },
  )

  it('starts a new search with the first letter after a click on the selected name', async () => {
    const { screen, input } = await open()
    await userEvent.click(input)
    await userEvent.click(screen.getByRole('option', { name: 'Allemagne' }))
    await userEvent.click(input)
    await userEvent.keyboard('bel')
    await expect.element(input).toHaveValue('bel')
    await userEvent.keyboard('{Enter}')
    expect(emitted).toHaveBeenLastCalledWith('BE')
  })

  it('opens and closes by its button', async () => {
    const { screen, input } = await open()
    const button = screen.getByRole('button', { name: 'Ouvrir la liste' })
    await userEvent.click(button)
    await expect.element(input).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  })

  it('restores the name on a click elsewhere', { tags: ['WIDGET-20'] }, async () => {
    const { screen, input } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('ital')
    await userEvent.click(screen.getByText('Elsewhere'))
    await expect.element(input).toHaveValue('France')
    expect(emitted).not.toHaveBeenCalled()
  })
})

describe('the flag', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  afterEach(() => warn.mockClear())

  it('is that of the selected country, and decorative', { tags: ['WIDGET-16'] }, async () => {
    const { screen } = await open({ value: 'BE' })
    const flag = screen.container.querySelector('img')
    expect(flag).toHaveAttribute('alt', '')
    expect(flag?.src).toMatch(/#be$/)
  })

  it('loads from a static path, by the lower-case code', { tags: ['WIDGET-22'] }, async () => {
    const screen = await render(<CountrySelect label="Country" options={options} value="FR" onValueChange={() => {}} />)
    expect(screen.container.querySelector('img')).toHaveAttribute('src', '/flags/fr.svg')
  })

  it('logs one console message when it is missing', { tags: ['WIDGET-23'] }, async () => {
    const screen = await render(
      <UiProvider flagUrl={() => 'data:image/svg+xml,broken'}>
        <CountrySelect label="Country" options={options} value="FR" onValueChange={() => {}} />
      </UiProvider>,
    )
    await expect.poll(() => warn.mock.calls.length).toBe(1)
    expect(warn.mock.calls[0]?.[0]).toContain('No flag at')
    await expect.element(screen.getByRole('combobox')).toHaveValue('France')
  })
})

it('submits its code with a plain form', async () => {
  const { screen } = await open({ value: 'BE', name: 'country' })
  expect(screen.container.querySelector('input[name=country]')).toHaveValue('BE')
})

it('describes the input by its error', async () => {
  const { input } = await open({ error: 'Not served.' })
  await expect.element(input).toBeInvalid()
  await expect.element(input).toHaveAccessibleDescription(/Not served\./)
})
