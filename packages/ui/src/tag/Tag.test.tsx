import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { Tag } from './Tag.tsx'

it('takes no focus without a button', async () => {
  const screen = await render(<Tag tone="success">Paid</Tag>)
  await expect.element(screen.getByText('Paid')).toBeVisible()
  await userEvent.tab()
  expect(screen.container.contains(document.activeElement)).toBe(false)
})

it('is removed by a button that repeats its words', async () => {
  const remove = vi.fn<() => void>()
  const screen = await render(
    <UiProvider words={english}>
      <Tag onRemove={remove}>AB-123-CD</Tag>
    </UiProvider>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Remove AB-123-CD' })
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await button.click()
  expect(remove).toHaveBeenCalledTimes(2)
})
