import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tap } from '../testing/touch.ts'
import { PasswordField } from './PasswordField.tsx'

it('shows and hides the typed text, keeping caret and focus, and never submits', { tags: ['WIDGET-32'] }, async () => {
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const screen = await render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <PasswordField label="Secret" defaultValue="open sesame" />
    </form>,
  )
  const input = screen.container.querySelector('input')
  const button = screen.getByRole('button', { name: 'Afficher le mot de passe' })
  input?.focus()
  input?.setSelectionRange(4, 4)
  expect(input).toHaveAttribute('type', 'password')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')

  await userEvent.click(button)
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('open sesame')
  expect(input).toHaveFocus()
  expect(input?.selectionStart).toBe(4)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button).toHaveAttribute('title', 'Afficher le mot de passe')

  await userEvent.click(button)
  expect(input).toHaveAttribute('type', 'password')
  expect(input?.selectionStart).toBe(4)
  expect(submit).not.toHaveBeenCalled()
})

it('works by keyboard', async () => {
  const screen = await render(<PasswordField label="Secret" />)
  await userEvent.tab()
  await userEvent.keyboard('abc')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByLabelText('Secret', { exact: true })).toHaveAttribute('type', 'text')
})

it('works by touch, and the focus stays where it was [HARDENING §4]', async () => {
  const screen = await render(<PasswordField label="Secret" defaultValue="abc" />)
  const input = screen.getByLabelText('Secret', { exact: true })
  await userEvent.click(input)
  await tap(screen.getByRole('button').element())
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveFocus()
})

it('accepts password managers and pasting', async () => {
  const screen = await render(<PasswordField label="Secret" autoComplete="new-password" />)
  const input = screen.getByLabelText('Secret', { exact: true }).element()
  expect(input).toHaveAttribute('autocomplete', 'new-password')
  expect(input).not.toHaveAttribute('maxlength')
})

it('updates its rules while typing and describes the input by them', async () => {
  const rules = (met: boolean) => [{ label: 'a digit', met }]
  const screen = await render(<PasswordField label="Secret" rules={rules(false)} />)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('a digit (à respecter)')
  await screen.rerender(<PasswordField label="Secret" rules={rules(true)} />)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('a digit (respectée)')
  await expect
    .element(screen.getByLabelText('Secret', { exact: true }))
    .toHaveAccessibleDescription('a digit (respectée)')
})
