import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AppLink } from './AppLink.tsx'

beforeEach(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: {} })
})

const pressed = vi.fn<(event: { preventDefault: () => void }) => void>()
beforeEach(() => {
  pressed.mockReset()
})

function Links() {
  const { pathname } = useLocation()
  return (
    <>
      <output>{pathname}</output>
      <AppLink href="/help" onClick={pressed}>
        Help
      </AppLink>
      <AppLink href="/help" target="_blank" onClick={pressed}>
        Help apart
      </AppLink>
      <AppLink href="https://operator.example/terms">Terms</AppLink>
    </>
  )
}
const show = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Links }], { initialEntries: ['/en'] })} />)
const link = (name: string) => page.getByRole('link', { name, exact: true })
const here = () => page.getByRole('status')

it('opens a page of the portal in the current language, without a page load', { tags: ['I18N-03'] }, async () => {
  await show()
  await expect.element(link('Help')).toHaveAttribute('href', '/en/help')
  await link('Help').click()
  await expect.element(here()).toHaveTextContent('/en/help')
  expect(pressed).toHaveBeenCalledOnce()
})

it('does not navigate if an earlier click handler prevents the default', async () => {
  pressed.mockImplementation((event) => event.preventDefault())
  await show()
  await link('Help').click()
  expect(pressed).toHaveBeenCalledOnce()
  await expect.poll(() => here().element().textContent).toBe('/en')
})

it('leaves new windows and other sites to the browser', async () => {
  await show()
  await expect.element(link('Terms')).toHaveAttribute('href', 'https://operator.example/terms')
  // The browser would open the window after all click handlers.
  const kept: boolean[] = []
  const last = (event: MouseEvent) => {
    kept.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', last)
  await link('Help apart').click()
  await link('Terms').click()
  window.removeEventListener('click', last)
  expect(kept).toEqual([false, false])
  await expect.poll(() => here().element().textContent).toBe('/en')
})
