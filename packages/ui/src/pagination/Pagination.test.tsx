import { useCallback, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider, type HostLinkProps } from '../provider/UiProvider.tsx'
import { Pagination } from './Pagination.tsx'

const InApp = ({ children, ...rest }: HostLinkProps) => (
  <a {...rest} data-router="in-app">
    {children}
  </a>
)

function Pager({ first = 1, total = 243 }: { first?: number; total?: number }) {
  const [page, setPage] = useState(first)
  const [pageSize, setPageSize] = useState(10)
  return (
    <UiProvider words={english}>
      <Pagination
        label="Journeys"
        {...{ page, pageSize, total }}
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
      />
    </UiProvider>
  )
}

it('changes the page with buttons, and marks the current one', async () => {
  const screen = await render(<Pager />)
  const nav = screen.getByRole('navigation', { name: 'Journeys' })
  const current = (name: string) => nav.getByRole('button', { name, exact: true })
  await expect.element(current('Page 1')).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByText('1–10 of 243')).toBeVisible()
  await nav.getByRole('button', { name: 'Next' }).click()
  await expect.element(current('Page 2')).toHaveAttribute('aria-current', 'page')
  await userEvent.keyboard('{Enter}')
  await expect.element(current('Page 3')).toHaveAttribute('aria-current', 'page')
  await current('Page 25').click()
  await expect.element(screen.getByText('241–243 of 243')).toBeVisible()
  await expect.element(current('Page 25')).toHaveFocus()
  await expect.element(current('Page 24')).not.toHaveAttribute('aria-current')
})

it('keeps the focus at the last page, and does not move', async () => {
  const screen = await render(<Pager first={2} />)
  const previous = screen.getByRole('button', { name: 'Previous' })
  await previous.click()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.element(previous).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('1–10 of 243')).toBeVisible()
})

it('offers a choice of page sizes', async () => {
  const screen = await render(<Pager />)
  const size = screen.getByRole('combobox', { name: 'Rows per page' })
  expect([...screen.container.querySelectorAll('option')].map(({ value }) => value)).toEqual(['10', '25', '50'])
  await size.selectOptions('50')
  await expect.element(screen.getByText('1–50 of 243')).toBeVisible()
})

it('shows a page size that is not among the options', async () => {
  const screen = await render(
    <UiProvider words={english}>
      <Pagination
        label="Journeys"
        page={1}
        pageSize={20}
        total={243}
        onPageChange={vi.fn<() => void>()}
        onPageSizeChange={vi.fn<() => void>()}
      />
    </UiProvider>,
  )
  await expect.element(screen.getByRole('combobox')).toHaveDisplayValue('20')
  expect(
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '20', '25', '50'])
})

it('renders the host’s links if pages have addresses', async () => {
  const screen = await render(
    <UiProvider words={english} link={InApp}>
      <Pagination label="Journeys" page={1} pageSize={10} total={243} href={(page) => `?page=${page}`} />
    </UiProvider>,
  )
  const next = screen.getByRole('link', { name: 'Next' })
  await expect.element(next).toHaveAttribute('href', '?page=2')
  await expect.element(next).toHaveAttribute('data-router', 'in-app')
  await expect.element(screen.getByRole('link', { name: 'Page 25' })).toHaveAttribute('href', '?page=25')
  await expect
    .element(screen.getByRole('link', { name: 'Page 1', exact: true }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
})

it('keeps the focus on the link that led to the last page, and disables it', async () => {
  const went = vi.fn<(href: string) => void>()
  function Linked() {
    const [page, setPage] = useState(24)
    const link = useCallback(
      ({ children, href, onClick, ...rest }: HostLinkProps) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            onClick?.(event)
            if (event.defaultPrevented) return
            event.preventDefault()
            went(href)
            setPage(Number(href.slice(1)))
          }}
        >
          {children}
        </a>
      ),
      [],
    )
    return (
      <UiProvider words={english} link={link}>
        <Pagination label="Journeys" page={page} pageSize={10} total={243} href={(to) => `#${to}`} />
      </UiProvider>
    )
  }
  const screen = await render(<Linked />)
  const next = screen.getByRole('link', { name: 'Next' })
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('241–243 of 243')).toBeVisible()
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(went.mock.calls).toEqual([['#25']])
})

it('offers no navigation for a single page', async () => {
  const screen = await render(<Pager total={7} />)
  await expect.element(screen.getByText('1–7 of 7')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
