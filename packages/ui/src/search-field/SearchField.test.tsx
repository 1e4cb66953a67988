import '../reset.css'
import '../styles.css'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { SearchField } from './SearchField.tsx'

it('is emptied by its button, keeps the focus and tells the host', async () => {
  const change = vi.fn<(text: string) => void>()
  function Help() {
    const [query, setQuery] = useState('')
    return (
      <UiProvider words={english}>
        <SearchField
          label="Search the help"
          value={query}
          onChange={({ currentTarget }) => {
            change(currentTarget.value)
            setQuery(currentTarget.value)
          }}
        />
      </UiProvider>
    )
  }
  const screen = await render(<Help />)
  const input = screen.getByRole('searchbox', { name: 'Search the help' })
  const clear = screen.getByRole('button', { name: 'Clear' })
  await expect.element(clear).not.toBeInTheDocument()
  await userEvent.fill(input, 'badge')
  await userEvent.tab()
  await expect.element(clear).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
  await expect.element(clear).not.toBeInTheDocument()
  expect(change.mock.calls).toEqual([['badge'], ['']])
})

it('posts its words natively, by its button and by Enter, and returns to its default', async () => {
  const sent: FormDataEntryValue[] = []
  const screen = await render(
    <UiProvider words={english}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(...new FormData(event.currentTarget).getAll('q'))
        }}
      >
        <SearchField label="Search" name="q" defaultValue="badge" submit />
        <button type="reset">Reset</button>
      </form>
    </UiProvider>,
  )
  const input = screen.getByRole('searchbox')
  await screen.getByRole('button', { name: 'Search' }).click()
  await screen.getByRole('button', { name: 'Clear' }).click()
  await userEvent.keyboard('receipt{Enter}')
  expect(sent).toEqual(['badge', 'receipt'])
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(input).toHaveValue('badge')
})

it('shows the clear button for text that a form library writes', async () => {
  const screen = await render(
    <UiProvider words={english}>
      <SearchField
        label="Search"
        ref={(input) => {
          if (input) input.value = 'badge'
        }}
      />
    </UiProvider>,
  )
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})
