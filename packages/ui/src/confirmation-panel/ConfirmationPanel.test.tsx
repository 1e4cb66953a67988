import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmationPanel } from './ConfirmationPanel.tsx'

function Form({ takesFocus }: { takesFocus: boolean }) {
  const [isSent, setIsSent] = useState(false)
  const [count, setCount] = useState(0)
  return isSent ? (
    <ConfirmationPanel
      title="Your message has been sent"
      takesFocus={takesFocus}
      actions={
        <button type="button" onClick={() => setCount(count + 1)}>
          Copy {count}
        </button>
      }
    />
  ) : (
    <button type="button" onClick={() => setIsSent(true)}>
      Send
    </button>
  )
}

it('takes the focus from the form that it replaces, once', async () => {
  const screen = await render(<Form takesFocus />)
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('region', { name: 'Your message has been sent' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Copy 1' })).toHaveFocus()
})

it('leaves the focus to the page otherwise', async () => {
  const screen = await render(<Form takesFocus={false} />)
  await screen.getByRole('button', { name: 'Send' }).click()
  const panel = screen.getByRole('region', { name: 'Your message has been sent' })
  await expect.element(panel).toBeVisible()
  await expect.element(panel).not.toHaveAttribute('tabindex')
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Your message has been sent' })).toBeVisible()
})
