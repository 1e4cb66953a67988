import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { NoticeBanner } from './NoticeBanner.tsx'

it('is a landmark, named by the library unless the host names it', async () => {
  const screen = await render(
    <UiProvider words={english}>
      <NoticeBanner title="Works at night" />
      <NoticeBanner label="False messages">They ask for a toll.</NoticeBanner>
    </UiProvider>,
  )
  await expect.element(screen.getByRole('region', { name: 'Important notice' })).toHaveTextContent('Works at night')
  await expect.element(screen.getByRole('region', { name: 'False messages' })).toBeVisible()
  expect(screen.getByRole('status').elements()).toEqual([])
})

it('is announced if it is live', async () => {
  const screen = await render(<NoticeBanner live>You are logged out.</NoticeBanner>)
  await expect.element(screen.getByRole('status')).toHaveTextContent('You are logged out.')
})

it('is closed by its button, by key and pointer', async () => {
  const close = vi.fn<() => void>()
  const screen = await render(
    <UiProvider words={english}>
      <NoticeBanner title="Works at night" onClose={close} />
    </UiProvider>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(close).toHaveBeenCalledTimes(2)
})
