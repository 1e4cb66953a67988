import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { SummaryList } from './SummaryList.tsx'

it('names each link and button by its term', async () => {
  const edit = vi.fn<() => void>()
  const screen = await render(
    <UiProvider words={english}>
      <SummaryList
        items={[
          { term: 'Plate', value: 'AA-123-BB', change: { href: '/form/payment' } },
          { term: 'E-mail', value: 'a@example.org', change: { onClick: edit } },
          { term: 'Country', value: 'France' },
        ]}
      />
    </UiProvider>,
  )
  await expect.element(screen.getByRole('link', { name: 'Change: Plate' })).toHaveAttribute('href', '/form/payment')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Change: E-mail' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(edit).toHaveBeenCalledOnce()
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['AA-123-BB', 'Change: Plate', 'a@example.org', 'Change: E-mail', 'France'])
})

it('says that an answer is missing', async () => {
  const screen = await render(
    <UiProvider words={english}>
      <SummaryList items={[{ term: 'Phone', value: '' }, { term: 'City' }, { term: 'Axles', value: 0 }]} />
    </UiProvider>,
  )
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Not given', 'Not given', '0'])
})
