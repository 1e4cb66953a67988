import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Details } from './Details.tsx'

it('opens and closes by Enter and Space', async () => {
  const screen = await render(<Details summary="Where is it?">At the top right.</Details>)
  const content = screen.getByText('At the top right.')
  await expect.element(content).not.toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(content).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(content).not.toBeVisible()
})

it('is opened by find in page, because the closed content is in the page', async () => {
  const screen = await render(<Details summary="Where is it?">At the top right.</Details>)
  expect(screen.container.textContent).toContain('At the top right.')
})

it('renders content that is a function at the first opening, and keeps it', async () => {
  const content = vi.fn<() => ReactNode>(() => <p>Costs</p>)
  const screen = await render(<Details summary="Later">{content}</Details>)
  expect(content).not.toHaveBeenCalled()
  await screen.getByText('Later').click()
  await expect.element(screen.getByText('Costs')).toBeVisible()
  await screen.getByText('Later').click()
  await expect.element(screen.getByText('Costs')).not.toBeVisible()
})

it('stays as the reader left it when the page renders again', async () => {
  function Page() {
    const [count, setCount] = useState(0)
    return (
      <>
        <Details summary="Open at first" defaultOpen>
          Shown
        </Details>
        <button type="button" onClick={() => setCount(count + 1)}>
          Again {count}
        </button>
      </>
    )
  }
  const screen = await render(<Page />)
  await expect.element(screen.getByText('Shown')).toBeVisible()
  await screen.getByText('Open at first').click()
  await expect.element(screen.getByText('Shown')).not.toBeVisible()
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button', { name: 'Again 1' })).toBeVisible()
  await expect.element(screen.getByText('Shown')).not.toBeVisible()
})
