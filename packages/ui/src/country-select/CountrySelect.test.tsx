import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../provider/UiProvider.tsx'
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
    <UiProvider language="fr" flagUrl={(code) => `${blank}#${code}`}>
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
  /** The option that the input says is active. */
  const active = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent
  return { screen, input, names, active }
}

describe('the default', () => {
  it.each(['', 'XX'])(
    'is France when the value is "%s", and is emitted in capitals [WIDGET-17] [WIDGET-18]',
    async (value) => {
      const { input } = await open({ value })
      await expect.element(input).toHaveValue('France')
      expect(emitted.mock.calls).toEqual([['FR']])
    },
  )

  it('is not emitted over a known value', async () => {
    const { input } = await open({ value: 'BE' })
    await expect.element(input).toHaveValue('Belgique')
    expect(emitted).not.toHaveBeenCalled()
  })

  it('comes back when the options no longer hold the value [WIDGET-18]', async () => {
    const { screen, input } = await open({ value: 'BE' })
    await screen.rerender(<Choosing options={options.filter(({ code }) => code !== 'be')} />)
    await expect.element(input).toHaveValue('France')
    expect(emitted.mock.calls).toEqual([['FR']])
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
  it('says what it is: a combobox with a list', async () => {
    const { input } = await open()
    await expect.element(input).toHaveAttribute('aria-autocomplete', 'list')
    await expect.element(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(input)
    await expect.element(input).toHaveAttribute('aria-expanded', 'true')
    const list = document.getElementById(input.element().getAttribute('aria-controls') ?? '')
    expect(list).toHaveAttribute('role', 'listbox')
    expect(list).toHaveAccessibleName('Country')
  })

  it('opens on Down at the chosen country, moves, and Enter emits [WIDGET-16] [WIDGET-19]', async () => {
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
  })

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

  it('filters while one types, counts the results aloud and has the first ready [WIDGET-21]', async () => {
    const { screen, input, names, active } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('gne')
    expect(names()).toEqual(['Allemagne', 'Espagne'])
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 résultats')
    expect(active()).toBe('Allemagne')
    await userEvent.keyboard('{Enter}')
    expect(emitted.mock.calls).toEqual([['DE']])
  })

  it('finds the letters on cars and other names', async () => {
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
    'returns from "%s" to the chosen name, and says that nothing was found [F-INP-09]',
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

  it('closes on Escape with the name restored, and does not empty itself when pressed again [WIDGET-20]', async () => {
    const { input } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('ital{Escape}')
    await expect.element(input).toHaveAttribute('aria-expanded', 'false')
    await expect.element(input).toHaveValue('France')
    await userEvent.keyboard('{Escape}')
    await expect.element(input).toHaveValue('France')
    expect(emitted).not.toHaveBeenCalled()
  })

  it('leaves by Tab without choosing what is highlighted [WIDGET-20]', async () => {
    const { screen, input } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('ital')
    await userEvent.tab()
    await expect.element(input).toHaveValue('France')
    await expect.element(input).toHaveAttribute('aria-expanded', 'false')
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    expect(emitted).not.toHaveBeenCalled()
  })

  it('leaves Home and End to the text', async () => {
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

describe('by pointer', () => {
  it('opens on a click with the text selected, and emits the option that is clicked [WIDGET-19]', async () => {
    const { screen, input } = await open()
    await userEvent.click(input)
    await userEvent.click(screen.getByRole('option', { name: 'Belgique' }))
    await expect.element(input).toHaveValue('Belgique')
    expect(emitted.mock.calls).toEqual([['BE']])
  })

  it('opens and closes by its button', async () => {
    const { screen, input } = await open()
    const button = screen.getByRole('button', { name: 'Ouvrir la liste' })
    await userEvent.click(button)
    await expect.element(input).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  })

  it('restores the name when one clicks elsewhere [WIDGET-20]', async () => {
    const { screen, input } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('ital')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await expect.element(input).toHaveValue('France')
    expect(emitted).not.toHaveBeenCalled()
  })
})

describe('the flag', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  afterEach(() => warn.mockClear())

  it('is the chosen country’s, and silent [WIDGET-16]', async () => {
    const { screen } = await open({ value: 'BE' })
    const flag = screen.container.querySelector('img')
    expect(flag).toHaveAttribute('alt', '')
    expect(flag?.src).toMatch(/#be$/)
  })

  it('comes from a static path, by the lower-case code [WIDGET-22]', async () => {
    const screen = await render(<CountrySelect label="Country" options={options} value="FR" onValueChange={() => {}} />)
    expect(screen.container.querySelector('img')).toHaveAttribute('src', '/flags/fr.svg')
  })

  it('is only missed on the console, once, when there is none [WIDGET-23]', async () => {
    const screen = await render(
      <UiProvider language="fr" flagUrl={() => 'data:image/svg+xml,broken'}>
        <CountrySelect label="Country" options={options} value="FR" onValueChange={() => {}} />
      </UiProvider>,
    )
    await expect.poll(() => warn.mock.calls.length).toBe(1)
    expect(warn.mock.calls[0]?.[0]).toContain('No flag at')
    await expect.element(screen.getByRole('combobox')).toHaveValue('France')
  })
})

it('sends its code with a plain form', async () => {
  const { screen } = await open({ value: 'BE', name: 'country' })
  expect(screen.container.querySelector('input[name=country]')).toHaveValue('BE')
})

it('ties its error to the input', async () => {
  const { input } = await open({ error: 'Not served.' })
  await expect.element(input).toBeInvalid()
  await expect.element(input).toHaveAccessibleDescription(/Not served\./)
})
