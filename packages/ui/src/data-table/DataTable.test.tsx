import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { DataTable, type DataTableColumn, type DataTableProps, type Selected, type TableView } from './DataTable.tsx'
import { sampleJourneys, type SampleJourney } from '../testing/sampleJourneys.ts'

const columns: DataTableColumn<SampleJourney>[] = [
  { id: 'date', header: 'Date', sort: 'desc', value: ({ date }) => date, cell: ({ date }) => date },
  {
    id: 'plate',
    header: 'Plate',
    sort: 'asc',
    value: ({ plate }) => plate,
    cell: ({ plate }) => plate,
    rowHeader: true,
  },
  { id: 'way', header: 'Way', cell: ({ way }) => way },
  { id: 'price', header: 'Price', sort: 'desc', value: ({ price }) => price, cell: ({ price }) => `${price} c` },
]
const rowId = ({ id }: SampleJourney) => id
const changed = vi.fn<(view: TableView) => void>()
const selections = vi.fn<(selected: string[]) => void>()
beforeEach(() => {
  changed.mockClear()
  selections.mockClear()
})

const common = { caption: 'Journeys', columns, rows: sampleJourneys(4), rowId }
const Fleet = (props: DataTableProps<SampleJourney>) => (
  <UiProvider words={english}>
    <DataTable<SampleJourney> {...props} />
  </UiProvider>
)

/** Like a screen that requests each page from a server. */
function Served({ total = 243 }: { total?: number }) {
  const [view, setView] = useState<TableView>({ page: 2, pageSize: 10, sortBy: 'date', order: 'desc' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['elsewhere']))
  return (
    <Fleet
      {...common}
      rows={sampleJourneys(total).slice((view.page - 1) * view.pageSize, view.page * view.pageSize)}
      view={view}
      total={total}
      onViewChange={(next) => {
        changed(next)
        setView(next)
      }}
      selection={{
        selected,
        onSelectedChange: (next: Set<string>) => {
          selections([...next])
          setSelected(next)
        },
        rowName: ({ id }) => id,
      }}
    />
  )
}

it('has a caption, headers with a scope, and a region to scroll with the keyboard [HARDENING 5.4-5.7]', async () => {
  const screen = await render(<Fleet {...common} />)
  await expect.element(screen.getByRole('table', { name: 'Journeys' })).toHaveAttribute('aria-rowcount', '5')
  await expect.element(screen.getByText('Journeys', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Way' })).toHaveAttribute('scope', 'col')
  await expect.element(screen.getByRole('rowheader').first()).toHaveAttribute('scope', 'row')
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^4 results/)
  await userEvent.tab()
  await expect.element(screen.getByRole('region', { name: 'Journeys' })).toHaveFocus()
})

it('sorts its own rows by a button in the header, and exposes the order [HARDENING §4, table_sortable-table]', async () => {
  const screen = await render(
    <Fleet {...common} rows={sampleJourneys(12)} defaultView={{ sortBy: 'date', order: 'desc' }} />,
  )
  const header = (name: string) => screen.getByRole('columnheader', { name })
  const prices = () =>
    screen
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => parseInt(row.lastElementChild?.textContent ?? ''))
  await expect.element(header('Date')).toHaveAttribute('aria-sort', 'descending')
  await header('Price').getByRole('button').click()
  await expect.element(header('Price')).toHaveAttribute('aria-sort', 'descending')
  await expect.element(header('Date')).not.toHaveAttribute('aria-sort')
  expect(prices()[0]).toBeGreaterThan(0)
  expect(prices()).toEqual(prices().toSorted((a, b) => b - a))
  await userEvent.keyboard('{Enter}')
  await expect.element(header('Price')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(header('Price').getByRole('button')).toHaveFocus()
  expect(prices()).toEqual(prices().toSorted((a, b) => a - b))
  await expect.element(screen.getByRole('status')).toHaveTextContent('12 results, sorted by Price, ascending')
  await header('Plate').getByRole('button').click()
  await expect.element(header('Plate')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(header('Way').getByRole('button')).not.toBeInTheDocument()
})

it('sorts by a list of orders, by keyboard too, and keeps the focus there', async () => {
  const screen = await render(<Served />)
  const list = screen.getByRole('combobox', { name: 'Sort by …' })
  await expect.element(list).toHaveDisplayValue('Date ↓')
  await expect.element(list.getByRole('option', { name: 'sorted by Price, ascending' })).toHaveTextContent('Price ↑')
  await list.selectOptions('Price ↑')
  await expect.element(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(screen.getByRole('status')).toMatchTextContent(/, page 1, sorted by Price, ascending/i)
  list.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(list).toHaveDisplayValue('Price ↓')
  await expect.element(list).toHaveFocus()
  expect(changed.mock.lastCall?.[0]).toEqual({ page: 1, pageSize: 10, sortBy: 'price', order: 'desc' })
})

it('pages its own rows, and adapts to a filter that leaves fewer', { tags: ['OPEN-55'] }, async () => {
  const screen = await render(<Fleet {...common} rows={sampleJourneys(43)} defaultView={{ pageSize: 10 }} />)
  await screen.getByRole('button', { name: 'Page 5' }).click()
  await expect.element(screen.getByText('41–43 of 43')).toBeVisible()
  await expect.element(screen.getByRole('row').last()).toHaveAttribute('aria-rowindex', '44')
  await screen.rerender(<Fleet {...common} rows={sampleJourneys(12)} defaultView={{ pageSize: 10 }} />)
  await expect.element(screen.getByText('11–12 of 12')).toBeVisible()
  await expect.element(screen.getByRole('rowheader').last()).toBeVisible()
})

it('requests another order, page and size from the server', { tags: ['OPEN-55'] }, async () => {
  const screen = await render(<Served />)
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '244')
  await expect.element(screen.getByRole('row').last()).toHaveAttribute('aria-rowindex', '21')
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/, page 3, /i)
  await screen.getByRole('combobox', { name: 'Rows per page' }).selectOptions('25')
  await screen.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await screen.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  expect(changed.mock.calls.map(([view]) => view)).toEqual([
    { page: 3, pageSize: 10, sortBy: 'date', order: 'desc' },
    { page: 1, pageSize: 25, sortBy: 'date', order: 'desc' },
    { page: 1, pageSize: 25, sortBy: 'price', order: 'desc' },
    { page: 1, pageSize: 25, sortBy: 'price', order: 'asc' },
  ])
})

it('renders links when views have addresses', async () => {
  const view = { page: 2, pageSize: 10, sortBy: 'date', order: 'desc' } as const
  const screen = await render(
    <Fleet
      {...common}
      view={view}
      onViewChange={changed}
      total={43}
      pageHref={(next) => `?page=${next.page}&sort=${next.sortBy}`}
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3&sort=date')
})

it('selects single rows and the whole page, with a mixed state between, and keeps the selection of other pages', async () => {
  const screen = await render(<Served total={13} />)
  const all = screen.getByRole('checkbox', { name: 'Select all' })
  await screen.getByRole('checkbox', { name: 'Select journey-12' }).click()
  await expect.element(all).toBePartiallyChecked()
  await expect.element(screen.getByRole('row').nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('status')).toMatchTextContent(/2 selected/)
  all.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(all).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(all).not.toBeChecked()
  expect(selections.mock.calls.map(([ids]) => ids)).toEqual([
    ['elsewhere', 'journey-12'],
    ['elsewhere', 'journey-12', 'journey-11', 'journey-13'],
    ['elsewhere'],
  ])
})

it.each([
  ['loads', { rows: [], loading: true }, 'Loading'],
  ['has nothing', { rows: [] }, 'No results'],
])('says that it %s', async (_, state, text) => {
  const screen = await render(<Fleet {...common} {...state} />)
  await expect.element(screen.getByRole('status')).toMatchTextContent(new RegExp(text))
  await expect.element(screen.getByRole('columnheader', { name: 'Way' })).toBeInTheDocument()
})

it('keeps the rows while new ones load, and shows a failure in their place', async () => {
  const screen = await render(<Fleet {...common} loading />)
  await expect.element(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('rowheader').elements()).toHaveLength(4)
  await screen.rerender(<Fleet {...common} error={<p>It failed.</p>} />)
  await expect.element(screen.getByRole('cell', { name: 'It failed.' })).toBeVisible()
  await expect.element(screen.getByRole('rowheader')).not.toBeInTheDocument()
})

it('renders to HTML without a browser', () => {
  expect(renderToString(<Fleet {...common} rows={sampleJourneys(50)} />)).toContain('aria-rowcount="51"')
})

it('selects no row that the host excludes, neither alone nor with all others', async () => {
  const screen = await render(
    <Fleet
      {...common}
      selection={{
        selected: new Set(),
        onSelectedChange: (next: Set<string>) => selections([...next]),
        rowName: ({ id }) => id,
        isSelectable: ({ id }) => id !== 'journey-2',
      }}
    />,
  )
  await expect.element(screen.getByRole('checkbox', { name: 'Select journey-2' })).toBeDisabled()
  await screen.getByRole('checkbox', { name: 'Select all' }).click()
  expect(selections).toHaveBeenCalledExactlyOnceWith(['journey-1', 'journey-3', 'journey-4'])
})

/** Like a server's list of 10,000 rows: only the rows of the page are here. */
function Everything({ onSelect }: { onSelect: (selected: Selected) => void }) {
  const [view, setView] = useState<TableView>({ page: 1, pageSize: 10 })
  const [selected, setSelected] = useState<Selected>(new Set(['journey-95']))
  return (
    <Fleet
      {...common}
      rows={sampleJourneys(10_000).slice((view.page - 1) * view.pageSize, view.page * view.pageSize)}
      view={view}
      total={10_000}
      onViewChange={setView}
      selection={{
        selected,
        onSelectedChange: (next) => {
          onSelect(next)
          setSelected(next)
        },
        selectableTotal: 9_990,
        rowName: ({ id }) => id,
      }}
    />
  )
}

it('counts the selected rows of other pages, selects all of the filter without loading them, and clears', async () => {
  const onSelect = vi.fn<(selected: Selected) => void>()
  const screen = await render(<Everything onSelect={onSelect} />)
  const status = screen.getByRole('status')
  await screen.getByRole('checkbox', { name: 'Select journey-3' }).click()
  await expect.element(status).toMatchTextContent(/2 selected, of which 1 on other pages/)
  await screen.getByRole('button', { name: 'Select all 9,990' }).click()
  expect(onSelect).toHaveBeenLastCalledWith({ except: new Set() })
  await expect.element(status).toMatchTextContent(/9,990 selected, of which 9,980 on other pages/)
  await expect.element(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked()
  await screen.getByRole('checkbox', { name: 'Select journey-3' }).click()
  expect(onSelect).toHaveBeenLastCalledWith({ except: new Set(['journey-3']) })
  await expect.element(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked()
  await expect.element(status).toMatchTextContent(/9,989 selected, of which 9,979 on other pages/)
  await screen.getByRole('button', { name: 'Clear the selection' }).click()
  expect(onSelect).toHaveBeenLastCalledWith(new Set())
  await expect.element(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus()
  await expect.element(status).toMatchTextContent(/10,000 results/)
})

it('selects the rows of all its own pages', async () => {
  const screen = await render(
    <Fleet
      {...common}
      rows={sampleJourneys(30)}
      defaultView={{ pageSize: 10 }}
      selection={{
        selected: new Set(['journey-1']),
        onSelectedChange: (next: Set<string>) => selections([...next]),
        rowName: ({ id }) => id,
        isSelectable: ({ id }) => id !== 'journey-25',
      }}
    />,
  )
  await screen.getByRole('button', { name: 'Select all 29' }).click()
  expect(selections.mock.lastCall?.[0]).toHaveLength(29)
  expect(selections.mock.lastCall?.[0]).not.toContain('journey-25')
})

function Chosen() {
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable')
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['plate']))
  return (
    <Fleet
      {...common}
      density={density}
      onDensityChange={setDensity}
      hiddenColumns={hidden}
      onHiddenColumnsChange={setHidden}
    />
  )
}

it('hides columns but not the row header, and changes the density, as the user chooses', async () => {
  const screen = await render(<Chosen />)
  const header = (name: string) => screen.getByRole('columnheader', { name })
  // The row header, which the host cannot hide either.
  await expect.element(header('Plate')).toBeVisible()
  const menu = screen.getByRole('button', { name: 'Display' })
  await menu.click()
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('checkbox', { name: 'Plate' })).toBeDisabled()
  await screen.getByRole('checkbox', { name: 'Way' }).click()
  await expect.element(header('Way')).not.toBeInTheDocument()
  await screen.getByRole('checkbox', { name: 'Way' }).click()
  await expect.element(header('Way')).toBeInTheDocument()
  await screen.getByRole('checkbox', { name: 'Compact rows' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Compact rows' })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).toHaveFocus()
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.click()
  await userEvent.click(screen.getByRole('caption'))
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
})

it('renders only the changed row after a selection', async () => {
  const rendered = vi.fn<(id: string) => void>()
  const counted = columns.map((column) =>
    column.id === 'way' ? { ...column, cell: (row: SampleJourney) => (rendered(row.id), row.way) } : column,
  )
  const rows = sampleJourneys(20)
  function Selecting() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    return (
      <Fleet
        {...common}
        columns={counted}
        rows={rows}
        selection={{ selected, onSelectedChange: setSelected, rowName: ({ id }) => id }}
      />
    )
  }
  const screen = await render(<Selecting />)
  rendered.mockClear()
  await screen.getByRole('checkbox', { name: 'Select journey-3' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Select journey-3' })).toBeChecked()
  expect(rendered.mock.calls.flat()).toEqual(['journey-3'])
})

it('says what is selected in the words of the host, and the number to screen readers', async () => {
  const selection = {
    selected: new Set(['journey-1']),
    onSelectedChange: () => {},
    rowName: ({ id }: SampleJourney) => id,
  }
  const screen = await render(<Fleet {...common} selection={{ ...selection, summary: '1 journey, €7.40' }} />)
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^1 selected, 1 journey, €7.40/)
})
