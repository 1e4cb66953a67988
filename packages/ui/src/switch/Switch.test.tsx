import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { Switch, type SwitchProps } from './Switch.tsx'

const turned = vi.fn<(checked: boolean) => void>()
beforeEach(() => turned.mockClear())

/** `isAccepted` is whether the server accepts the change. */
function Alert({ isAccepted = true, ...rest }: Partial<SwitchProps> & { isAccepted?: boolean }) {
  const [checked, setChecked] = useState(false)
  return (
    <UiProvider words={english}>
      <Switch
        label="E-mail alert"
        checked={checked}
        onCheckedChange={(next) => {
          turned(next)
          if (isAccepted) setChecked(next)
        }}
        {...rest}
      />
    </UiProvider>
  )
}

it('changes by a press, by its label, by Space and by Enter [HARDENING §4, alert toggle]', async () => {
  const screen = await render(<Alert />)
  const button = screen.getByRole('switch', { name: 'E-mail alert', exact: true })
  await expect.element(button).not.toBeChecked()
  await expect.element(screen.getByText('Off')).toBeVisible()
  await button.click()
  await expect.element(button).toBeChecked()
  await expect.element(screen.getByText('On', { exact: true })).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(button).not.toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toBeChecked()
  await screen.getByText('E-mail alert').click()
  await expect.element(button).not.toBeChecked()
  expect(turned.mock.calls).toEqual([[true], [false], [true], [false]])
})

it('keeps its state when the host does not set checked [HARDENING §4, alert toggle]', async () => {
  const screen = await render(<Alert isAccepted={false} error="It could not be turned on." hint="One per journey." />)
  const button = screen.getByRole('switch')
  await button.click()
  expect(turned).toHaveBeenCalledWith(true)
  await expect.element(button).not.toBeChecked()
  await expect.element(button).toHaveAccessibleDescription('One per journey. It could not be turned on.')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It could not be turned on.')
})

it.each([['pending'], ['disabled']] as const)('does not change while %s, and keeps the focus', async (state) => {
  const screen = await render(<Alert />)
  const button = screen.getByRole('switch')
  button.element().focus()
  await screen.rerender(<Alert {...{ [state]: true }} />)
  await userEvent.keyboard(' {Enter}')
  await button.click({ force: true })
  expect(turned).not.toHaveBeenCalled()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})

it('announces that it is pending', async () => {
  const screen = await render(<Alert />)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await screen.rerender(<Alert pending />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
  await expect.element(screen.getByRole('switch')).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByRole('switch')).toHaveAccessibleDescription('Loading')
})
